import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const InboundMessagesController = () => import('#app/inbound/inbound_messages_controller')

router
  .post('/api/twilio/inbound', [InboundMessagesController, 'store'])
  .use(middleware.twilioSignature())
