import router from '@adonisjs/core/services/router'
import { ReadyQuery } from '#app/operations/health/contract'

const HealthController = () => import('#app/operations/health/health_controller')

router
  .get('/health/live', [HealthController, 'live'])
  .describe('Says that the process answers.', { answer: '`{ status, version }`.' })
router
  .get('/health/ready', [HealthController, 'ready'])
  .describe('Says whether what comes in is taken and worked on.', {
    query: ReadyQuery,
    answer: 'What a probe is told; with 503 why it is not ready.',
  })
