import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Alarms } from '#app/ledgers/alarms/alarms'
import type { AlarmKind } from '#app/ledgers/alarms/contract'
import { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { WORTH_TELLING } from '#app/core/jobs/failures'
import { AiUsage } from '#app/models/ai_usage'
import { Alarm } from '#app/models/alarm'
import { Job } from '#app/models/job'
import { SafetyEvent } from '#app/models/safety_event'
import { findWork, troublesOf as workTroublesOf } from '#app/operations/health/work'
import { listNewlyDead, listUnansweredCrises } from '#app/operations/watch/untold_troubles'
import { type EndedCalls, MODEL_KEY, troublesOf } from '#app/operations/watch/model_troubles'
import { areTextsRefused } from '#app/operations/watch/text_trouble'
import type { Purse } from '#app/ledgers/spending/purses'
import { carrierDayAt } from '#app/texting/pace/carrier_day'
import { Senders } from '#app/texting/pace/senders'
import { Spending } from '#app/ledgers/spending/spending'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'

const NEARLY = 0.8
const MODEL_WINDOW_MS = 15 * 60_000
/** Who cleared an alarm whose trouble ended by itself. */
const SOLVED = 'nobody: it is over'
const WORDS: Readonly<Record<Purse, { nearly: string; spent: string }>> = {
  members: { nearly: '80 % is spent', spent: 'all is spent, her texts wait' },
  strangers: {
    nearly: '80 % for strangers is spent',
    spent: 'all for strangers is spent, they are not pointed to the site',
  },
  codes: { nearly: '80 % for codes is spent', spent: 'all for codes is spent, none are sent' },
}

const FREE_SPENT = 'what is there for those who pay nothing is spent, their texts wait'

/**
 * Troubles that no text uncovers: looked for, raised as
 * alarms, and cleared again where they end by themselves.
 */
@inject()
export class FindTroubles {
  constructor(
    private readonly clock: Clock,
    private readonly alarms: Alarms,
    private readonly spending: Spending,
    private readonly senders: Senders
  ) {}

  async execute(sql: Sql): Promise<void> {
    await this.#findDeadJobs(sql)
    await this.#endFailingJobs(sql)
    await this.#findCrises(sql)
    await this.#findSpending(sql)
    await this.#findCarrierDay(sql)
    await this.#findModelTroubles(sql)
    await this.#findTextTrouble(sql)
    await this.#endWorkTroubles(sql)
    const opensAgain = this.clock.now() - limits.codes.closedMs
    await this.#clear(open(sql, 'codes_closed').where('firstAt', '<=', opensAgain))
  }

  /** Each that died since the alarm of its kind was last heard of, or cleared, counts once. */
  async #findDeadJobs(sql: Sql): Promise<void> {
    for (const { kind } of await listNewlyDead(sql)) await this.alarms.raise(sql, 'dead_job', kind)
    const kinds = Job.query(sql)
      .withScopes((jobs) => jobs.dead())
      .select('kind')
    await this.#clear(open(sql, 'dead_job').whereNotIn('subject', kinds))
  }

  /** They are raised by whoever runs the job (watch_failing.ts); of one that died another alarm tells. */
  async #endFailingJobs(sql: Sql): Promise<void> {
    const failing = Job.query(sql)
      .whereNot('status', 'dead')
      .where((often) => {
        void often.where('failures', '>=', WORTH_TELLING.recurring)
        void often.orWhere('crashes', '>=', WORTH_TELLING.crashes)
      })
      .select('kind')
    await this.#clear(open(sql, 'failing_job').whereNotIn('subject', failing))
  }

  /** One that is opened again is late again; what somebody put aside by hand stays aside. */
  async #findCrises(sql: Sql): Promise<void> {
    const since = this.clock.now() - limits.watch.crisisAnswerMs
    const late = await listUnansweredCrises(sql, { since, solvedBy: SOLVED })
    for (const { id } of late) await this.alarms.raise(sql, 'crisis_unanswered', String(id))
    const unanswered = SafetyEvent.query(sql)
      .withScopes((events) => events.open())
      .select(sql.client.raw('cast(id as text)'))
    await this.#clear(open(sql, 'crisis_unanswered').whereNotIn('subject', unanswered))
  }

  /** An alarm ends with its trouble: what has not been asked for a while is no trouble. */
  async #findModelTroubles(sql: Sql): Promise<void> {
    const since = this.clock.now() - MODEL_WINDOW_MS
    const calls = AiUsage.query(sql).where('purpose', 'reply').where('createdAt', '>=', since)
    const ended = await calls
      .select('model', 'outcome')
      .groupBy('model', 'outcome')
      .count('* as calls')
      .max('created_at as latestAt')
      .pojo<EndedCalls>()
    const troubles = troublesOf(ended)
    for (const kind of ['model_down', 'model_refuses', 'credentials'] as const) {
      const subjects = troubles.filter((one) => one.kind === kind).map(({ subject }) => subject)
      for (const subject of subjects) await this.alarms.raiseUnlessOpen(sql, kind, subject)
      const own = open(sql, kind).whereNotIn('subject', subjects)
      await this.#clear(kind === 'credentials' ? own.where('subject', MODEL_KEY) : own)
    }
  }

  /** Each once a day, also when it was cleared meanwhile. */
  async #findSpending(sql: Sql): Promise<void> {
    const { spending, clock } = this
    const today = spendingDayOf(clock.now())
    for (const { purse, spentMicros, capMicros } of await spending.pursesOf(sql, today)) {
      const { nearly, spent } = WORDS[purse]
      const subject = (words: string) => `${today}: ${words}`
      if (spentMicros >= capMicros) await this.#raiseOnce(sql, 'spend', subject(spent))
      else if (spentMicros >= capMicros * NEARLY) {
        await this.#raiseOnce(sql, 'spend', subject(nearly))
      }
      const { freeShare } = spending.caps
      // With all of it theirs too, that it is spent is told above.
      if (purse === 'members' && freeShare < 1 && spentMicros >= capMicros * freeShare) {
        await this.#raiseOnce(sql, 'spend', subject(FREE_SPENT))
      }
    }
    if ((await spending.countCapped(sql)) >= limits.watch.cappedPeople) {
      await this.#raiseOnce(sql, 'spend', `${today}: many people have met their own cap`)
    }
    // A new day begins with nothing spent.
    await this.#clear(open(sql, 'spend').where('subject', 'not like', `${today}%`))
  }

  async #findCarrierDay(sql: Sql): Promise<void> {
    const { day } = carrierDayAt(this.clock.now())
    const { usedShare = 0 } = (await this.senders.today(sql)) ?? {}
    if (usedShare >= 1) await this.#raiseOnce(sql, 'daily_cap', `${day}: all is sent, hers wait`)
    else if (usedShare >= NEARLY) {
      await this.#raiseOnce(sql, 'daily_cap', `${day}: 80 % is sent, what nobody asked for waits`)
    }
    await this.#clear(open(sql, 'daily_cap').where('subject', 'not like', `${day}%`))
  }

  async #findTextTrouble(sql: Sql): Promise<void> {
    if (await areTextsRefused(sql, this.clock.now()))
      await this.alarms.raiseUnlessOpen(sql, 'texts_down', 'sms')
    else await this.#clear(open(sql, 'texts_down'))
  }

  /** They are raised by whoever answers requests (watch_work.ts). */
  async #endWorkTroubles(sql: Sql): Promise<void> {
    const now = this.clock.now()
    const troubles = workTroublesOf(await findWork(sql, now), now)
    for (const kind of ['no_worker', 'late_jobs'] as const) {
      if (!troubles.includes(kind)) await this.#clear(open(sql, kind))
    }
  }

  async #raiseOnce(sql: Sql, kind: AlarmKind, subject: string): Promise<void> {
    const known = await Alarm.findBy({ kind, subject }, sql)
    if (!known) await this.alarms.raise(sql, kind, subject)
  }

  async #clear(over: ReturnType<typeof open>): Promise<void> {
    await over.update({ clearedAt: this.clock.now(), clearedBy: SOLVED })
  }
}

function open(sql: Sql, kind: AlarmKind) {
  const alarms = Alarm.query(sql).where({ kind })
  return alarms.withScopes((all) => all.open())
}
