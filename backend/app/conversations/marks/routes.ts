import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const MarksController = () => import('#app/conversations/marks/marks_controller')

router
  .group(() => {
    router.get('/api/moments', [MarksController, 'index'])
    router
      .patch('/api/texts/:id/marks', [MarksController, 'update'])
      .use(middleware.throttle({ name: 'marks', perHour: limits.writes.settingsPerHour }))
  })
  .use([...browserCall, middleware.auth()])
