import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const StaffController = () => import('#app/people/staff/staff_controller')

router.get('/api/admin/me', [StaffController, 'show']).use([...browserCall, middleware.login()])

router
  .group(() => {
    router.post('/api/admin/second-factor', [StaffController, 'sendCode'])
    router.post('/api/admin/second-factor/verify', [StaffController, 'verify'])
  })
  .use([
    ...browserCall,
    middleware.login(),
    middleware.throttle({ name: 'second factor', perHour: limits.writes.settingsPerHour }),
  ])
