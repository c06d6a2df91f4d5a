import router from '@adonisjs/core/services/router'

const MetricsController = () => import('#app/operations/metrics/metrics_controller')

router
  .get('/metrics', [MetricsController, 'show'])
  .describe('Tells the figures of this process; without METRICS_TOKEN it is not there.', {
    proof: 'metricsToken',
    type: 'text/plain',
    answer: 'The figures in the format of Prometheus.',
  })
