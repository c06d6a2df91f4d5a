import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#app/core/sessions/middleware'

const ConversationsController = () => import('#app/conversations/thread/conversations_controller')
const OutboundTextsController = () => import('#app/conversations/thread/outbound_texts_controller')

router
  .group(() => {
    router.get('/api/my-conversation', [ConversationsController, 'show'])
    router.get('/api/texts', [ConversationsController, 'find'])
    router.post('/api/send-sms', [OutboundTextsController, 'store'])
  })
  .use([...browserCall, middleware.auth()])
