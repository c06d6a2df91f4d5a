import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#start/kernel'

const CallbackUrlController = () => import('#app/console/callback_url_controller')

router
  .get('/api/twilio/callback-url', [CallbackUrlController, 'show'])
  .use([...browserCall, middleware.auth('twilio.callback_url')])
