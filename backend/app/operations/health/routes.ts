import router from '@adonisjs/core/services/router'

const HealthController = () => import('#app/operations/health/health_controller')

router.get('/health/live', [HealthController, 'live'])
router.get('/health/ready', [HealthController, 'ready'])
