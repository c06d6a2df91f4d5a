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
  /** Stops the server as a crash would and starts it again on the same database. */
  restart(downMs?: number): Promise<void>
  /** Runs a command of the command line with the server's settings. */
  run(...command: string[]): Promise<void>
  stop(): Promise<void>
}

/** The whole product with demo content on stand-ins, quick enough for a test. `settings` go before the usual ones. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'everly-journey-'))
  const port = await unusedPort()
  const base = `http://127.0.0.1:${port}`
  const env = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_KEY: PREPARED_KEY,
    DATABASE_URL: join(folder, 'everly.sqlite'),
    REPLY_QUIET_MS: '600',
    REPLY_DELAY_MIN_MS: '300',
    REPLY_DELAY_MAX_MS: '600',
    JOB_LEASE_SECONDS: '3',
    PULL_INBOUND_SECONDS: '2',
    CODE_COOLDOWN_SECONDS: '0',
    CODES_PER_IP_HOUR: '1000',
    LOG_LEVEL: 'error',
    ...settings,
  }
  const { seeded, logins } = await preparedFiles()
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
    async restart(downMs = 0) {
      child.process.kill('SIGKILL')
      await child.ended
      await new Promise((later) => setTimeout(later, downMs))
      child = await serve(env, base)
    },
    async run(...command) {
      const { code, stderr } = await runCli(command, env)
      if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}: ${stderr}`)
    },
    async stop() {
      child.process.kill('SIGTERM')
      await child.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function serve(env: Record<string, string>, base: string): Promise<Child> {
  const child = startNode('backend/bin/server.ts', [], env)
  await whenReady(`${base}/health/ready`, child)
  return child
}
