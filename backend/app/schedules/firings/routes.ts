import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const FiringsController = () => import('#app/schedules/firings/firings_controller')

router
  .post('/api/trigger-scheduled', [FiringsController, 'store'])
  .use([...browserCall, middleware.auth()])
  .describe('Sends at once what is scheduled for today; of admins, what is due of everybody.')
