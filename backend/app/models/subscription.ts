import { scope } from '@adonisjs/lucid/orm'
import { SubscriptionSchema } from '#database/schema'

/** A subscription as the payment provider has it. */
export class Subscription extends SubscriptionSchema {
  /**
   * Those that give their owner messages. Should there ever be two, first the
   * one that renews, so that each can be cancelled, then the dearest.
   */
  static entitled = scope((query) => {
    void query.select('subscriptions.*').join('plans', 'plans.plan_id', 'subscriptions.plan_id')
    void query.where('is_entitled', true).orderBy('cancel_at_period_end')
    void query.orderBy('plans.messages_per_day', 'desc')
  })

  static running = scope((query) => void query.whereNull('ended_at'))
}
