import router from '@adonisjs/core/services/router'

const MetricsController = () => import('#app/metrics/metrics_controller')

router.get('/metrics', [MetricsController, 'show'])
