import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Server {
  createDatabase(name: string): Promise<string>
  close(): Promise<void>
}

const POSTGRES = new URL('../../bin/postgres.js', import.meta.url).href

/** An empty database of a server of the bench's own, as durable as in production; else the one of TEST_DATABASE_URL. */
export async function ownPostgres(): Promise<{ url: string; close(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, close: async () => {} }
  const { startPostgres } = (await import(POSTGRES)) as {
    startPostgres(wishes: { folder: string }): Promise<Server>
  }
  const folder = mkdtempSync(join(tmpdir(), 'everly-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const server = await startPostgres({ folder })
  return { url: await server.createDatabase('everly_bench_test'), close: server.close }
}
