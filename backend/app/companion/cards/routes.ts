import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { CARD_PATH, cardInput } from '#app/companion/cards/contract'

const CardsController = () => import('#app/companion/cards/cards_controller')

router
  .group(() => {
    router
      .get(CARD_PATH, [CardsController, 'show'])
      .describe('Answers her as a character card of version 2.', { answer: 'The card, as a file.' })
    router
      .post(CARD_PATH, [CardsController, 'read'])
      .describe('Reads a character card into the form; nothing is kept.', {
        body: cardInput,
        answer: 'What the form is filled in with, and what was left out.',
      })
      .use(middleware.throttle({ name: 'cards', perHour: limits.writes.settingsPerHour }))
  })
  .use([...browserCall, middleware.auth()])
