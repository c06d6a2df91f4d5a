import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import type { Spending } from '#app/ledgers/spending/spending'
import type { Switches } from '#app/ledgers/switches/switches'

const LANES = ['code', 'answer', 'reply', 'schedule', 'unasked']
const LATELY_MS = 15 * 60_000
const MOST = 20_000
const MICROS = 1_000_000

/** What is read from the database at a scrape. Every query finds its rows by an index, however many texts there are. */
export class Gauges {
  readonly #gauges

  constructor(
    registry: Registry,
    private readonly parts: { clock: Clock; spending: Spending; switches: Switches }
  ) {
    this.#gauges = gaugesIn(registry)
  }

  async read(sql: Sql): Promise<void> {
    await this.#readJobs(sql)
    await this.#readTexts(sql)
    await this.#readTroubles(sql)
    await this.#readSpending(sql)
    const isStopped = await this.parts.switches.areAllSendsStopped(sql)
    this.#gauges.stopped.set(Number(isStopped))
  }

  async #readJobs(sql: Sql): Promise<void> {
    const now = this.parts.clock.now()
    const due = await sql.first<{ count: number; oldest: number | null }>(
      `select count(*) as count, min(run_at) as oldest from jobs where status = 'pending' and run_at <= ?`,
      now
    )
    const dead = await sql.first<{ count: number }>(
      `select count(*) as count from jobs where status = 'dead'`
    )
    const { jobs, oldestJob } = this.#gauges
    jobs.set({ status: 'due' }, due?.count ?? 0)
    jobs.set({ status: 'dead' }, dead?.count ?? 0)
    oldestJob.set(due?.oldest ? (now - due.oldest) / 1000 : 0)
  }

  async #readTexts(sql: Sql): Promise<void> {
    const { waiting, lately } = this.#gauges
    const inLine = await sql.all<{ lane: number; count: number }>(
      `select lane, count(*) as count from messages where state = 'queued' group by lane`
    )
    for (const [lane, name] of LANES.entries()) {
      waiting.set({ lane: name }, inLine.find((row) => row.lane === lane)?.count ?? 0)
    }
    const sent = await sql.all<{ kind: string; state: string; count: number }>(
      // The latest first, and so many at most: a database that groups first would read every text there is.
      `select kind, state, count(*) as count from (select kind, state from messages where sending_at > ?
         order by sending_at desc limit ${MOST}) as sent group by kind, state`,
      this.parts.clock.now() - LATELY_MS
    )
    lately.reset()
    for (const { kind, state, count } of sent) lately.set({ kind, state }, count)
  }

  async #readTroubles(sql: Sql): Promise<void> {
    const { alarms, safetyEvents } = this.#gauges
    const open = await sql.all<{ kind: string; count: number }>(
      'select kind, count(*) as count from alarms where cleared_at is null group by kind'
    )
    alarms.reset()
    for (const { kind, count } of open) alarms.set({ kind }, count)
    const events = await sql.all<{ kind: string; count: number }>(
      `select kind, count(*) as count from safety_events where state = 'open' group by kind`
    )
    safetyEvents.reset()
    for (const { kind, count } of events) safetyEvents.set({ kind }, count)
  }

  async #readSpending(sql: Sql): Promise<void> {
    const { spending } = this.parts
    const { spent, cap, ofPurse, capOfPurse } = this.#gauges
    const { smsOutMicros, smsInMicros, aiMicros } = await spending.ofDay(sql)
    spent.set({ kind: 'sms_out' }, smsOutMicros / MICROS)
    spent.set({ kind: 'sms_in' }, smsInMicros / MICROS)
    spent.set({ kind: 'ai' }, aiMicros / MICROS)
    cap.set(spending.caps.dailyMicros / MICROS)
    for (const { purse, spentMicros, capMicros } of await spending.pursesOf(sql)) {
      ofPurse.set({ purse }, spentMicros / MICROS)
      capOfPurse.set({ purse }, capMicros / MICROS)
    }
  }
}

function gaugesIn(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `everly_${name}`, help, labelNames, registers: [registry] })
  return {
    jobs: gauge('jobs', 'Jobs that are due, and jobs that were given up.', 'status'),
    oldestJob: gauge('oldest_due_job_seconds', 'How long the oldest due job has waited.'),
    waiting: gauge('texts_waiting', 'Texts that are written and not sent yet, by lane.', 'lane'),
    lately: gauge('texts_lately', 'Texts sent in the last 15 minutes.', 'kind', 'state'),
    alarms: gauge('alarms_open', 'Alarms nobody has cleared.', 'kind'),
    safetyEvents: gauge('safety_events_open', 'Safety events nobody has answered.', 'kind'),
    spent: gauge('spent_today_dollars', 'Spent on members in this UTC day.', 'kind'),
    cap: gauge('spend_cap_dollars', 'The cap on a day’s spending on members.'),
    ofPurse: gauge('purse_spent_today_dollars', 'Spent in this UTC day.', 'purse'),
    capOfPurse: gauge('purse_cap_dollars', 'The cap on a day’s spending.', 'purse'),
    stopped: gauge('sends_stopped', '1 while all sends are stopped.'),
  }
}
