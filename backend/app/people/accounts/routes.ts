import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import {
  confirmAgeInput,
  loginInput,
  sendVerificationInput,
  signUpInput,
  verifyPhoneInput,
} from '#app/people/accounts/contract'

const SessionsController = () => import('#app/people/accounts/sessions_controller')
const SignupsController = () => import('#app/people/accounts/signups_controller')

router
  .group(() => {
    router
      .get('/api/auth/check', [SessionsController, 'check'])
      .describe('Tells whether somebody is logged in, and who.', {
        answer: '`{ authenticated }`, and of whom.',
      })
    router
      .post('/api/login', [SessionsController, 'store'])
      .describe('Logs in.', { body: loginInput, isCounted: true })
    router.post('/api/logout', [SessionsController, 'destroy']).describe('Logs out.')
    router
      .post('/api/send-verification', [SignupsController, 'sendVerification'])
      .describe('Texts a code to a number that signs up.', {
        body: sendVerificationInput,
        isCounted: true,
      })
    router
      .post('/api/verify-phone', [SignupsController, 'verifyPhone'])
      .describe('Takes the code of a number that signs up.', {
        body: verifyPhoneInput,
        isCounted: true,
      })
    router.post('/api/signup', [SignupsController, 'store']).describe('Signs up, and logs in.', {
      body: signUpInput,
      isCounted: true,
      answer: 'A message for the person, and the `signup`.',
    })
  })
  .use(browserCall)

router
  .group(() => {
    router
      .get('/api/signup', [SignupsController, 'show'])
      .describe('Shows the account.', { answer: '`{ signup }`.' })
    router
      .get('/api/signup/:email', [SignupsController, 'find'])
      .describe('Shows one’s own account by its address; to admins anybody’s, audited.', {
        answer: '`{ signup }`.',
      })
    router
      .put('/api/date-of-birth', [SignupsController, 'confirmAge'])
      .describe('Confirms the age of an account that signed up without a date of birth.', {
        body: confirmAgeInput,
      })
  })
  .use([...browserCall, middleware.auth()])
