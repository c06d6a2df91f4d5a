import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { changeInput, girlfriendInput, restyleInput } from '#app/people/girlfriends/contract'

const ContactCardsController = () => import('#app/people/girlfriends/contact_cards_controller')
const GirlfriendsController = () => import('#app/people/girlfriends/girlfriends_controller')

const throttle = middleware.throttle({
  name: 'companion',
  perHour: limits.writes.settingsPerHour,
})

router
  .group(() => {
    router
      .get('/api/girlfriend', [GirlfriendsController, 'show'])
      .describe('Shows the companion.', { answer: '`{ girlfriend }`, null before she exists.' })
    router
      .post('/api/girlfriend', [GirlfriendsController, 'store'])
      .describe('Creates the companion; her first text follows.', {
        body: girlfriendInput,
        answer: 'A message for the person, and the `girlfriend`.',
      })
      .use(throttle)
    router
      .get('/api/contact-card', [ContactCardsController, 'show'])
      .describe('Answers her name, number and picture for the phone book.', {
        type: 'text/vcard',
        answer: 'The card, as a file.',
      })
    router
      .put('/api/girlfriend', [GirlfriendsController, 'update'])
      .describe('Gives her another picture.', {
        body: restyleInput,
        answer: 'A message for the person, and the `girlfriend`.',
      })
      .use(throttle)
    router
      .patch('/api/girlfriend', [GirlfriendsController, 'change'])
      .describe('Changes what is named of her story, personality and styles.', {
        body: changeInput,
        answer: 'A message for the person, and the `girlfriend`.',
      })
      .use(throttle)
  })
  .use([...browserCall, middleware.auth()])
