import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const AllSignupsController = () => import('#app/console/calls/all_signups_controller')
const FiguresController = () => import('#app/console/calls/figures_controller')
const PlanPricesController = () => import('#app/console/calls/plan_prices_controller')
const ProductsController = () => import('#app/console/calls/products_controller')
const ReadinessController = () => import('#app/console/calls/readiness_controller')
const SendsController = () => import('#app/console/calls/sends_controller')
const SupportController = () => import('#app/console/calls/support_controller')
const TestTextsController = () => import('#app/console/calls/test_texts_controller')
const CallbackUrlController = () => import('#app/console/calls/callback_url_controller')

router
  .get('/api/twilio/callback-url', [CallbackUrlController, 'show'])
  .use([...browserCall, middleware.auth('twilio.callback_url')])

router
  .get('/api/all-signups', [AllSignupsController, 'index'])
  .use([...browserCall, middleware.auth('signups.list_all')])

router
  .group(() => {
    router.get('/products', [ProductsController, 'index'])
    router.post('/get-products', [ProductsController, 'find'])
  })
  .prefix('/api/stripe')
  .use([...browserCall, middleware.auth('plans.read_provider')])

router
  .group(() => {
    router.get('/figures', [FiguresController, 'show']).use(middleware.auth('figures.read'))
    router.get('/sends', [SendsController, 'show']).use(middleware.auth('figures.read'))
    router.put('/sends', [SendsController, 'update']).use(middleware.auth('sends.stop'))
    router.get('/readiness', [ReadinessController, 'index']).use(middleware.auth('readiness.read'))
    router
      .post('/webhook-self-test', [ReadinessController, 'test'])
      .use(middleware.auth('webhooks.test'))
    router
      .get('/plans/difference', [PlanPricesController, 'difference'])
      .use(middleware.auth('plans.read_provider'))
    router.post('/plans/sync', [PlanPricesController, 'sync']).use(middleware.auth('plans.sync'))
  })
  .prefix('/api/admin')
  .use(browserCall)

router
  .group(() => {
    router
      .post('/signups/:id/grant', [SupportController, 'grant'])
      .use(middleware.auth('signups.grant'))
    router
      .post('/purchases/:id/refund', [SupportController, 'refund'])
      .use(middleware.auth('purchases.refund'))
    router
      .post('/messages/:id/resend', [SupportController, 'resend'])
      .use(middleware.auth('messages.resend'))
  })
  .prefix('/api/admin')
  .use(browserCall)

router
  .group(() => {
    router.post('/preview', [TestTextsController, 'preview'])
    router.post('/', [TestTextsController, 'store'])
    router.get('/:id', [TestTextsController, 'show'])
  })
  .prefix('/api/admin/test-texts')
  .use([...browserCall, middleware.auth('sms.send_anywhere')])
