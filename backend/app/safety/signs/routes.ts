import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { reportInput } from '#app/safety/signs/contract'

const ReportsController = () => import('#app/safety/signs/reports_controller')

router
  .post('/api/reports', [ReportsController, 'store'])
  .use([...browserCall, middleware.auth()])
  .describe('Reports a text of hers; a second report of it changes nothing.', {
    body: reportInput,
    isCounted: true,
  })
