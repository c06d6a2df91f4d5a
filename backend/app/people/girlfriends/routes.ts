import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const ContactCardsController = () => import('#app/people/girlfriends/contact_cards_controller')
const GirlfriendsController = () => import('#app/people/girlfriends/girlfriends_controller')

router
  .group(() => {
    router.get('/api/girlfriend', [GirlfriendsController, 'show'])
    router.post('/api/girlfriend', [GirlfriendsController, 'store'])
    router.get('/api/contact-card', [ContactCardsController, 'show'])
    router.put('/api/girlfriend', [GirlfriendsController, 'update'])
    router
      .patch('/api/girlfriend', [GirlfriendsController, 'change'])
      .use(middleware.throttle({ name: 'companion', perHour: limits.writes.settingsPerHour }))
  })
  .use([...browserCall, middleware.auth()])
