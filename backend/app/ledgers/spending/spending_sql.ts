import { insertRows, listOf, tuple } from '#app/core/database/many_rows'
import type { PlainSql } from '#app/core/database/sql'
import { PURSE_ROWS } from '#app/ledgers/spending/purses'
import type { ModelFailure } from '#app/models/contract'

// By hand for `npm run bench:ingest` and `npm run bench:schedules`:
// each text, either way, is looked up and paid here.

export type SpendKind = 'sms_out' | 'sms_in' | 'ai'

/** Columns for a select of the gate's, of the person `u`: the sums take the day. */
export const SPENT = `u.subscription_type = 'free' as pays_nothing,
  (select sum(s.micros) from spending s
    where s.day = ? and s.user_id = ${PURSE_ROWS.members}) as spent_by_all,
  (select sum(s.micros) from spending s where s.day = ? and s.user_id = u.id) as spent_by_person`

export interface Spent {
  /** Null for a number without an account. */
  pays_nothing: boolean | number | null
  spent_by_all: number | null
  spent_by_person: number | null
}

/** Of a UTC day, `YYYY-MM-DD`. */
export function findSpent(sql: PlainSql, day: string, userId: number): Promise<Spent | undefined> {
  return sql.first<Spent>(`select ${SPENT} from users u where u.id = ?`, day, day, userId)
}

/** Which of these people have met their own cap, or, paying nothing, what is theirs of the members' purse. */
export async function listCapped(
  sql: PlainSql,
  ids: readonly number[],
  { day, ownMicros, freeMicros }: { day: string; ownMicros: number; freeMicros: number }
): Promise<Set<number>> {
  const { marks, values } = listOf(ids)
  const rows = await sql.all<{ id: number }>(
    `select u.id from users u where u.id in (${marks})
     and ((select sum(micros) from spending where day = ? and user_id = u.id) >= ?
       or (u.subscription_type = 'free' and (select sum(micros) from spending
         where day = ? and user_id = ${PURSE_ROWS.members}) >= ?))`,
    ...values,
    day,
    ownMicros,
    day,
    freeMicros
  )
  return new Set(rows.map(({ id }) => id))
}

export interface CostRow {
  day: string
  /** Or a purse's row. */
  userId: number
  kind: SpendKind
  /** Of a purse; a person has the first alone. */
  slot: number
  micros: number
  units: number
}

/** Adds to what stands there. */
export async function addCosts(sql: PlainSql, costs: readonly CostRow[]): Promise<void> {
  await insertRows(
    sql,
    {
      head: 'insert into spending (day, user_id, kind, slot, micros, units)',
      row: '(?, ?, ?, ?, ?, ?)',
      tail: `on conflict (day, user_id, kind, slot) do update set micros = spending.micros + excluded.micros,
        units = spending.units + excluded.units returning user_id`,
    },
    costs.map(({ day, userId, kind, slot, micros, units }) => {
      return [day, userId, kind, slot, micros, units]
    })
  )
}

/** One call of a language model, without a word of it. */
export interface AiCall {
  userId: number
  purpose: 'reply' | 'memory' | 'diary' | 'moderation' | 'picture'
  model: string
  outcome: 'ok' | ModelFailure
  /** 0 when the provider did not say: it may charge for what never came. */
  promptTokens: number
  /** Of those, what came from the provider's cache. */
  cachedTokens: number
  completionTokens: number
  latencyMs: number
  /** Of the prompt it was asked with; null when it has none. */
  promptVersion?: string | null
  /** The rule that held its words back. */
  rejectedFor?: string | null
}

interface CallRow extends AiCall {
  costMicros: number
}

/** Three of them stand behind each reply. Answers whose they are, without those who left meanwhile. */
export async function insertCalls(
  sql: PlainSql,
  calls: readonly CallRow[],
  now: number
): Promise<Set<number | null>> {
  const inserted = await insertRows<{ user_id: number | null }>(
    sql,
    {
      head: `insert into ai_usage (user_id, purpose, model, outcome, prompt_version, rejected_for,
        prompt_tokens, cached_tokens, completion_tokens, cost_micros, latency_ms, created_at)`,
      row: tuple(12).replace('?', '(select id from users where id = ?)'),
      tail: 'returning user_id',
    },
    calls.map((call) => [
      ...[call.userId, call.purpose, call.model, call.outcome],
      ...[call.promptVersion ?? null, call.rejectedFor ?? null],
      ...[call.promptTokens, call.cachedTokens, call.completionTokens, call.costMicros],
      ...[Math.round(call.latencyMs), now],
    ])
  )
  return new Set(inserted.map(({ user_id: userId }) => userId))
}
