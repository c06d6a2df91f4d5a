import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const SessionsController = () => import('#app/people/accounts/sessions_controller')
const SignupsController = () => import('#app/people/accounts/signups_controller')

router
  .group(() => {
    router.get('/api/auth/check', [SessionsController, 'check'])
    router.post('/api/login', [SessionsController, 'store'])
    router.post('/api/logout', [SessionsController, 'destroy'])
    router.post('/api/send-verification', [SignupsController, 'sendVerification'])
    router.post('/api/verify-phone', [SignupsController, 'verifyPhone'])
    router.post('/api/signup', [SignupsController, 'store'])
  })
  .use(browserCall)

router
  .group(() => {
    router.get('/api/signup', [SignupsController, 'show'])
    router.get('/api/signup/:email', [SignupsController, 'find'])
    router.put('/api/date-of-birth', [SignupsController, 'confirmAge'])
  })
  .use([...browserCall, middleware.auth()])
