import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const AgreementsController = () => import('#app/billing/renewals/agreements_controller')

router
  .group(() => {
    router.get('/api/agreements', [AgreementsController, 'index'])
    router
      .post('/api/agree-to-renewal', [AgreementsController, 'store'])
      .use(middleware.throttle({ name: 'payments', perHour: limits.writes.paymentsPerHour }))
  })
  .use([...browserCall, middleware.auth()])
