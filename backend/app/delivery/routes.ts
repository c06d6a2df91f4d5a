import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const StatusCallbacksController = () => import('#app/delivery/status_callbacks_controller')

router
  .post('/api/twilio/status', [StatusCallbacksController, 'store'])
  .use(middleware.twilioSignature())
