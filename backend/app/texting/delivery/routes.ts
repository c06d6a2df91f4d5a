import { webhookRoute } from '#app/texting/sms/webhook_routes'

webhookRoute(
  '/api/twilio/status',
  () => import('#app/texting/delivery/status_callbacks_controller')
)
