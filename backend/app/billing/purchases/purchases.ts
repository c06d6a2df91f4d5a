import type { PlanId, ProviderName, PurchaseKind, PurchaseState } from '#app/models/contract'
import type { Sql } from '#app/core/database/sql'
import { auditsOfPaidBack } from '#app/billing/purchases/payment_audit'
import { changedBy } from '#app/models/changed_by'
import { locked } from '#app/models/locked'
import { Purchase } from '#app/models/purchase'
import { Refund } from '#app/models/refund'

/**
 * What a payment turned out to be; `granted` once, `settled_already` ever after, and
 * `paid_back` when nothing could be given for it.
 */
export type Settled =
  'granted' | 'settled_already' | 'paid_back' | 'processing' | 'unpaid' | 'refused'

/** Nobody else changes it until the transaction ends. */
export function lockPurchase(sql: Sql, id: number): Promise<Purchase | null> {
  return locked(Purchase.query(sql).where('id', id)).first()
}

/**
 * Whether the same step up of the same month is paid already and stays so: two forms were open. Asked with
 * its owner's row locked, so that of two payments in one moment the second sees the first.
 */
export async function isPaidTwice(sql: Sql, upgrade: Purchase): Promise<boolean> {
  const { id, provider, subscriptionId, periodEnd } = upgrade
  const other = await Purchase.query(sql)
    .where({ kind: 'upgrade', state: 'paid', provider, subscriptionId, periodEnd })
    .whereColumn('refunded', '<', 'amount')
    .whereNotIn('intentId', auditsOfPaidBack(sql).select('objectId'))
    .whereNot('id', id)
    .first()
  return other !== null
}

export interface NewPurchase {
  userId: number | null
  provider: ProviderName
  kind: PurchaseKind
  planId: PlanId
  amount: number
  currency: string
  state: PurchaseState
  customerId?: string | null
  subscriptionId?: string | null
  periodEnd?: number | null
  at: number
}

export async function insertPurchase(
  sql: Sql,
  { at, ...purchase }: NewPurchase
): Promise<Purchase> {
  const inserted = await Purchase.create({ ...purchase, createdAt: at, updatedAt: at }, sql)
  return inserted.refresh()
}

type Changes = Partial<
  Pick<
    Purchase,
    | 'amount'
    | 'state'
    | 'customerId'
    | 'intentId'
    | 'invoiceId'
    | 'subscriptionId'
    | 'refunded'
    | 'isDisputed'
    | 'messagesRevoked'
    | 'messagesTaken'
    | 'receiptUrl'
    | 'paidAt'
    | 'refundedAt'
    | 'confirmedAt'
  >
>

/** Writes the named columns and counts the version up: whoever looked before looks again. */
export async function changePurchase(
  sql: Sql,
  id: number,
  { at, ...changes }: Changes & { at: number }
): Promise<void> {
  if (changes.refunded !== undefined) await keepRefund(sql, { id, refunded: changes.refunded, at })
  await Purchase.query(sql)
    .where('id', id)
    .update({ ...changes, ...nextVersion(sql, at) })
}

/**
 * By how much the sum that was given back has changed; money given back in parts went on more than one day.
 */
async function keepRefund(
  sql: Sql,
  { id, refunded, at }: { id: number; refunded: number; at: number }
): Promise<void> {
  const purchase = await lockPurchase(sql, id)
  if (!purchase || purchase.refunded === refunded) return
  const refund = { purchaseId: id, amount: refunded - purchase.refunded, movedAt: at }
  await Refund.create(refund, sql)
}

/** What changes when so much of it, in cents, has been given back; nothing when that was known. */
export function refundColumns(purchase: Purchase, refunded: number, at: number) {
  if (refunded === purchase.refunded) return {}
  return { refunded, ...(refunded > purchase.refunded && { refundedAt: at }) }
}

/** False when it is no longer open: what was paid meanwhile stays paid. */
export async function givePurchaseUp(sql: Sql, id: number, at: number): Promise<boolean> {
  const open = Purchase.query(sql).where({ id, state: 'pending' })
  const canceled = open.update({ state: 'canceled', ...nextVersion(sql, at) })
  return (await changedBy(canceled)) > 0
}

function nextVersion(sql: Sql, at: number) {
  return { version: sql.client.raw('version + 1'), updatedAt: at }
}

/** The provider's page of a receipt names who paid; the ledger stays without a person. */
export async function forgetReceipts(sql: Sql, userId: number): Promise<void> {
  await Purchase.query(sql).where({ userId }).update({ receiptUrl: null })
}
