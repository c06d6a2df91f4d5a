import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#start/kernel'

const FiringsController = () => import('#app/firings/firings_controller')

router
  .post('/api/trigger-scheduled', [FiringsController, 'store'])
  .use([...browserCall, middleware.auth()])
