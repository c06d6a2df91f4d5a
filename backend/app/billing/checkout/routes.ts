import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { createSubscriptionInput, subscriptionSuccessInput } from '#app/billing/plans/contract'

const CheckoutsController = () => import('#app/billing/checkout/checkouts_controller')

router
  .group(() => {
    router
      .post('/api/create-subscription', [CheckoutsController, 'store'])
      .describe('Starts a checkout of a plan.', {
        body: createSubscriptionInput,
        answer: 'What the checkout needs.',
      })
    router
      .post('/api/subscription-success', [CheckoutsController, 'settle'])
      .describe('Says that a payment was made; whether it was, the provider is asked.', {
        body: subscriptionSuccessInput,
      })
    router
      .post('/api/payment-method', [CheckoutsController, 'payBill'])
      .describe('Starts to pay an open bill with another card.', {
        answer: 'What the checkout needs.',
      })
  })
  .use([
    ...browserCall,
    middleware.auth(),
    middleware.throttle({ name: 'payments', perHour: limits.writes.paymentsPerHour }),
  ])
