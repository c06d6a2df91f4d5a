import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const SchedulesController = () => import('#app/schedules/plan/schedules_controller')

router
  .group(() => {
    router.post('/api/schedule-message', [SchedulesController, 'save'])
    router.patch('/api/activities/:id/toggle', [SchedulesController, 'switch'])
    router.delete('/api/activities/:id', [SchedulesController, 'destroy'])
  })
  .use([
    ...browserCall,
    middleware.auth(),
    middleware.throttle({ name: 'settings', perHour: limits.writes.settingsPerHour }),
  ])
