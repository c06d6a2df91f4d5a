import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Server {
  createDatabase(name: string): Promise<string>
  close(): Promise<void>
}

export interface OwnPostgres {
  url: string
  close(): Promise<void>
  /** Ends every connection and is back on the same port; null for a server that is not ours. */
  restart: (() => Promise<void>) | null
}

const POSTGRES = new URL('../../tools/postgres.js', import.meta.url).href

/**
 * An empty database of a server of the bench's own, as durable
 * as in production; else the one of TEST_DATABASE_URL.
 */
export async function ownPostgres(): Promise<OwnPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, close: async () => {}, restart: null }
  const { startPostgres } = (await import(POSTGRES)) as {
    startPostgres(wishes: { folder: string; port?: number }): Promise<Server>
  }
  const folder = mkdtempSync(join(tmpdir(), 'everly-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  let server = await startPostgres({ folder })
  const url = await server.createDatabase('everly_bench_test')
  const restart = async () => {
    await server.close()
    server = await startPostgres({ folder, port: Number(new URL(url).port) })
  }
  return { url, close: () => server.close(), restart }
}
