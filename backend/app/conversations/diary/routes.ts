import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const DiaryController = () => import('#app/conversations/diary/diary_controller')

router
  .group(() => {
    router.get('/api/diary', [DiaryController, 'index'])
    router
      .patch('/api/diary/:id', [DiaryController, 'update'])
      .use(middleware.throttle({ name: 'diary', perHour: limits.writes.settingsPerHour }))
    router.delete('/api/diary/:id', [DiaryController, 'destroy'])
  })
  .use([...browserCall, middleware.auth()])
