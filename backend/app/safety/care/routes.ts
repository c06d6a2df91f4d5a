import router from '@adonisjs/core/services/router'
import { browserCall } from '#app/core/sessions/middleware'

const SafetyCountsController = () => import('#app/safety/care/safety_counts_controller')

router
  .get('/api/safety-counts', [SafetyCountsController, 'index'])
  .use(browserCall)
  .describe('Tells how often somebody was pointed to help: in a crisis, or with eating.', {
    answer: 'The year before this one, then this one so far.',
  })
