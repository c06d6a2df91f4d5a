import router from '@adonisjs/core/services/router'

const MetricsController = () => import('#app/operations/metrics/metrics_controller')

router.get('/metrics', [MetricsController, 'show'])
