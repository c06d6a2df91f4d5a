import router from '@adonisjs/core/services/router'
import { browserCall } from '#app/core/sessions/middleware'

const TestPaymentsController = () => import('#app/billing/test_payments/test_payments_controller')

/** Like the real form, it goes by the secret alone. */
router.post('/api/test-payments/:clientSecret', [TestPaymentsController, 'store']).use(browserCall)
