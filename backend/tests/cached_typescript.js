import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'

// The compiler of ts-exec, in the version that came with it.
const SWC = '@swc/core'
const require = createRequire(import.meta.resolve('@poppinss/ts-exec'))
const FOLDER = fileURLToPath(
  new URL('../../node_modules/.cache/everly/typescript', import.meta.url)
)
/** What ts-exec makes of tsconfig.json. */
const OPTIONS = {
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
    transform: { decoratorMetadata: true, legacyDecorator: true },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}
const COMPILER = `${require(`${SWC}/package.json`).version} ${JSON.stringify(OPTIONS)}`

// As `--import=@poppinss/ts-exec`, but what was compiled is
// kept: a test starts many processes of the same source.
process.setSourceMapsEnabled(true)
mkdirSync(FOLDER, { recursive: true })
registerHooks({ resolve, load })

function resolve(specifier, context, next) {
  try {
    return next(specifier, context)
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.url?.endsWith('.js')) throw error
    return next(error.url.replace(/js$/, 'ts'), context)
  }
}

function load(url, context, next) {
  if (context.format !== 'module-typescript') return next(url, context)
  const file = fileURLToPath(url)
  const source = readFileSync(file, 'utf8')
  const key = createHash('sha256').update(`${COMPILER}\n${file}\n${source}`).digest('hex')
  return {
    format: 'module',
    source: kept(key) ?? compile({ file, source, key }),
    shortCircuit: true,
  }
}

function kept(key) {
  try {
    return readFileSync(join(FOLDER, key), 'utf8')
  } catch {
    return null
  }
}

/** Written beside its place and moved there: other processes and threads may read or write it just then. */
function compile({ file, source, key }) {
  const { code } = require(SWC).transformSync(source, { filename: file, ...OPTIONS })
  const draft = join(FOLDER, `${key}.${process.pid}.${threadId}`)
  writeFileSync(draft, code)
  renameSync(draft, join(FOLDER, key))
  return code
}
