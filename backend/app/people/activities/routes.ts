import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const ActivitiesController = () => import('#app/people/activities/activities_controller')

router
  .get('/api/activities', [ActivitiesController, 'index'])
  .use([...browserCall, middleware.auth()])
