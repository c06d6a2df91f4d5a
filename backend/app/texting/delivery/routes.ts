import router from '@adonisjs/core/services/router'
import { twilioSignature } from '#app/texting/sms/signed_by_twilio'

const StatusCallbacksController = () => import('#app/texting/delivery/status_callbacks_controller')

router.post('/api/twilio/status', [StatusCallbacksController, 'store']).use(twilioSignature())
