import router from '@adonisjs/core/services/router'
import limits from '#config/limits'
import { polledAt } from '#app/core/sessions/poll_door'
import { browserCall, middleware } from '#app/core/sessions/middleware'
import { conversationQuery, findTextsInput, sendSmsInput } from '#app/conversations/thread/contract'

const ConversationsController = () => import('#app/conversations/thread/conversations_controller')
const OutboundTextsController = () => import('#app/conversations/thread/outbound_texts_controller')

polledAt('/api/my-conversation', ConversationsController)

router
  .group(() => {
    router
      .get('/api/my-conversation', [ConversationsController, 'show'])
      .describe('Shows the talk, page by page; a strange limit counts as the usual one.', {
        query: conversationQuery,
        answer: 'The texts, oldest first, with what the chat shows around them.',
      })
    router
      .get('/api/texts', [ConversationsController, 'find'])
      .describe('Finds what was said with these words in it.', {
        query: findTextsInput,
        answer: '`{ texts, hasMore }`, what was said last first.',
      })
      .use(middleware.throttle(limits.searches))
    router
      .post('/api/send-sms', [OutboundTextsController, 'store'])
      .describe(
        'Texts the person’s own number our greeting; an admin texts any other number anything.',
        {
          body: sendSmsInput,
          isCounted: true,
          answer: 'A message for the person, and the `messageId`.',
        }
      )
  })
  .use([...browserCall, middleware.auth()])
