import { webhookRoute } from '#app/texting/sms/webhook_routes'

webhookRoute(
  '/api/twilio/inbound',
  () => import('#app/conversations/inbound/inbound_messages_controller')
)
