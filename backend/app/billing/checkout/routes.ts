import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const CheckoutsController = () => import('#app/billing/checkout/checkouts_controller')

router
  .group(() => {
    router.post('/api/create-subscription', [CheckoutsController, 'store'])
    router.post('/api/subscription-success', [CheckoutsController, 'settle'])
    router.post('/api/payment-method', [CheckoutsController, 'payBill'])
  })
  .use([
    ...browserCall,
    middleware.auth(),
    middleware.throttle({ name: 'payments', perHour: limits.writes.paymentsPerHour }),
  ])
