import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const PasswordsController = () => import('#app/people/passwords/passwords_controller')
const OpenSessionsController = () => import('#app/people/passwords/open_sessions_controller')

router
  .group(() => {
    router.post('/api/request-password-reset', [PasswordsController, 'requestReset'])
    router.post('/api/reset-password', [PasswordsController, 'reset'])
  })
  .use(browserCall)

router
  .group(() => {
    router.put('/api/password', [PasswordsController, 'update'])
    router.get('/api/sessions', [OpenSessionsController, 'index'])
    router.delete('/api/sessions', [OpenSessionsController, 'destroy'])
  })
  .use([...browserCall, middleware.auth()])
