import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { marksInput } from '#app/conversations/marks/contract'

const MarksController = () => import('#app/conversations/marks/marks_controller')

router
  .group(() => {
    router
      .get('/api/moments', [MarksController, 'index'])
      .describe('Lists the texts the person pinned.', {
        answer: '`{ moments }`, what was said last first.',
      })
    router
      .patch('/api/texts/:id/marks', [MarksController, 'update'])
      .describe('Gives a text of hers a thumb, or pins a text of either.', {
        body: marksInput,
        answer: 'A message for the person, and the `marks` as they are now.',
      })
      .use(middleware.throttle({ name: 'marks', perHour: limits.writes.settingsPerHour }))
  })
  .use([...browserCall, middleware.auth()])
