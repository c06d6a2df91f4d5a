import type { ProviderName } from '#app/billing/payments/payment_gateway'
import type { PlanRow } from '#app/billing/payments/plan_row'
import type { Sql } from '#app/core/database/sql'

/** `subscription` opens one, `renewal` goes on with it, `upgrade` pays the rest of a period's difference. */
export type PurchaseKind = 'refill' | 'subscription' | 'renewal' | 'upgrade'

/** A refund or a dispute leaves it `paid`: they have columns of their own. */
export type PurchaseState = 'pending' | 'paid' | 'failed' | 'canceled'

/** What a payment turned out to be; `granted` once, `settled_already` ever after. */
export type Settled = 'granted' | 'settled_already' | 'processing' | 'unpaid' | 'refused'

/** A row of the ledger. Amounts are integer cents, instants epoch milliseconds. */
export interface PurchaseRow {
  id: number
  user_id: number | null
  provider: ProviderName
  kind: PurchaseKind
  plan_id: PlanRow['planId']
  amount: number
  currency: string
  state: PurchaseState
  customer_id: string | null
  intent_id: string | null
  invoice_id: string | null
  subscription_id: string | null
  /** Of an upgrade: the period whose rest it pays. */
  period_end: number | null
  refunded: number
  is_disputed: boolean | number
  messages_revoked: number
  messages_taken: number
  receipt_url: string | null
  created_at: number
  paid_at: number | null
  refunded_at: number | null
  confirmed_at: number | null
  version: number
}

export function findPurchase(sql: Sql, id: number, lock = ''): Promise<PurchaseRow | undefined> {
  return sql.first<PurchaseRow>(`select * from purchases where id = ?${lock}`, id)
}

export interface NewPurchase {
  userId: number | null
  provider: ProviderName
  kind: PurchaseKind
  planId: PlanRow['planId']
  amount: number
  currency: string
  state: PurchaseState
  customerId?: string | null
  subscriptionId?: string | null
  periodEnd?: number | null
  at: number
}

export async function insertPurchase(sql: Sql, purchase: NewPurchase): Promise<PurchaseRow> {
  const [row] = await sql.all<PurchaseRow>(
    `insert into purchases (user_id, provider, kind, plan_id, amount, currency, state, customer_id,
       subscription_id, period_end, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning *`,
    purchase.userId,
    purchase.provider,
    purchase.kind,
    purchase.planId,
    purchase.amount,
    purchase.currency,
    purchase.state,
    purchase.customerId ?? null,
    purchase.subscriptionId ?? null,
    purchase.periodEnd ?? null,
    purchase.at,
    purchase.at
  )
  return row as PurchaseRow
}

type Changes = Partial<
  Pick<
    PurchaseRow,
    | 'amount'
    | 'state'
    | 'customer_id'
    | 'intent_id'
    | 'invoice_id'
    | 'subscription_id'
    | 'refunded'
    | 'is_disputed'
    | 'messages_revoked'
    | 'messages_taken'
    | 'receipt_url'
    | 'paid_at'
    | 'refunded_at'
    | 'confirmed_at'
  >
>

/** Writes the named columns and counts the version up: whoever looked before looks again. */
export async function changePurchase(
  sql: Sql,
  id: number,
  { at, ...changes }: Changes & { at: number }
): Promise<void> {
  if (changes.refunded !== undefined) await keepRefund(sql, { id, refunded: changes.refunded, at })
  const columns = Object.entries(changes)
  await sql.run(
    `update purchases set ${columns.map(([name]) => `${name} = ?, `).join('')}version = version + 1, updated_at = ?
     where id = ?`,
    ...columns.map(([, value]) => value),
    at,
    id
  )
}

/** By how much the sum that was given back has changed; money given back in parts went on more than one day. */
async function keepRefund(
  sql: Sql,
  { id, refunded, at }: { id: number; refunded: number; at: number }
): Promise<void> {
  await sql.run(
    `insert into refunds (purchase_id, amount, moved_at)
     select id, cast(? as integer) - refunded, cast(? as bigint) from purchases where id = ? and refunded <> ?`,
    refunded,
    at,
    id,
    refunded
  )
}

/** False when it is no longer open: what was paid meanwhile stays paid. */
export async function givePurchaseUp(sql: Sql, id: number, at: number): Promise<boolean> {
  const changed = await sql.run(
    `update purchases set state = 'canceled', version = version + 1, updated_at = ?
     where id = ? and state = 'pending'`,
    at,
    id
  )
  return changed > 0
}
