import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import {
  phoneChangeInput,
  preferencesInput,
  profileInput,
  undoInput,
  verifyPhoneChangeInput,
} from '#app/people/profile/contract'

const ProfileController = () => import('#app/people/profile/profile_controller')

router
  .group(() => {
    router
      .put('/api/signup', [ProfileController, 'update'])
      .describe('Saves the profile; a changed phone waits to be verified.', {
        body: profileInput,
        answer: 'A message for the person, and whether it `requiresVerification`.',
      })
    router
      .post('/api/request-phone-change', [ProfileController, 'requestPhoneChange'])
      .describe('Texts a code to the new number.', { body: phoneChangeInput })
    router
      .post('/api/verify-phone-change', [ProfileController, 'verifyPhoneChange'])
      .describe('Takes the code, and moves the account to the new number.', {
        body: verifyPhoneChangeInput,
      })
    router
      .post('/api/owner-code', [ProfileController, 'sendOwnerCode'])
      .describe('Texts a code that proves whose account it is, in place of the password.')
    router
      .put('/api/preferences', [ProfileController, 'savePreferences'])
      .describe('Saves what is named of the preferences.', {
        body: preferencesInput,
        answer: 'The preferences as they are now.',
      })
    router
      .post('/api/texting/resume', [ProfileController, 'resumeTexting'])
      .describe(
        'Says that the phone works again; 409 when nothing is held up, or the number takes no texts.'
      )
  })
  .use([
    ...browserCall,
    middleware.auth(),
    middleware.throttle({ name: 'settings', perHour: limits.writes.settingsPerHour }),
  ])

router
  .post('/api/undo-change', [ProfileController, 'undo'])
  .use(browserCall)
  .describe('Brings phone and email back, by the link texted to the old number.', {
    body: undoInput,
  })
