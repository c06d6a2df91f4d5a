import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { polledAt } from '#app/core/sessions/poll_door'
import { activitiesQuery } from '#app/people/activities/contract'

const ActivitiesController = () => import('#app/people/activities/activities_controller')

polledAt('/api/activities', ActivitiesController)

router
  .get('/api/activities', [ActivitiesController, 'index'])
  .describe('Lists what the person did lately, and the scheduled texts where they are asked for.', {
    query: activitiesQuery,
    answer: '`{ activities }`, newest first.',
  })
  .use([...browserCall, middleware.auth()])
