import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { agreeToRenewalInput } from '#app/billing/renewals/contract'

const AgreementsController = () => import('#app/billing/renewals/agreements_controller')

router
  .group(() => {
    router
      .get('/api/agreements', [AgreementsController, 'index'])
      .describe('Lists the terms of renewal that the person agreed to.', {
        answer: '`{ success, agreements }`, newest first.',
      })
    router
      .post('/api/agree-to-renewal', [AgreementsController, 'store'])
      .describe('Agrees to the terms of renewal, before the card is charged.', {
        body: agreeToRenewalInput,
        answer: '`{ success }`.',
      })
      .use(middleware.throttle({ name: 'payments', perHour: limits.writes.paymentsPerHour }))
  })
  .use([...browserCall, middleware.auth()])
