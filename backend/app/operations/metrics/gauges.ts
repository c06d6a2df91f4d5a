import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { Gauge, type Registry } from 'prom-client'
import type { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { Alarm } from '#app/models/alarm'
import { countOf } from '#app/models/count_of'
import { Job } from '#app/models/job'
import { Message } from '#app/models/message'
import { SafetyEvent } from '#app/models/safety_event'
import { countBeating, findWork } from '#app/operations/health/work'
import { countTextsLately } from '#app/operations/metrics/texts_lately'
import type { Spending } from '#app/ledgers/spending/spending'
import type { Switches } from '#app/ledgers/switches/switches'

const LANES = ['code', 'answer', 'reply', 'schedule', 'unasked']
const LATELY_MS = 15 * 60_000
const MICROS = 1_000_000

/**
 * What is read from the database at a scrape. Every query
 * finds its rows by an index, however many texts there are.
 */
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
    const due = () => Job.query(sql).withScopes((all) => all.due(now))
    const { jobs, oldestJob, workerBeat } = this.#gauges
    jobs.set({ status: 'due' }, await countOf(due()))
    jobs.set({ status: 'dead' }, await countOf(Job.query(sql).withScopes((all) => all.dead())))
    const { oldestDueAt, workerBeatAt } = await findWork(sql, now)
    oldestJob.set(secondsSince(oldestDueAt ?? now, now))
    workerBeat.set(secondsSince(workerBeatAt ?? 0, now))
    for (const [role, processes] of Object.entries(await countBeating(sql, now))) {
      this.#gauges.processes.set({ role }, processes)
    }
  }

  async #readTexts(sql: Sql): Promise<void> {
    const { waiting, lately } = this.#gauges
    const inLine = await Message.query(sql)
      .where('state', 'queued')
      .select('lane')
      .groupBy('lane')
      .count('* as count')
      .pojo<{ lane: number; count: number }>()
    for (const [lane, name] of LANES.entries()) {
      waiting.set({ lane: name }, inLine.find((row) => row.lane === lane)?.count ?? 0)
    }
    const since = this.parts.clock.now() - LATELY_MS
    const sent = await countTextsLately(sql, since)
    lately.reset()
    for (const { kind, state, count } of sent) lately.set({ kind, state }, count)
  }

  async #readTroubles(sql: Sql): Promise<void> {
    const { alarms, safetyEvents } = this.#gauges
    const openAlarms = Alarm.query(sql).withScopes((all) => all.open())
    alarms.reset()
    for (const { kind, count } of await countByKind(openAlarms)) alarms.set({ kind }, count)
    const events = SafetyEvent.query(sql).withScopes((all) => all.open())
    safetyEvents.reset()
    for (const { kind, count } of await countByKind(events)) safetyEvents.set({ kind }, count)
  }

  async #readSpending(sql: Sql): Promise<void> {
    const { spending } = this.parts
    const { spent, cap, ofPurse, capOfPurse } = this.#gauges
    for (const [kind, micros] of Object.entries(await spending.ofToday(sql))) {
      spent.set({ kind }, micros / MICROS)
    }
    cap.set(spending.caps.dailyMicros / MICROS)
    for (const { purse, spentMicros, capMicros } of await spending.pursesOf(sql)) {
      ofPurse.set({ purse }, spentMicros / MICROS)
      capOfPurse.set({ purse }, capMicros / MICROS)
    }
  }
}

function secondsSince(at: number, now: number): number {
  return (now - at) / 1000
}

function countByKind(query: ModelQueryBuilderContract<typeof Alarm | typeof SafetyEvent>) {
  const counted = query.select('kind').groupBy('kind').count('* as count')
  return counted.pojo<{ kind: string; count: number }>()
}

function gaugesIn(registry: Registry) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `everly_${name}`, help, labelNames, registers: [registry] })
  return {
    jobs: gauge('jobs', 'Jobs that are due, and jobs that were given up.', 'status'),
    oldestJob: gauge('oldest_due_job_seconds', 'How long the oldest due job has waited.'),
    workerBeat: gauge('worker_silent_seconds', 'How long nothing was heard of any worker.'),
    processes: gauge('processes', 'Processes that were heard of in the last minute.', 'role'),
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
