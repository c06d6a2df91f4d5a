import { inject } from '@adonisjs/core'
import providers from '#config/providers'
import { prices } from '#app/ledgers/spending/current_prices'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { attentionTo } from '#app/operations/figures/attention'
import type { Figures, FiguresOfDay } from '#app/operations/figures/contract'
import {
  countActive,
  countTextsIn,
  countTextsOut,
  findReplyLatency,
  type Period,
  sumRevenue,
  type TextsIn,
  type TextsOut,
  totalOf,
} from '#app/operations/figures/count_period'
import {
  countDay,
  dayBegins,
  findKeptDays,
  pastDays,
} from '#app/operations/figures/figures_of_days'
import { findOpenTroubles } from '#app/operations/figures/open_troubles'
import { findVerification } from '#app/operations/figures/verification_figures'
import { AiUsage } from '#app/models/ai_usage'
import { Consent } from '#app/models/consent'
import { Spending } from '#app/ledgers/spending/spending'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'
import { Switches } from '#app/ledgers/switches/switches'

const SHOWN_PREFIXES = 10
/** An answer is given again for so long, however many are looking. */
const KEPT_MS = 5000

/** How the product is doing, for the console's first page. */
@inject()
export class FindFigures {
  #kept: { at: number; figures: Promise<Figures> } | null = null

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly switches: Switches,
    private readonly spending: Spending
  ) {}

  execute(): Promise<Figures> {
    const now = this.clock.now()
    const kept = this.#kept
    if (kept && now >= kept.at && now - kept.at < KEPT_MS) return kept.figures
    const figures = this.#find(now)
    this.#kept = { at: now, figures }
    figures.catch(() => (this.#kept = null))
    return figures
  }

  async #find(now: number): Promise<Figures> {
    const { read } = this.database
    const lately = { from: now - DAY, until: now + 1 }
    const textsOut = await countTextsOut(read, lately)
    const last24h = await this.#last24h(read, lately, textsOut)
    const days = await this.#days(read, now)
    const troubles = await findOpenTroubles(read, now)
    const purses = await this.spending.pursesOf(read)
    const { oldestDueAt } = troubles
    return {
      at: new Date(now).toISOString(),
      activeToday: await countActive(read, { from: dayBegins(now), until: now + 1 }),
      last24h,
      openSafetyEvents: troubles.crises + troubles.otherSafetyEvents,
      openAlarms: troubles.alarms,
      deadJobs: troubles.deadJobs,
      oldestJobMs: oldestDueAt === null ? null : now - oldestDueAt,
      areAllSendsStopped: await this.switches.areAllSendsStopped(read),
      purses,
      days,
      attention: attentionTo({
        ...troubles,
        texts: textsOut,
        since: lately.from,
        verification: last24h.verification,
        purses,
      }),
    }
  }

  async #last24h(sql: Sql, period: Period, out: TextsOut): Promise<Figures['last24h']> {
    const { from } = period
    const textsIn = await countTextsIn(sql, period)
    return {
      textsIn: textsIn.texts,
      textsOut: out.texts,
      deliveryRate: out.ended > 0 ? out.delivered / out.ended : null,
      replyLatencyMs: await findReplyLatency(sql, period),
      optOuts: await countOptOuts(sql, period),
      verification: await findVerification(sql, { from, most: SHOWN_PREFIXES }),
      spend: { ...this.#spendOnTexts(textsIn, out), ...(await sumAiUsage(sql, period)) },
      revenueMicros: await sumRevenue(sql, period, providers.payment.driver),
    }
  }

  #spendOnTexts(textsIn: TextsIn, textsOut: TextsOut) {
    const both = [
      { direction: 'in', rows: textsIn.byPrefix },
      { direction: 'out', rows: textsOut.byPrefix },
    ] as const
    const priced = both.flatMap(({ direction, rows }) =>
      rows.map(({ prefix, segments }) => segments * prices.segmentMicros(direction, prefix))
    )
    const segments = totalOf([...textsIn.byPrefix, ...textsOut.byPrefix], 'segments')
    return { segments, smsMicros: sum(priced) }
  }

  /** What is over was counted once; only a day nobody has counted yet is counted here. */
  async #days(sql: Sql, now: number): Promise<FiguresOfDay[]> {
    const past = pastDays(now)
    const kept = await findKeptDays(sql, past[0] ?? now)
    const days: FiguresOfDay[] = []
    for (const from of [...past, dayBegins(now)]) {
      const known = kept.get(spendingDayOf(from))
      days.push(known ?? (await countDay(sql, from, providers.payment.driver)))
    }
    return days
  }
}

async function countOptOuts(sql: Sql, { from, until }: Period): Promise<number> {
  const [row] = await Consent.query(sql)
    .where('event', 'revoked')
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .countDistinct('phone_key as people')
    .pojo<{ people: number }>()
  return row?.people ?? 0
}

async function sumAiUsage(sql: Sql, { from, until }: Period) {
  const [row] = await AiUsage.query(sql)
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .sum({ asked: 'prompt_tokens', answered: 'completion_tokens', micros: 'cost_micros' })
    .pojo<Record<'asked' | 'answered' | 'micros', number | null>>()
  const tokens = Number(row?.asked ?? 0) + Number(row?.answered ?? 0)
  return { tokens, aiMicros: Number(row?.micros ?? 0) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
