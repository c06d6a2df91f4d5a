import { statusFields, statusQuery } from '#app/texting/delivery/status_fields'
import { webhookRoute } from '#app/texting/sms/webhook_routes'

webhookRoute(
  '/api/twilio/status',
  () => import('#app/texting/delivery/status_callbacks_controller')
).describe('Takes what became of a text of ours, from the text provider.', {
  body: statusFields,
  query: statusQuery,
  type: 'nothing',
  answer: 'Nothing.',
})
