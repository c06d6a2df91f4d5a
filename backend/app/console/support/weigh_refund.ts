import type { Sql } from '#app/core/database/sql'
import { AuditEntry } from '#app/models/audit_entry'
import type { Purchase } from '#app/models/purchase'
import {
  anotherAmount,
  disputed,
  lessIsLeft,
  moreThanIsLeft,
  nothingPaid,
  refundedAlready,
} from '#app/console/support/errors'

/** Cents of what is left; `key` is that of the form, so that a repetition is known as one. */
export interface Part {
  cents: number
  key: string
  /** What its form showed to be left. */
  left?: number
}

export interface WeighedRefund {
  intentId: string
  cents: number
  /** What had been given back before it was asked for first. */
  before: number
  /** That nothing is left after it. */
  isAll: boolean
  /** `done` stands in the log already; `there` at the provider, though its answer was lost. */
  progress: 'new' | 'there' | 'done'
}

interface Wish {
  /** All that is left without it. */
  part?: Part
  endsPlan?: boolean
}

/** How much of a payment is to go back, and whether it has gone; refuses what cannot. */
export async function weighRefund(
  sql: Sql,
  purchase: Purchase,
  { part, endsPlan }: Wish
): Promise<WeighedRefund> {
  const earlier = part && (await findEarlier(sql, purchase, { ...part, endsPlan }))
  if (earlier) return earlier
  const intentId = refundableIntent(purchase)
  const left = leftOf(purchase, part)
  const cents = part?.cents ?? left
  if (cents > left) throw moreThanIsLeft()
  const isAll = cents === left
  return { intentId, cents, before: purchase.refunded, isAll, progress: 'new' }
}

function leftOf({ amount, refunded }: Purchase, part?: Part): number {
  const left = amount - refunded
  if (part?.left !== undefined && left < part.left) throw lessIsLeft()
  return left
}

/** The same click, told by the log: what it asked for is not asked for twice. */
async function findEarlier(
  sql: Sql,
  purchase: Purchase,
  { cents, key, endsPlan }: Part & Pick<Wish, 'endsPlan'>
): Promise<WeighedRefund | null> {
  const action = 'purchases.refund'
  const subject = { action, subject: 'purchases', subjectId: purchase.id }
  const all = await AuditEntry.query(sql).where(subject).orderBy('id')
  const same = all.flatMap(({ detail }) => (detail.key === key ? [detail] : []))
  const asked = same.find(({ step }) => step === 'asked')
  if (!asked || purchase.intentId === null) return null
  if (asked.cents !== cents) throw anotherAmount()
  const details = all.map(({ detail }) => detail)
  const before = Number(asked.before) + otherPartsSince(details, asked)
  const isAll = purchase.amount - purchase.refunded === cents
  const earlier = { intentId: purchase.intentId, cents, before, isAll }
  const given = same.filter(({ step }) => step === 'given_back')
  // Whoever asks again, now with the end of the plan, is not told that it is done.
  const isDone = endsPlan ? given.some((detail) => detail.endsPlan) : given.length > 0
  if (isDone) return { ...earlier, progress: 'done' }
  const isThere = purchase.refunded >= before + cents
  return { ...earlier, progress: isThere ? 'there' : 'new' }
}

type Detail = AuditEntry['detail']

/** What other clicks gave back since this one asked is none of its own. */
function otherPartsSince(details: Detail[], asked: Detail): number {
  const since = details.slice(details.indexOf(asked) + 1)
  const given = new Set<unknown>(
    since.flatMap(({ step, key }) => (step === 'given_back' && key ? [key] : []))
  )
  const others = details.filter(
    ({ step, key }) => step === 'asked' && key !== asked.key && given.has(key)
  )
  return others.reduce((sum, { cents }) => sum + Number(cents), 0)
}

function refundableIntent(purchase: Purchase): string {
  if (purchase.state !== 'paid' || purchase.intentId === null) throw nothingPaid()
  if (purchase.refunded >= purchase.amount) throw refundedAlready()
  if (purchase.isDisputed) throw disputed()
  return purchase.intentId
}
