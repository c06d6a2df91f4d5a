import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const PlansController = () => import('#app/billing/plans/plans_controller')
const SubscriptionsController = () => import('#app/billing/plans/subscriptions_controller')

router.get('/api/subscription-plans', [PlansController, 'index']).use(browserCall)

router
  .group(() => {
    router.get('/api/user', [SubscriptionsController, 'show'])
    router.get('/api/invoices', [SubscriptionsController, 'invoices'])
    router.post('/api/customer-portal', [SubscriptionsController, 'portal'])
    router
      .post('/api/change-subscription', [SubscriptionsController, 'update'])
      .use(middleware.throttle({ name: 'payments', perHour: limits.writes.paymentsPerHour }))
  })
  .use([...browserCall, middleware.auth()])
