import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { BOOK_PATH, EXPORT_PATH, START_OVER_PATH } from '#app/privacy/contract'

const PrivacyController = () => import('#app/privacy/privacy_controller')

router
  .group(() => {
    router.delete('/api/delete-account', [PrivacyController, 'destroy'])
    router.post(EXPORT_PATH, [PrivacyController, 'show'])
    router.post(BOOK_PATH, [PrivacyController, 'book'])
    router.post(START_OVER_PATH, [PrivacyController, 'startOver'])
  })
  .use([...browserCall, middleware.auth()])
