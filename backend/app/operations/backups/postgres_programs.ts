import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
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
  constructor(
    private readonly url: string,
    private readonly programs: Programs
  ) {}

  /** Answers what it printed. `database` stands in for the one of the url. */
  async run(name: string, args: readonly string[], database?: string): Promise<string> {
    const child = spawn(this.#find(name), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...this.programs.environment, ...connectionOf(this.url, database) },
    })
    let [printed, complained] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw programFailed(name, complained.trim().slice(0, LONGEST_REASON))
    return printed
  }

  #find(name: string): string {
    const folder = this.programs.folders.find((candidate) => existsSync(join(candidate, name)))
    if (!folder) throw noProgram(name)
    return join(folder, name)
  }
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
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))
}
