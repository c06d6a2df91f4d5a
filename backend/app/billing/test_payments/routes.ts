import router from '@adonisjs/core/services/router'
import { browserCall } from '#app/core/sessions/middleware'
import { testPaymentInput } from '#app/billing/plans/contract'

const TestPaymentsController = () => import('#app/billing/test_payments/test_payments_controller')

/** Like the real form, it goes by the secret alone. */
router
  .post('/api/test-payments/:clientSecret', [TestPaymentsController, 'store'])
  .use(browserCall)
  .describe('Fills in the pretend card form; this call is there while no money is moved.', {
    body: testPaymentInput,
    answer: 'What became of the payment.',
  })
