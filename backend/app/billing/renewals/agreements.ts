import { inject } from '@adonisjs/core'
import { DAY } from '#app/core/clock/durations'
import { Refusal } from '#app/core/answers/refusal'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Plans } from '#app/billing/payments/plans'
import type { Agreement, AgreeToRenewalInput } from '#app/billing/renewals/contract'
import { termsOf, WORDING_VERSION } from '#app/billing/renewals/renewal_words'
import type { SubscribedPlanId } from '#app/models/contract'
import { Purchase } from '#app/models/purchase'
import { RenewalAgreement } from '#app/models/renewal_agreement'
import { upsert } from '#app/models/upsert'

const YEAR_MS = 365 * DAY
/** California asks for three years, and for one after the plan has ended when that is later. */
const KEPT_MS = 3 * 366 * DAY

const nothingToAgreeTo = () =>
  new Refusal(409, 'E_NOTHING_TO_AGREE_TO', 'There is no open payment.')
const termsChanged = () =>
  new Refusal(409, 'E_TERMS_CHANGED', 'The terms have changed. Please load this page again.')

/** What people agreed to when they bought a plan that renews: word by word, with its version. */
@inject()
export class Agreements {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly plans: Plans
  ) {}

  /** The words are made anew from the purchase: what a browser says they were is not believed. */
  async agree({ userId, planId, version }: AgreeToRenewalInput & { userId: number }) {
    const purchase = await this.#latest(userId, planId)
    const plan = purchase && (await this.plans.find(planId))
    if (!plan) throw nothingToAgreeTo()
    // Paid in another tab: what was agreed to stands.
    if (purchase.state === 'paid') return
    const kind = purchase.kind === 'upgrade' ? 'upgrade' : 'subscription'
    const terms = termsOf(kind, { plan, due: purchase.amount })
    if (version !== terms.version) throw termsChanged()
    const agreedAt = this.clock.now()
    const { wording } = terms
    const said = {
      wordingVersion: WORDING_VERSION,
      wording,
      agreedAt,
      keepUntil: agreedAt + KEPT_MS,
    }
    const row = new RenewalAgreement().fill({ userId, planId, purchaseId: purchase.id, ...said })
    await upsert(row, { by: 'purchaseId', changing: Object.keys(said) }, this.database.read)
  }

  /** Those that were paid for. */
  async list(userId: number): Promise<Agreement[]> {
    const agreements = await RenewalAgreement.query(this.database.read)
      .where({ userId })
      .whereHas('purchase', (purchase) => void purchase.where('state', 'paid'))
      .orderBy('id', 'desc')
    return agreements.map(({ id, planId, wordingVersion: version, wording, agreedAt }) => {
      return { id, planId, version, wording, agreedAt: new Date(agreedAt).toISOString() }
    })
  }

  /**
   * While the plan runs its agreements are kept, and a year longer. One that is
   * cancelled is looked at no more, and runs to the end of its month.
   */
  async keepWhile(subscriptionId: string, periodEnd: number): Promise<void> {
    const { read } = this.database
    const keepUntil = Math.max(this.clock.now(), periodEnd) + YEAR_MS
    const purchases = Purchase.query(read).where({ subscriptionId }).select('id')
    await RenewalAgreement.query(read)
      .whereIn('purchaseId', purchases)
      .where('keepUntil', '<', keepUntil)
      .update({ keepUntil })
  }

  #latest(userId: number, planId: SubscribedPlanId): Promise<Purchase | null> {
    return Purchase.query(this.database.read)
      .where({ userId, planId })
      .whereIn('kind', ['subscription', 'upgrade'])
      .whereIn('state', ['pending', 'paid'])
      .orderBy('id', 'desc')
      .first()
  }
}
