import router from '@adonisjs/core/services/router'

/** Stands before every route that the provider calls. */
export const { twilioSignature } = router.named({
  twilioSignature: () => import('#app/texting/sms/twilio_signature_middleware'),
})
