import router from '@adonisjs/core/services/router'
import { browserCall, middleware } from '#start/kernel'

const ConversationsController = () => import('#app/conversations/conversations_controller')
const OutboundTextsController = () => import('#app/conversations/outbound_texts_controller')

router
  .group(() => {
    router.get('/api/my-conversation', [ConversationsController, 'show'])
    router.post('/api/send-sms', [OutboundTextsController, 'store'])
  })
  .use([...browserCall, middleware.auth()])
