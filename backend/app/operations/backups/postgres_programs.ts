import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { noProgram, programFailed } from '#app/operations/backups/errors'

export interface Programs {
  folders: readonly string[]
  environment: NodeJS.ProcessEnv
}

const LONGEST_REASON = 500

/**
 * PostgreSQL's own programs. What they connect with goes by their
 * environment: arguments are seen by everybody on the machine.
 */
export class PostgresPrograms {
  #server?: Promise<number | undefined>

  constructor(
    private readonly url: string,
    private readonly programs: Programs,
    private readonly askServer: (url: string) => Promise<string> = versionOfServer
  ) {}

  /** Answers what it printed. `database` stands in for the one of the url. */
  async run(name: string, args: readonly string[], database?: string): Promise<string> {
    const { path } = await this.#find(name)
    const child = spawn(path, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: this.#environment(database),
    })
    let [printed, complained] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw programFailed(name, complained.trim().slice(0, LONGEST_REASON))
    return printed
  }

  /** What to know of a dump that was made with these programs; null where there is nothing. */
  async warning(): Promise<string | null> {
    const { version } = await this.#find('pg_dump')
    const server = await this.#serverVersion()
    if (server === undefined || version === server) return null
    return (
      `pg_dump is of PostgreSQL ${version}, the server of ${server}: the dump may not restore there. ` +
      `Install postgresql-client-${server}.`
    )
  }

  /** Of the server's own major version where one is installed: it restores what that one wrote. */
  async #find(name: string): Promise<{ path: string; version: number }> {
    const paths = this.programs.folders.map((folder) => join(folder, name)).filter(existsSync)
    if (paths.length === 0) throw noProgram(name)
    const server = await this.#serverVersion()
    const found = await Promise.all(
      paths.map(async (path) => ({ path, version: await this.#versionOf(path) }))
    )
    return (
      found.find(({ version }) => version === server) ??
      found.find(({ version }) => version > 0) ??
      found[0]!
    )
  }

  /** As it is started: Debian's own command chooses a version by its environment. 0 where it does not run. */
  async #versionOf(path: string): Promise<number> {
    const options = { env: this.#environment() }
    const ran = promisify(execFile)(path, ['--version'], options)
    return ran.then(({ stdout }) => majorIn(stdout)).catch(() => 0)
  }

  /** Undefined where it does not answer: its program says why. */
  #serverVersion(): Promise<number | undefined> {
    this.#server ??= this.askServer(this.url).then(majorIn, () => undefined)
    return this.#server
  }

  #environment(database?: string): NodeJS.ProcessEnv {
    return { ...this.programs.environment, ...connectionOf(this.url, database) }
  }
}

function versionOfServer(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? ''
  })
}

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>
): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** `pg_dump (PostgreSQL) 16.4 (Debian 16.4-1)`, `16.4`. */
function majorIn(version: string): number {
  return Number(/\d+/.exec(version)?.[0])
}

export function databaseNameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(name)}`
  return other.href
}

/** libpq's words for what a connection URL says. */
function connectionOf(url: string, database?: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url)
  const settings = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: database ?? databaseNameOf(url),
    // That one is of node-postgres: encrypted, whoever answers.
    PGSSLMODE: (searchParams.get('sslmode') ?? '').replace('no-verify', 'require'),
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))
}
