import { inject } from '@adonisjs/core'
import { DEFAULT_MODEL } from '#config/models'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { prices } from '#app/ledgers/spending/current_prices'
import { PURSE_ROWS } from '#app/ledgers/spending/purses'
import { spendingDayOf } from '#app/ledgers/spending/spending_day'
import { AiUsage } from '#app/models/ai_usage'
import { insertMany } from '#app/models/insert_many'
import { Spending } from '#app/models/spending'
import { User } from '#app/models/user'
import { countSegments } from '#app/core/phones/segments'
import { DAY_MS } from '#database/seeders/business_people'
import type { Dice } from '#database/seeders/dice'
import { PastClock } from '#database/seeders/past_clock'
import type { PastText } from '#database/seeders/past_text'

interface Cost {
  userId: number
  at: number
  kind: 'sms_out' | 'sms_in' | 'ai'
  micros: number
  units: number
}

/** Days of a plan that is paid by the month are looked at no longer than this. */
const CHARGED_DAYS = 2

/** What the texts of the past cost us, and what they cost the people of their messages. */
@inject()
export class SeedCosts {
  constructor(
    private readonly database: Database,
    private readonly clock: PastClock,
    private readonly allowance: Allowance
  ) {}

  async execute(texts: readonly PastText[], { dice, now }: { dice: Dice; now: number }) {
    const replies = texts
      .filter(({ kind }) => kind === 'reply')
      .toSorted((one, other) => one.at - other.at)
    const calls = replies.map((reply) => callFor(dice, reply))
    const costs = [...texts.map(costOfText), ...calls.map(costOfCall)]
    await this.database.transaction(async ({ sql }) => {
      await insertMany(calls, sql)
      await insertMany(sumsOf(costs), sql)
    })
    await this.#charge(replies, now)
  }

  /** Of those with a plan only the last days count; what was given or bought counts for good. */
  async #charge(replies: readonly PastText[], now: number): Promise<void> {
    const planned = await idsWithPlan(this.database.read)
    const counted = replies.filter(
      ({ talker, at }) => !planned.has(talker.userId) || at > now - CHARGED_DAYS * DAY_MS
    )
    const scenes = Map.groupBy(counted, ({ talker, at }) => `${talker.userId} ${spendingDayOf(at)}`)
    for (const [scene, texts] of scenes) {
      this.clock.standAt(texts[0]?.at ?? now)
      const charges = texts.map(({ talker: { userId } }, index) => ({
        ...{ userId, key: `demo:${scene}:${index}` },
      }))
      await this.database.transaction(async (tx) => {
        const reserved = await this.allowance.reserveMany(tx, charges)
        for (const key of reserved) await this.allowance.keep(tx.sql, key)
      })
    }
    this.clock.standAt(now)
  }
}

async function idsWithPlan(sql: Sql): Promise<Set<number>> {
  const people = await User.query(sql).where('dailyMessageLimit', '>', 0).select('id')
  return new Set(people.map(({ id }) => id))
}

function callFor(dice: Dice, { talker, at }: PastText): AiUsage {
  const promptTokens = dice.between(1500, 3200)
  const cachedTokens = Math.floor(promptTokens * 0.6)
  const tokens = { promptTokens, cachedTokens, completionTokens: dice.between(25, 90) }
  return new AiUsage().fill({
    ...{ userId: talker.userId, purpose: 'reply', model: DEFAULT_MODEL, ...tokens },
    outcome: dice.isLucky(0.01) ? 'timeout' : 'ok',
    costMicros: prices.callMicros(DEFAULT_MODEL, tokens),
    latencyMs: dice.between(500, 2600),
    createdAt: at - 2000,
  })
}

function costOfCall(call: AiUsage): Cost {
  const { costMicros: micros, promptTokens, completionTokens, createdAt: at } = call
  return {
    userId: call.userId ?? 0,
    at,
    kind: 'ai',
    micros,
    units: promptTokens + completionTokens,
  }
}

function costOfText({ talker, at, from, body }: PastText): Cost {
  const units = countSegments(body).segments
  const direction = from === 'me' ? 'in' : 'out'
  const micros = units * prices.segmentMicros(direction, talker.phone)
  return { userId: talker.userId, at, kind: `sms_${direction}`, micros, units }
}

/** By day and kind, of each person and of all members together. */
function sumsOf(costs: readonly Cost[]): Spending[] {
  const sums = new Map<string, Spending>()
  for (const { at, kind, micros, units, ...cost } of costs) {
    for (const userId of [cost.userId, PURSE_ROWS.members]) {
      const key = { day: spendingDayOf(at), userId, kind }
      const name = JSON.stringify(key)
      const sum = sums.get(name) ?? new Spending().fill({ ...key, micros: 0, units: 0 })
      sums.set(name, sum.merge({ micros: sum.micros + micros, units: sum.units + units }))
    }
  }
  return [...sums.values()]
}
