import { inboundFields } from '#app/conversations/inbound/inbound_fields'
import { webhookRoute } from '#app/texting/sms/webhook_routes'

webhookRoute(
  '/api/twilio/inbound',
  () => import('#app/conversations/inbound/inbound_messages_controller')
).describe('Takes a text that somebody sent, from the text provider.', {
  body: inboundFields,
  type: 'text/xml',
  answer: 'Nothing that would be texted back.',
})
