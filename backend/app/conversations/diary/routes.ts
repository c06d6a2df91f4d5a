import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { diaryLineInput } from '#app/conversations/diary/contract'

const DiaryController = () => import('#app/conversations/diary/diary_controller')

router
  .group(() => {
    router
      .get('/api/diary', [DiaryController, 'index'])
      .describe('Lists what she wrote down about each day.', {
        answer: '`{ lines }`, the latest day first.',
      })
    router
      .patch('/api/diary/:id', [DiaryController, 'update'])
      .describe('Puts other words in the place of a line of her diary.', {
        body: diaryLineInput,
        answer: 'A message for the person, and the `line`.',
      })
      .use(middleware.throttle({ name: 'diary', perHour: limits.writes.settingsPerHour }))
    router
      .delete('/api/diary/:id', [DiaryController, 'destroy'])
      .describe('Removes a line of her diary for good.')
  })
  .use([...browserCall, middleware.auth()])
