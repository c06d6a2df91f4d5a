import { copyFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, stopChildrenOnSignals } from './children.js'
import { entryOf } from './entry_of.js'
import { buildFrontEnd } from './front_end_build.js'
import { ROOT, fail, tool } from './install.js'

// .npmrc goes along because better-sqlite3 cannot be installed without its ignore-scripts on a bare machine.
const COPIED = ['package.json', 'package-lock.json', '.npmrc', '.adonisrc.json']

stopChildrenOnSignals()
// Only what is built goes: somebody may keep data beside it, in build/tmp.
for (const folder of ['backend', 'cli', 'site']) {
  rmSync(join(ROOT, 'build', folder), { recursive: true, force: true })
}
const compiled = await run(tool('tsc'), ['-p', 'backend/tsconfig.build.json'], {
  limitSeconds: 300,
})
if (compiled.code !== 0) {
  fail(compiled.output)
}
const bundled = await run('node', ['backend/tools/bundle_cli.js'], { limitSeconds: 60 })
if (bundled.code !== 0) {
  fail(bundled.output)
}
for (const file of COPIED) {
  copyFileSync(join(ROOT, file), join(ROOT, 'build', file))
}
const bin = join(ROOT, 'build/backend/bin')
renameSync(join(bin, 'server.js'), join(bin, 'serve.js'))
writeFileSync(join(bin, 'server.js'), entryOf('Everly', './serve.js'))
cpSync(join(ROOT, 'backend/words'), join(ROOT, 'build/backend/words'), { recursive: true })
writeFileSync(join(ROOT, 'build/version'), await versionOf())
try {
  await buildFrontEnd()
} catch (error) {
  fail(error.message)
}
console.log(
  'Built. Start it with  npm start  (first  npm run cli -- db migrate  on a new database).'
)

/** `0.1.0+1a2b3c4`; the commit is left out where there is no git, as in an image. */
async function versionOf() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const told = await run('git', ['describe', '--always', '--dirty', '--abbrev=7'], {
    limitSeconds: 10,
  })
  return told.code === 0 ? `${version}+${told.output.trim()}` : version
}
