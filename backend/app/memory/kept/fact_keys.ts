import { createHmac } from 'node:crypto'
import { lastingKeyFor } from '#config/app'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { valueKey } from '#app/memory/facts/fact_values'

/**
 * What somebody had forgotten must be known again without
 * being kept: a keyed hash knows it and tells nothing.
 */
export class FactKeys {
  constructor(private readonly secret: Buffer = lastingKeyFor('forgotten facts')) {}

  of(userId: number, fact: Pick<FoundFact, 'about' | 'slot' | 'value'>): string {
    const named = [userId, fact.about, fact.slot, valueKey(fact.value)].join('\u0001')
    return createHmac('sha256', this.secret).update(named).digest('base64url')
  }
}
