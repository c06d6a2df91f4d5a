import { copyFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, stopChildrenOnSignals } from './children.js'
import { entryOf } from './entry_of.js'
import { buildFrontEnd } from './front_end_build.js'
import { ROOT, fail, tool } from './install.js'
import { putInPlace } from './put_in_place.js'

// .npmrc goes along because better-sqlite3 cannot be installed without its ignore-scripts on a bare machine.
const COPIED = ['package.json', 'package-lock.json', '.npmrc', '.adonisrc.json']

const FRESH = join(ROOT, 'build', 'fresh')

stopChildrenOnSignals()
// Built aside and put in place at the end: what runs needs the files there, and a build may fail.
rmSync(FRESH, { recursive: true, force: true })
const toFresh = ['-p', 'backend/tsconfig.build.json', '--outDir', FRESH]
const compiled = await run(tool('tsc'), toFresh, { limitSeconds: 300 })
if (compiled.code !== 0) {
  fail(compiled.output)
}
const bundled = await run('node', ['backend/tools/bundle_cli.js', FRESH], { limitSeconds: 60 })
if (bundled.code !== 0) {
  fail(bundled.output)
}
for (const file of COPIED) {
  copyFileSync(join(ROOT, file), join(FRESH, file))
}
const bin = join(FRESH, 'backend/bin')
renameSync(join(bin, 'server.js'), join(bin, 'serve.js'))
writeFileSync(join(bin, 'server.js'), entryOf('Everly', './serve.js'))
cpSync(join(ROOT, 'backend/words'), join(FRESH, 'backend/words'), { recursive: true })
writeFileSync(join(FRESH, 'version'), await versionOf())
try {
  await buildFrontEnd()
} catch (error) {
  fail(error.message)
}
// Somebody may keep data beside them, in build/tmp.
for (const folder of ['backend', 'cli']) {
  putInPlace(join(FRESH, folder), join(ROOT, 'build', folder))
}
for (const file of [...COPIED, 'version']) {
  renameSync(join(FRESH, file), join(ROOT, 'build', file))
}
rmSync(FRESH, { recursive: true })
console.log(
  'Built. Start it with  npm start  (first  npm run migrate,  under systemd  everly db migrate).'
)

/** `0.1.0+1a2b3c4`; the commit is left out where there is no git, as in an image. */
async function versionOf() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const told = await run('git', ['describe', '--always', '--dirty', '--abbrev=7'], {
    limitSeconds: 10,
  })
  return told.code === 0 ? `${version}+${told.output.trim()}` : version
}
