import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// `node backend/tools/run_built.js cli/index.js …`: runs what `npm run build` has made.
const [file, ...args] = process.argv.slice(2)
const path = resolve(join(import.meta.dirname, '../../build', file))
if (existsSync(path)) {
  process.argv = [process.execPath, path, ...args]
  await import(pathToFileURL(path).href)
} else {
  console.error('Everly is not built yet: run  npm run build  first.')
  process.exitCode = 1
}
