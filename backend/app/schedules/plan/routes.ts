import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { scheduleInput, toggleInput } from '#app/schedules/plan/contract'

const SchedulesController = () => import('#app/schedules/plan/schedules_controller')

router
  .group(() => {
    router
      .post('/api/schedule-message', [SchedulesController, 'save'])
      .describe('Schedules a text of hers, or changes one that is scheduled.', {
        body: scheduleInput,
        answer: 'A message for the person, and the `id` of the schedule.',
      })
    router
      .patch('/api/activities/:id/toggle', [SchedulesController, 'switch'])
      .describe('Pauses a scheduled text, or lets it go again.', { body: toggleInput })
    router
      .delete('/api/activities/:id', [SchedulesController, 'destroy'])
      .describe('Deletes a scheduled text.')
  })
  .use([
    ...browserCall,
    middleware.auth(),
    middleware.throttle({ name: 'settings', perHour: limits.writes.settingsPerHour }),
  ])
