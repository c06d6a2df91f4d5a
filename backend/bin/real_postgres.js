import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { run, start } from './children.js'
import { freePort } from './free_port.js'

const NOBODY = 65_534
const DEBIAN_HOME = '/usr/lib/postgresql'
const LOOPBACK_ONLY = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']

/** The database of TEST_DATABASE_URL, else one of a server started from the binaries found: { url, close }, or null. */
export async function realPostgres() {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    refuseOtherNames(given)
    return { url: given, close: async () => {} }
  }
  const home = findBinaries()
  return home ? startServer(home) : null
}

/** The tests empty the database they run on. */
function refuseOtherNames(url) {
  const name = new URL(url).pathname.slice(1)
  if (!name.endsWith('_test')) {
    throw new Error(
      `The tests empty their database, so its name has to end in _test: TEST_DATABASE_URL names "${name}".`
    )
  }
}

export function findBinaries() {
  const onPath = (process.env.PATH ?? '').split(delimiter)
  const debian = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : []
  const newestFirst = debian.sort((one, other) => Number(other) - Number(one))
  const folders = [...onPath, ...newestFirst.map((version) => join(DEBIAN_HOME, version, 'bin'))]
  return folders.find(
    (folder) => folder && ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))
  )
}

async function startServer(home) {
  const folder = mkdtempSync(join(tmpdir(), 'everly-postgres-'))
  const options = { cwd: folder, ...asSomebodyAllowed(folder) }
  const close = async () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', close)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'everly', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const made = await run(join(home, 'initdb'), init, { ...options, limitSeconds: 60 })
  if (made.code !== 0) {
    await close()
    throw new Error(`initdb failed:\n${made.output}`)
  }
  const port = await freePort()
  const settings = LOOPBACK_ONLY.flatMap((setting) => ['-c', setting])
  const server = start(join(home, 'postgres'), ['-D', data, '-p', `${port}`, ...settings], options)
  try {
    const url = await createDatabase(port, server)
    return { url, close: () => stopServer(server).then(close) }
  } catch (error) {
    await stopServer(server).then(close)
    throw error
  }
}

/** PostgreSQL refuses to run as root. */
function asSomebodyAllowed(folder) {
  if (process.getuid() !== 0) {
    return {}
  }
  chownSync(folder, NOBODY, NOBODY)
  return { uid: NOBODY, gid: NOBODY }
}

async function createDatabase(port, server) {
  const { default: pg } = await import('pg')
  let lastError
  const hasEnded = server.ended.then(() => true)
  for (let tries = 0; tries < 100; tries++) {
    const address = `postgres://everly@127.0.0.1:${port}`
    const client = new pg.Client({ connectionString: `${address}/postgres` })
    try {
      await client.connect()
      await client.query('create database everly_test')
      await client.end()
      return `${address}/everly_test`
    } catch (error) {
      lastError = error
    }
    if (await Promise.race([hasEnded, sleep(100)])) {
      break
    }
  }
  throw new Error(`PostgreSQL did not start (${lastError.message}):\n${server.output}`)
}

/** SIGINT is PostgreSQL's fast shutdown: SIGTERM would wait for clients that a crash test left behind. */
function stopServer(server) {
  server.child.kill('SIGINT')
  return server.stop(5000)
}
