import { createHash } from 'node:crypto'
import { z } from 'zod'
import providers from '#config/providers'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import type { RenewalTerms } from '#app/billing/renewals/contract'

const WORDS = loadWords(
  'renewals/sentences.yaml',
  z.strictObject({
    version: line,
    agreements: z.strictObject({ subscription: line, upgrade: line }),
    texts: z.strictObject({ begun: line, failed: line, yearly: line, new_price: line }),
  })
)

export const WORDING_VERSION = WORDS.version

/** What is said of a plan that renews; `price` in cents. */
export interface NamedPlan {
  planId: string
  name: string
  price: number
  messagesPerDay: number | null
}

export type RenewalText = keyof typeof WORDS.texts

/**
 * The sentence beside the button. `due`: cents that are taken when it is pressed. Its version
 * is another one when a price in it is: nobody agrees to what they were not shown.
 */
export function termsOf(
  kind: 'subscription' | 'upgrade',
  { plan, due }: { plan: NamedPlan; due: number }
): RenewalTerms {
  const gaps = { due: taxed(due), price: taxed(plan.price), plan: namedWithCap(plan) }
  const wording = filled(WORDS.agreements[kind], gaps)
  return { version: `${WORDING_VERSION}_${digestOf(wording)}`, wording }
}

export function textOf(
  text: RenewalText,
  { plan, ...gaps }: { plan: NamedPlan } & Record<string, unknown>
): string {
  const known = { price: taxed(plan.price), plan: namedWithCap(plan) }
  return filled(WORDS.texts[text], { ...known, ...gaps })
}

/** `Unlimited` never stands without its cap. */
function namedWithCap({ planId, name, messagesPerDay }: NamedPlan): string {
  return planId === 'standard' ? `${name} (up to ${messagesPerDay} messages a day)` : name
}

/** Cents as `$9.99`, and that tax comes on top of it where the provider reckons it. */
export function taxed(cents: number): string {
  const price = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  return providers.payment.hasTax ? `${price} plus tax` : price
}

function digestOf(wording: string): string {
  return createHash('sha256').update(wording).digest('hex').slice(0, 12)
}

function filled(sentence: string, gaps: Record<string, unknown>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(gaps[name] ?? gap))
}
