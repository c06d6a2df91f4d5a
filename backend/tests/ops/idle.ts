import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { Database } from '#app/core/database/database'
import type { Installation } from '#tests/ops/installation'
import { unusedPort } from '#tests/unused_port'

const SETTLED_MS = 20_000
const WATCHED_MS = 30_000
/** Of all three processes together; heartbeats, recurring work and leases are among them. */
const MOST_COMMITS_A_SECOND = 4

/** One process that answers and two that work, while nobody texts. */
export async function idle(place: Installation): Promise<string[]> {
  const PORT = String(await unusedPort())
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`
  const all = [
    await place.process('web', { PUBLIC_URL, PORT }),
    await place.process('worker', { PUBLIC_URL }),
    await place.process('worker', { PUBLIC_URL }),
  ]
  await Promise.all(all.map((one) => one.start()))
  await sleep(SETTLED_MS)
  const before = await usage()
  await sleep(WATCHED_MS)
  const after = await usage()
  await Promise.all(all.map((one) => one.stop()))
  const commits = ((after.commits - before.commits) * 1000) / WATCHED_MS
  const bytes = ((after.bytes - before.bytes) * 1000) / WATCHED_MS
  console.log(`  ${commits.toFixed(1)} commits and ${Math.round(bytes)} bytes of WAL a second`)
  return commits <= MOST_COMMITS_A_SECOND ? [] : [`idling costs ${commits} commits a second`]
}

/** Statistics are told by backends now and then: the watched time is long against that. */
async function usage(): Promise<{ commits: number; bytes: number }> {
  const { read } = await app.container.make(Database)
  const row = await read.first<{ commits: number; bytes: number }>(
    `select xact_commit as commits, pg_current_wal_lsn() - '0/0'::pg_lsn as bytes
     from pg_stat_database where datname = current_database()`
  )
  return { commits: Number(row?.commits), bytes: Number(row?.bytes) }
}
