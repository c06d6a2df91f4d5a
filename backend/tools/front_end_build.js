import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './children.js'
import { ROOT, tool } from './install.js'
import { putInPlace } from './put_in_place.js'

const SITE = join(ROOT, 'build', 'site')
/** Where vite builds it. */
const FRESH = join(ROOT, 'build', 'fresh_site')
/** Pages that are open, and a server that runs on, still ask for the scripts of the build before. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60_000
// It lies inside the built site, so whoever replaces the site removes the claim about its sources too.
const STAMP = join(SITE, '.sources')

/** Builds the front end unless the built one is of these very sources; throws with vite's output. */
export async function buildFrontEnd() {
  const sources = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) {
    return
  }
  const args = ['build', '--config', 'frontend/vite.config.ts', '--logLevel', 'warn']
  const { code, output } = await run(tool('vite'), args, { limitSeconds: 300 })
  if (code !== 0) {
    throw new Error(`The front end could not be built:\n${output}`)
  }
  if (!existsSync(join(FRESH, 'index.html'))) {
    throw new Error(`Vite ended well, but its index.html is missing:\n${output}`)
  }
  rmSync(STAMP, { force: true })
  putInPlace(FRESH, SITE, KEPT_FOR_MS)
  writeFileSync(STAMP, sources)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of ['package.json', 'package-lock.json', ...sourceFiles()]) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function sourceFiles() {
  const contracts = filesUnder('backend/app').filter((file) => file.endsWith('contract.ts'))
  return [...filesUnder('frontend'), ...contracts].sort()
}

function filesUnder(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}
