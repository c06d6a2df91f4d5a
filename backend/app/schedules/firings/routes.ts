import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const FiringsController = () => import('#app/schedules/firings/firings_controller')

router
  .post('/api/trigger-scheduled', [FiringsController, 'store'])
  .use([...browserCall, middleware.auth()])
  .describe(
    'Sends at once what is active and has not gone today, on any day; by an admin, all that is due.'
  )
