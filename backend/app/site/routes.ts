import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#start/kernel'

const SiteController = () => import('#app/site/site_controller')
const HealthController = () => import('#app/site/health_controller')
const PagesController = () => import('#app/site/pages_controller')

router.get('/health/live', [HealthController, 'live'])
router.get('/health/ready', [HealthController, 'ready'])
router.get('/api/site', [SiteController, 'show']).use(browserCall)
for (const path of ['/api', '/api/*']) {
  router.any(path, [SiteController, 'missing']).use(middleware.api())
}
router.get('*', [PagesController, 'show'])
