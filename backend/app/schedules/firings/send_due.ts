import { inject } from '@adonisjs/core'
import { ClaimDue } from '#app/schedules/firings/claim_due'

/**
 * Fires what is due by now, everybody's: what the worker
 * does by itself, for whoever cannot wait. Answers how many.
 */
@inject()
export class SendDue {
  constructor(private readonly claim: ClaimDue) {}

  async execute(): Promise<number> {
    const seen = new Set<number>()
    for (;;) {
      const looked = await this.claim.execute()
      const claimed = looked.filter((id) => !seen.has(id))
      if (claimed.length === 0) return seen.size
      for (const id of claimed) seen.add(id)
    }
  }
}
