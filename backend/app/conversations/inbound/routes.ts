import router from '@adonisjs/core/services/router'
import { twilioSignature } from '#app/texting/sms/signed_by_twilio'

const InboundMessagesController = () =>
  import('#app/conversations/inbound/inbound_messages_controller')

router.post('/api/twilio/inbound', [InboundMessagesController, 'store']).use(twilioSignature())
