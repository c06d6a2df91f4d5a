import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#start/kernel'

const ActivitiesController = () => import('#app/activities/activities_controller')

router
  .get('/api/activities', [ActivitiesController, 'index'])
  .use([...browserCall, middleware.auth()])
