import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { BOOK_PATH, EXPORT_PATH, ownerInput, START_OVER_PATH } from '#app/privacy/contract'

const PrivacyController = () => import('#app/privacy/privacy_controller')

router
  .group(() => {
    router
      .delete('/api/delete-account', [PrivacyController, 'destroy'])
      .describe('Deletes the account and everything in it.', { body: ownerInput, isCounted: true })
    router
      .post(EXPORT_PATH, [PrivacyController, 'show'])
      .describe('Answers everything about the person as one file.', {
        body: ownerInput,
        isCounted: true,
        answer: 'The file.',
      })
    router
      .post(BOOK_PATH, [PrivacyController, 'book'])
      .describe('Answers talk, diary, pins and memories as one file to read.', {
        body: ownerInput,
        isCounted: true,
        type: 'text/html',
        answer: 'The file.',
      })
    router
      .post(START_OVER_PATH, [PrivacyController, 'startOver'])
      .describe('Removes her, the talk, memories and schedules; account and plan stay.', {
        body: ownerInput,
        isCounted: true,
      })
  })
  .use([...browserCall, middleware.auth()])
