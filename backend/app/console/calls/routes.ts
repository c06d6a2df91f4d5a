import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import {
  grantInput,
  productsInput,
  refundInput,
  resendInput,
  sendsInput,
  testTextInput,
} from '#app/console/calls/contract'

const CallsController = () => import('#app/console/calls/calls_controller')
const SupportController = () => import('#app/console/calls/support_controller')
const TestTextsController = () => import('#app/console/calls/test_texts_controller')

router
  .get('/api/twilio/callback-url', [CallsController, 'callbackUrl'])
  .describe('Tells the address that the text provider has to call.', {
    answer: 'The address, as it is and in production.',
  })
  .use([...browserCall, middleware.auth('twilio.callback_url')])

router
  .get('/api/all-signups', [CallsController, 'allSignups'])
  .describe('Lists the newest accounts with their phones in full; audited.', {
    answer: '`{ success, signups, isComplete }`.',
  })
  .use([...browserCall, middleware.auth('signups.list_all')])

router
  .group(() => {
    router
      .get('/products', [CallsController, 'products'])
      .describe('Lists what is on sale at the payment provider.', {
        answer: '`{ success, products, message }`.',
      })
    router
      .post('/get-products', [CallsController, 'findProducts'])
      .describe('Finds products at the payment provider by their ids.', {
        body: productsInput,
        answer: '`{ success, products }`.',
      })
  })
  .prefix('/api/stripe')
  .use([...browserCall, middleware.auth('plans.read_provider')])

router
  .group(() => {
    router
      .get('/figures', [CallsController, 'figures'])
      .describe('Tells the figures of the dashboard.', { answer: 'The figures.' })
      .use(middleware.auth('figures.read'))
    router
      .get('/sends', [CallsController, 'sends'])
      .describe('Tells whether all sends are stopped.', {
        answer: 'The state, since when and why.',
      })
      .use(middleware.auth('figures.read'))
    router
      .put('/sends', [CallsController, 'switchSends'])
      .describe('Stops all sends, or starts them.', {
        body: sendsInput,
        answer: 'The state, since when and why.',
      })
      .use(middleware.auth('sends.stop'))
    router
      .get('/readiness', [CallsController, 'readiness'])
      .describe('Lists what is still to set up.', {
        answer: 'A line for each item, with how to mend it.',
      })
      .use(middleware.auth('readiness.read'))
    router
      .post('/webhook-self-test', [CallsController, 'testWebhook'])
      .describe('Calls our own webhook as the provider calls it.', {
        answer: 'What became of each step.',
      })
      .use(middleware.auth('webhooks.test'))
  })
  .prefix('/api/admin')
  .use(browserCall)

router
  .group(() => {
    router
      .get('/costs', [CallsController, 'costs'])
      .describe('Tells what came in and what it cost over 30 days, by plan and by model.', {
        answer: 'Plans, models and rejections; money in millionths of a US dollar.',
      })
    router
      .get('/signups/:id/costs', [CallsController, 'costsOfPerson'])
      .describe('Tells what a person paid and cost.', {
        answer: 'Of 30 days and in total; money in millionths of a US dollar.',
      })
  })
  .prefix('/api/admin')
  .use([...browserCall, middleware.auth('figures.read')])

router
  .group(() => {
    router
      .get('/plans/difference', [CallsController, 'planDifference'])
      .describe('Tells what differs between our plans and the payment provider’s.', {
        answer: '`{ plans }`.',
      })
      .use(middleware.auth('plans.read_provider'))
    router
      .post('/plans/sync', [CallsController, 'syncPlans'])
      .describe('Brings the payment provider’s plans to where ours are.', {
        answer: '`{ success, plans }`.',
      })
      .use(middleware.auth('plans.sync'))
  })
  .prefix('/api/admin')
  .use(browserCall)

router
  .group(() => {
    router
      .post('/signups/:id/grant', [SupportController, 'grant'])
      .describe('Grants a person free messages; a repeated key does nothing.', { body: grantInput })
      .use(middleware.auth('signups.grant'))
    router
      .post('/purchases/:id/refund', [SupportController, 'refund'])
      .describe('Gives a payment back, or a part of it.', {
        body: refundInput,
        answer: 'A message, and what was `refunded`.',
      })
      .use(middleware.auth('purchases.refund'))
    router
      .post('/messages/:id/resend', [SupportController, 'resend'])
      .describe('Sends a lost text once more.', {
        body: resendInput,
        answer: 'A message, and the new `messageId`.',
      })
      .use(middleware.auth('messages.resend'))
  })
  .prefix('/api/admin')
  .use(browserCall)

router
  .group(() => {
    router
      .post('/preview', [TestTextsController, 'preview'])
      .describe('Tells what the gate would say to a test text, and what it costs.', {
        body: testTextInput,
        answer: 'The gate’s verdict, segments and cost.',
      })
    router.post('/', [TestTextsController, 'store']).describe('Sends a test text to any number.', {
      body: testTextInput,
      isCounted: true,
      answer: 'A message, and the `messageId`.',
    })
    router
      .get('/:id', [TestTextsController, 'show'])
      .describe('Tells what became of a test text.', {
        answer: 'Its state, and how it came to that.',
      })
  })
  .prefix('/api/admin/test-texts')
  .use([...browserCall, middleware.auth('sms.send_anywhere')])
