import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { CARD_PATH } from '#app/companion/cards/contract'

const CardsController = () => import('#app/companion/cards/cards_controller')

router
  .group(() => {
    router.get(CARD_PATH, [CardsController, 'show'])
    router
      .post(CARD_PATH, [CardsController, 'read'])
      .use(middleware.throttle({ name: 'cards', perHour: limits.writes.settingsPerHour }))
  })
  .use([...browserCall, middleware.auth()])
