import router from '@adonisjs/core/services/router'
import { MANIFEST_PATH, STAFF_PATHS } from '#app/site/contract'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const SiteController = () => import('#app/site/site_controller')
const CrawlersController = () => import('#app/site/crawlers_controller')
const PagesController = () => import('#app/site/pages_controller')

router
  .get('/api/site', [SiteController, 'show'])
  .use(browserCall)
  .describe('Tells what every page may know.', {
    answer: 'Names, stand-ins in use, open countries, the companion’s number and the figures.',
  })
router
  .get('/api/openapi.json', [SiteController, 'document'])
  .use(browserCall)
  .describe('Describes every call: this document.', { answer: 'An OpenAPI 3.1 document.' })
router.any('/api', [SiteController, 'missing']).as('no_call').use(middleware.api())
router.any('/api/*', [SiteController, 'missing']).use(middleware.api())
router.get('/robots.txt', [CrawlersController, 'robots'])
router.get('/sitemap.xml', [CrawlersController, 'sitemap'])
router.get(MANIFEST_PATH, [PagesController, 'manifest'])
for (const path of [...STAFF_PATHS, '/admin/*']) {
  const route = router.get(path, [PagesController, 'showToStaff']).as(`page ${path}`)
  route.use(middleware.visit())
}
router.get('/simulator', [PagesController, 'showSimulator']).use(middleware.visit())
router.get('/sms-status', [PagesController, 'showTalk']).use(middleware.visit())
router.get('*', [PagesController, 'show'])
