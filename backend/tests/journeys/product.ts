import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Child, runCli, startNode, whenReady } from '#tests/child'
import { PREPARED_KEY, type PreparedFiles, preparedFiles } from '#tests/prepared_files'
import { unusedPort } from '#tests/unused_port'

export interface Product {
  base: string
  logins: PreparedFiles['logins']
  /** Changes rows under the running server's feet, for what would take days to come about. */
  change(statement: string, ...values: (string | number | null)[]): void
  /** What stands in its rows. */
  read<Row>(query: string, ...values: (string | number | null)[]): Row[]
  /** Stops the server as a crash would and starts it again on the same database. */
  restart(downMs?: number): Promise<void>
  /** Runs a command of the command line with the server's settings. */
  run(...command: string[]): Promise<void>
  stop(): Promise<void>
}

/** As in production but for the waiting: she answers at once, and nobody is counted who comes often. */
const SETTINGS = {
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  SCRYPT_COST: '1024',
  REPLY_QUIET_MS: '200',
  REPLY_DELAY_MIN_MS: '50',
  REPLY_DELAY_MAX_MS: '100',
  SEND_SEGMENTS_PER_SECOND: '1000',
  JOB_LEASE_SECONDS: '3',
  JOB_POLL_MS: '100',
  PULL_INBOUND_SECONDS: '2',
  REMEMBER_AFTER_SECONDS: '1',
  REPLIES_PER_HOUR: '100',
  CODE_COOLDOWN_SECONDS: '0',
  CODES_PER_IP_HOUR: '1000',
  CODES_PER_SUBNET_HOUR: '1000',
  CODES_PER_RANGE_HOUR: '1000',
  CODES_PER_PREFIX_HOUR: '1000',
  CODES_PER_AREA_HOUR: '1000',
  CODES_PER_COUNTRY_HOUR: '1000',
  CODES_PER_HOUR: '1000',
  CODE_CONVERSION_ASKED: '1000',
  LOGINS_PER_IP: '1000',
}

let shared: Promise<Product> | undefined

/** The one server of all journeys that need no settings, switches or lists of their own. */
export function sharedProduct(): Promise<Product> {
  return (shared ??= startProduct())
}

export async function closeProducts(): Promise<void> {
  await (await shared)?.stop()
}

/** The whole product with demo content on stand-ins. `settings` go before the usual ones. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const { seeded, logins } = await preparedFiles()
  const folder = mkdtempSync(join(tmpdir(), 'everly-journey-'))
  const port = String(await unusedPort())
  const base = `http://127.0.0.1:${port}`
  const env = {
    ...SETTINGS,
    PORT: port,
    APP_KEY: PREPARED_KEY,
    DATABASE_URL: join(folder, 'everly.sqlite'),
    ...settings,
  }
  copyFileSync(seeded, env.DATABASE_URL)
  let child = await serve(env, base)
  return {
    base,
    logins,
    change(statement, ...values) {
      const file = new Sqlite(env.DATABASE_URL)
      file.pragma('busy_timeout = 5000')
      file.prepare(statement).run(...values)
      file.close()
    },
    read<Row>(query: string, ...values: (string | number | null)[]) {
      const file = new Sqlite(env.DATABASE_URL, { readonly: true })
      const rows = file.prepare(query).all(...values) as Row[]
      file.close()
      return rows
    },
    async restart(downMs = 0) {
      child.process.kill('SIGKILL')
      await child.ended
      await new Promise((later) => setTimeout(later, downMs))
      child = await serve(env, base)
    },
    run: (...command) => succeed(command, env),
    async stop() {
      child.process.kill('SIGTERM')
      await child.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function succeed(command: string[], env: Record<string, string>): Promise<void> {
  const { code, stderr } = await runCli(command, env)
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${stderr}`)
}

async function serve(env: Record<string, string>, base: string): Promise<Child> {
  const child = startNode('backend/bin/server.ts', [], env)
  await whenReady(`${base}/health/ready`, child)
  return child
}
