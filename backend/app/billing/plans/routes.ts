import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { changeSubscriptionInput } from '#app/billing/plans/contract'

const PlansController = () => import('#app/billing/plans/plans_controller')
const SubscriptionsController = () => import('#app/billing/plans/subscriptions_controller')
const throttle = middleware.throttle({ name: 'payments', perHour: limits.writes.paymentsPerHour })

router
  .get('/api/subscription-plans', [PlansController, 'index'])
  .use(browserCall)
  .describe('Lists what can be bought.', {
    answer: '`{ success, plans }` in the order they are shown.',
  })

router
  .group(() => {
    router
      .get('/api/user', [SubscriptionsController, 'show'])
      .describe('Shows the person’s plan and what is left of it.', {
        answer: '`{ success, user }`.',
      })
    router
      .get('/api/invoices', [SubscriptionsController, 'invoices'])
      .describe('Lists what was paid and given back.', {
        answer: '`{ success, invoices, hasPortal }`, newest first.',
      })
    router
      .post('/api/customer-portal', [SubscriptionsController, 'portal'])
      .describe('Opens the payment provider’s own pages.', { answer: '`{ success, url }`.' })
      .use(throttle)
    router
      .post('/api/change-subscription', [SubscriptionsController, 'update'])
      .describe('Downgrades or cancels at the end of the paid period, or undoes that.', {
        body: changeSubscriptionInput,
        answer: 'A message for the person. Canceled with its renewal unpaid, a plan ends now.',
      })
      .use(throttle)
  })
  .use([...browserCall, middleware.auth()])
