import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { providerAway } from '#app/billing/plans/errors'
import { OneAtATime } from '#app/billing/plans/one_at_a_time'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { PaymentGatewayError } from '#app/billing/payments/payment_gateway'
import { type SyncedPlan, SyncPlans } from '#app/billing/payments/sync_plans'
import { providerRefusedPlans } from '#app/console/support/errors'

const ALL_PLANS = 0

/** The plans of the config and the payment provider's prices: what differs, and bringing them together. */
@inject()
export class SyncPlanPrices {
  readonly #oneAtATime = new OneAtATime()

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly syncPlans: SyncPlans
  ) {}

  difference(): Promise<SyncedPlan[]> {
    return told(() => this.syncPlans.execute({ isDryRun: true }))
  }

  /** Answers what it did. Two at once would each create the prices. */
  sync(actor: Actor): Promise<SyncedPlan[]> {
    return this.#oneAtATime.run(ALL_PLANS, async () => {
      await this.#audit(actor, { step: 'asked' })
      const plans = await told(() => this.syncPlans.execute({ isDryRun: false }))
      await this.#audit(actor, { step: 'done', ...countsOf(plans) })
      return plans
    })
  }

  async #audit(actor: Actor, detail: Record<string, string | number>): Promise<void> {
    const { database, clock } = this
    const entry = { actor, action: 'plans.sync', subject: 'plans', detail, at: clock.now() }
    await recordAudit(database.read, entry)
  }
}

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error
    const isAway = error.outcome === 'unreachable' && !error.isOfOurKey
    const refusal = isAway ? providerAway() : providerRefusedPlans()
    // The command line tells a provider's no from one of our own.
    refusal.cause = error
    throw refusal
  }
}

function countsOf(plans: SyncedPlan[]) {
  const count = (action: SyncedPlan['action']) =>
    plans.filter((plan) => plan.action === action).length
  return {
    created: count('create'),
    replaced: count('replace'),
    noted: count('note'),
    kept: count('keep'),
  }
}
