import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import {
  changePasswordInput,
  requestResetInput,
  resetPasswordInput,
} from '#app/people/passwords/contract'

const PasswordsController = () => import('#app/people/passwords/passwords_controller')
const OpenSessionsController = () => import('#app/people/passwords/open_sessions_controller')

router
  .group(() => {
    router
      .post('/api/request-password-reset', [PasswordsController, 'requestReset'])
      .describe('Texts a code for a new password; the answer is the same without an account.', {
        body: requestResetInput,
        isCounted: true,
      })
    router
      .post('/api/reset-password', [PasswordsController, 'reset'])
      .describe('Takes the code and the new password; every session ends.', {
        body: resetPasswordInput,
        isCounted: true,
      })
  })
  .use(browserCall)

router
  .group(() => {
    router
      .put('/api/password', [PasswordsController, 'update'])
      .describe('Changes the password; every other session ends.', {
        body: changePasswordInput,
        isCounted: true,
      })
    router
      .get('/api/sessions', [OpenSessionsController, 'index'])
      .describe('Lists where the person is logged in.', { answer: '`{ sessions }`, newest first.' })
    router
      .delete('/api/sessions', [OpenSessionsController, 'destroy'])
      .describe('Ends all sessions but this one.', { answer: '`{ ended }`, how many.' })
  })
  .use([...browserCall, middleware.auth()])
