import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { secondFactorInput } from '#app/people/staff/contract'

const StaffController = () => import('#app/people/staff/staff_controller')

router
  .get('/api/admin/me', [StaffController, 'show'])
  .describe('Tells who of staff this is and what the session may do.', { answer: 'The session.' })
  .use([...browserCall, middleware.login()])

router
  .group(() => {
    router
      .post('/api/admin/second-factor', [StaffController, 'sendCode'])
      .describe('Texts the code of the second factor.')
    router
      .post('/api/admin/second-factor/verify', [StaffController, 'verify'])
      .describe('Confirms the session with the code.', { body: secondFactorInput })
  })
  .use([
    ...browserCall,
    middleware.login(),
    middleware.throttle({ name: 'second factor', perHour: limits.writes.settingsPerHour }),
  ])
