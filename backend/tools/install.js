import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const TOOLS = join(ROOT, 'node_modules', '.bin')
export const NEEDED_NODE = 24

/**
 * Installs what package-lock.json asks for when it is not
 * there yet, and answers with a Node that can run the app.
 */
export function prepare() {
  if (!isInstalled()) {
    install()
  }
  const node = findNode()
  if (!node) {
    fail(
      `Everly needs Node ${NEEDED_NODE} or newer. On Linux x64 npm brings it along; ` +
        'on this machine please install it from https://nodejs.org ' +
        `(this is Node ${process.versions.node}) and run the command again.`
    )
  }
  return node
}

/**
 * npm writes its own copy of the lock last, so an interrupted or outdated install never equals the real one.
 */
function isInstalled() {
  const wanted = readPackages(join(ROOT, 'package-lock.json'))
  const present = readPackages(join(ROOT, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = present[path]
    return path === '' || found?.version === version || (!found && isLeftOut(path, optional))
  })
}

/** npm leaves out optional packages of other platforms, but Node itself has to come when it can. */
function isLeftOut(path, optional) {
  const isOurNode = path === `node_modules/node-${process.platform}-${process.arch}`
  return Boolean(optional) && !isOurNode
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

function install() {
  console.log('Installing packages (about a minute the first time) …')
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH: outerPath() } }
  const npm = spawnSync(
    'npm',
    ['ci', '--include=dev', '--loglevel=error', '--no-progress'],
    options
  )
  if (npm.error) {
    fail(
      `npm could not be started (${npm.error.message}). Everly needs npm, which comes with Node.`
    )
  }
  if (npm.status !== 0) {
    fail('npm ci failed; its own message stands above.', npm.status ?? 1)
  }
  if (!isInstalled()) {
    fail('npm ci ended well, but node_modules does not match package-lock.json.')
  }
}

/** npm ci deletes node_modules first: it must not run on the Node that lies in there. */
function outerPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.includes(`node_modules${sep}.bin`)).join(delimiter)
}

function findNode() {
  return [join(TOOLS, 'node'), process.execPath].find(
    (candidate) => existsSync(candidate) && majorOf(candidate) >= NEEDED_NODE
  )
}

export function isNodeNewEnough() {
  return majorOf(process.execPath) >= NEEDED_NODE
}

function majorOf(node) {
  if (realpathSync(node) === realpathSync(process.execPath)) {
    return Number.parseInt(process.versions.node, 10)
  }
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return Number.parseInt(answer.stdout?.replace(/^v/, '') ?? '', 10)
}

/** The path of a package's command, e.g. `eslint`. It runs on the Node that `childEnv` puts first. */
export function tool(name) {
  return name === 'node' ? name : join(TOOLS, name)
}

export function childEnv(extra = {}) {
  const node = findNode()
  const path = [TOOLS, node && dirname(node), process.env.PATH].filter(Boolean).join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

export function fail(sentence, code = 1) {
  console.error(sentence)
  process.exit(code)
}
