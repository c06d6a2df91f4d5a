import { copyFileSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../children.js'
import { ROOT } from '../install.js'
import { startPostgres } from '../postgres.js'

/** A power cut is no part of a test run, and waiting for the disk would be a large part of its time. */
const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 31

const TEST_SETTINGS = [
  ...['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
  // Plans are judged: what the server knows of a table is what the spec had it look at.
  'autovacuum=off',
  ...['shared_buffers=256MB', 'max_connections=300'],
]

/** Each kind makes databases of its own, copied from a template with the schema in it: { open, close }. */
export function sqliteDatabases() {
  const folder = temporaryFolder(join(placeOfFiles(), 'everly-test-'))
  const template = join(folder.path, 'template.sqlite')
  let count = 0
  const migrated = once(() => migrate(template))
  return {
    open: async () => {
      await migrated()
      const file = join(folder.path, `everly_${++count}.sqlite`)
      copyFileSync(template, file)
      return file
    },
    close: folder.remove,
  }
}

function placeOfFiles() {
  if (!existsSync(IN_MEMORY)) {
    return tmpdir()
  }
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return bavail * bsize > ENOUGH_BYTES ? IN_MEMORY : tmpdir()
}

/** `home`: the programs of another PostgreSQL than npm's. */
export function postgresDatabases(home) {
  return process.env.TEST_DATABASE_URL ? givenDatabase() : ownServer(home)
}

function ownServer(home) {
  // Who runs as root runs the server as nobody, who may look into the system's temporary folder only.
  const folder = temporaryFolder(join(tmpdir(), 'everly-postgres-'))
  const server = once(async () => {
    const started = await startPostgres({ folder: folder.path, settings: TEST_SETTINGS, home })
    await migrate(await started.createDatabase('everly_template'))
    return started
  })
  let count = 0
  return {
    open: async () => {
      const started = await server()
      return started.createDatabase(`everly_${++count}_test`, 'everly_template')
    },
    close: async () => {
      await server.started?.then((one) => one.close()).catch(() => {})
      folder.remove()
    },
  }
}

/** The tests empty the one database they were given, so they take turns. */
function givenDatabase() {
  const url = process.env.TEST_DATABASE_URL
  const name = new URL(url).pathname.slice(1)
  if (!name.endsWith('_test')) {
    throw new Error(
      `The tests empty their database, so its name has to end in _test: TEST_DATABASE_URL names "${name}".`
    )
  }
  return { open: async () => url, close: async () => {}, takesTurns: true }
}

function once(task) {
  const ask = () => (ask.started ??= task())
  return ask
}

async function migrate(databaseUrl) {
  const env = { NODE_ENV: 'test', ENV_PATH: 'backend/tests', DATABASE_URL: databaseUrl }
  const command = ['--import=@poppinss/ts-exec', 'cli/index.ts', 'db', 'migrate']
  const { code, output } = await run('node', command, { env, limitSeconds: 120 })
  if (code !== 0) {
    throw new Error(`The schema of the tests could not be made:\n${output}`)
  }
}

function temporaryFolder(prefix) {
  const path = mkdtempSync(prefix)
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', remove)
  return { path, remove }
}
