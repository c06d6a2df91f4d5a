import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { DOWN } from '#tests/crash/fates'
import type { Hurts, Scene } from '#tests/crash/scene'

/** More than the lease, the time limit of a send and the time for doubt, which are settings of `Fleet`. */
const ASLEEP_MS = 6500
const FULL_FOR_MS = 3000
/** Further than this no file of a server's grows any more; its log begins anew with each run. */
const LITTLE_BYTES = 64 * 1024
/** The default of DRAIN_SECONDS is 20. */
const DRAINED_WITHIN_MS = 25_000

export const HURTS: Record<keyof Hurts, (scene: Scene) => Promise<void>> = {
  kills: ({ processes, random }) => processes.pick(random).kill(),
  sleeps,
  stops,
  fullDisks,
  cuts,
  restarts: async ({ restart }) => restart?.(),
  clocks,
  silences,
  readOnly,
  longReads,
}

/** The others go on meanwhile, and more texts come. */
async function sleeps({ processes, random }: Scene): Promise<void> {
  const worker = processes.pickWorker(random)
  worker.suspend()
  await sleep(ASLEEP_MS)
  worker.resume()
}

async function stops({ processes, random, problems }: Scene): Promise<void> {
  const one = processes.pick(random)
  const startedAt = performance.now()
  await one.stop()
  const ms = Math.round(performance.now() - startedAt)
  if (ms > DRAINED_WITHIN_MS) problems.push(`asked to end, a process took ${ms} ms`)
}

/**
 * The process may write no byte beyond so many of any file:
 * the log of SQLite's writes stands still, as on a full disk.
 */
async function fullDisks({ processes }: Scene): Promise<void> {
  const { pid, log } = processes.web
  const limit = statSync(log).size + LITTLE_BYTES
  execFileSync('prlimit', ['--pid', `${pid}`, `--fsize=${limit}:unlimited`])
  await sleep(FULL_FOR_MS)
  execFileSync('prlimit', ['--pid', `${pid}`, '--fsize=unlimited:unlimited'])
}

const CUT_EVERY_MS = 1000

async function cuts({ databaseUrl, plan }: Scene): Promise<void> {
  for (let cut = 0; cut < (plan.cutsInARow ?? 1); cut++) {
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => {})
    await client.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`
    )
    await client.end()
    await sleep(CUT_EVERY_MS)
  }
}

const HOUR_MS = 3_600_000
const WRONG_FOR_MS = 15_000

/** Set right again, as a machine's clock is once it has asked the time. */
async function clocks({ processes, random }: Scene): Promise<void> {
  processes.setClock(random.pick([HOUR_MS, -HOUR_MS]))
  await sleep(WRONG_FOR_MS)
  processes.setClock(0)
}

async function silences({ openai, plan, random }: Scene): Promise<void> {
  const { decide } = openai
  openai.decide = () => ({ answer: random.pick(DOWN) })
  await sleep(plan.silenceMs ?? WRONG_FOR_MS)
  openai.decide = decide
}

/**
 * Also for a file that is open already, which permissions do not
 * reach; asks for root on a file system that knows it (chattr(1)).
 */
async function readOnly({ databaseUrl }: Scene): Promise<void> {
  const files = [databaseUrl, `${databaseUrl}-wal`]
  execFileSync('chattr', ['+i', ...files])
  try {
    await sleep(FULL_FOR_MS)
  } finally {
    execFileSync('chattr', ['-i', ...files])
  }
}

const READING_MS = 30_000

/** SQLite's log cannot begin anew meanwhile, and PostgreSQL cleans nothing up. */
async function longReads({ databaseUrl }: Scene): Promise<void> {
  const { begin, end } = databaseUrl.startsWith('postgres')
    ? await readerOnPostgres(databaseUrl)
    : readerOnSqlite(databaseUrl)
  await begin()
  await sleep(READING_MS)
  await end()
}

interface LongReader {
  begin(): unknown
  end(): unknown
}

const COUNT = 'select count(*) from messages'

function readerOnSqlite(file: string): LongReader {
  const connection = new Sqlite(file, { readonly: true })
  return {
    begin: () => (connection.exec('begin'), connection.prepare(COUNT).get()),
    end: () => connection.close(),
  }
}

async function readerOnPostgres(connectionString: string): Promise<LongReader> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return {
    begin: () => client.query(`begin isolation level repeatable read; ${COUNT}`),
    end: () => client.end(),
  }
}
