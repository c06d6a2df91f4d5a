import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const ProfileController = () => import('#app/people/profile/profile_controller')

router
  .group(() => {
    router.put('/api/signup', [ProfileController, 'update'])
    router.post('/api/request-phone-change', [ProfileController, 'requestPhoneChange'])
    router.post('/api/verify-phone-change', [ProfileController, 'verifyPhoneChange'])
    router.post('/api/owner-code', [ProfileController, 'sendOwnerCode'])
    router.put('/api/preferences', [ProfileController, 'savePreferences'])
    router.post('/api/texting/resume', [ProfileController, 'resumeTexting'])
  })
  .use([
    ...browserCall,
    middleware.auth(),
    middleware.throttle({ name: 'settings', perHour: limits.writes.settingsPerHour }),
  ])

router.post('/api/undo-change', [ProfileController, 'undo']).use(browserCall)
