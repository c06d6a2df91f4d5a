import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer, tail } from './app_server.js'
import { run, stopAll, stopChildrenOnSignals, unlessStopping } from './children.js'
import { demoBox } from './demo_box.js'
import { firstFreePort } from './free_port.js'
import { buildFrontEnd } from './front_end_build.js'
import { ROOT, fail } from './install.js'
import { localSettings, setting } from './local_settings.js'
import { startPostgres } from './postgres.js'

const flags = flagsGiven()
// Each database has content, and logins, of its own.
const FOLDER = flags.postgres ? 'tmp/demo-postgres' : 'tmp/demo'
const LOGINS = join(ROOT, FOLDER, 'logins.json')
const RUNNING = join(ROOT, FOLDER, 'running')
const DATABASE_NAME = 'everly_demo'

stopChildrenOnSignals(0)
try {
  await demo()
} catch (error) {
  await stopAll()
  fail(error.message)
}

async function demo() {
  if (flags.reset) {
    reset()
  }
  const port = await firstFreePort(Number(setting('PORT') ?? 3333))
  const settings = settingsFor(port)
  await step('Building the screens', buildFrontEnd)
  const env = flags.postgres ? await onPostgres(settings) : settings
  await prepareDatabase(env)
  const log = `${FOLDER}/server-${port}.log`
  const server = await startServer({ env, log })
  markAsRunning()
  console.log(demoBox(env.PUBLIC_URL, JSON.parse(readFileSync(LOGINS, 'utf8')).logins))
  console.log(`The server's log: ${log}`)
  const { code } = await unlessStopping(() => server.ended)
  fail(`The server ended by itself (${code}):\n${tail(log)}`)
}

function flagsGiven() {
  const flag = { type: 'boolean', default: false }
  try {
    return parseArgs({ options: { reset: flag, postgres: flag } }).values
  } catch {
    return fail('npm run demo takes these alone:  npm run demo -- --reset --postgres')
  }
}

function reset() {
  const pid = existsSync(RUNNING) ? Number(readFileSync(RUNNING, 'utf8')) : 0
  if (pid && isAlive(pid)) {
    throw new Error(`A demo is running on these data (process ${pid}). Stop it first, then reset.`)
  }
  rmSync(join(ROOT, FOLDER), { recursive: true, force: true })
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function markAsRunning() {
  writeFileSync(RUNNING, `${process.pid}`)
  process.once('exit', () => rmSync(RUNNING, { force: true }))
}

function settingsFor(port) {
  return {
    ...localSettings(`${FOLDER}/everly.sqlite`),
    PORT: `${port}`,
    PUBLIC_URL: setting('PUBLIC_URL') ?? `http://localhost:${port}`,
    // A companion takes her time; somebody who tries the product should not have to.
    REPLY_QUIET_MS: setting('REPLY_QUIET_MS') ?? '1500',
    REPLY_DELAY_MIN_MS: setting('REPLY_DELAY_MIN_MS') ?? '1000',
    REPLY_DELAY_MAX_MS: setting('REPLY_DELAY_MAX_MS') ?? '3000',
    REMEMBER_AFTER_SECONDS: setting('REMEMBER_AFTER_SECONDS') ?? '3',
  }
}

/** A server of the demo's own, whose data stay in the demo's folder. */
async function onPostgres(settings) {
  const folder = join(ROOT, FOLDER, 'postgres')
  const server = await step('Starting PostgreSQL', () => startPostgres({ folder }))
  if (!existsSync(LOGINS)) {
    await server.dropDatabase(DATABASE_NAME)
    await server.createDatabase(DATABASE_NAME)
  }
  return { ...settings, DATABASE_URL: server.urlOf(DATABASE_NAME) }
}

/**
 * The logins are written last: without them the content is
 * half there, and a fresh database is quicker than a repair.
 */
async function prepareDatabase(env) {
  mkdirSync(join(ROOT, FOLDER), { recursive: true })
  if (!existsSync(LOGINS)) {
    for (const end of ['', '-wal', '-shm']) {
      rmSync(join(ROOT, FOLDER, `everly.sqlite${end}`), { force: true })
    }
  }
  await step('Preparing the database', () => cli(['db', 'migrate'], env))
  if (!existsSync(LOGINS)) {
    const output = await step('Filling in demo content', () =>
      cli(['db', 'seed', '--business', '--json'], env)
    )
    writeFileSync(LOGINS, lineOfLogins(output), { mode: 0o600 })
  }
}

function lineOfLogins(output) {
  const line = output.split('\n').find((candidate) => candidate.startsWith('{"version"'))
  if (!line) {
    throw new Error(`The seed printed no logins:\n${output}`)
  }
  return JSON.stringify(JSON.parse(line).data)
}

async function cli(args, env) {
  const command = ['--import=@poppinss/ts-exec', 'cli/index.ts', ...args]
  const { code, output } = await run('node', command, { env, limitSeconds: 120 })
  if (code !== 0) {
    throw new Error(`${args.join(' ')} failed:\n${output}`)
  }
  return output
}

async function step(title, task) {
  const startedAt = Date.now()
  const result = await task()
  const seconds = (Date.now() - startedAt) / 1000
  if (seconds > 0.5) {
    console.log(`${title} … ${seconds.toFixed(1)} s`)
  }
  return result
}
