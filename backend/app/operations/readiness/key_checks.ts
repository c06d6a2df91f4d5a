import { E164 } from '#config/phone_rules'
import { type ReadinessCheck, tick } from '#app/operations/readiness/item'
import type { ReadinessFacts } from '#app/operations/readiness/readiness_facts'

/** Which keys are there; never what they are. */
export function checkKeys(facts: ReadinessFacts): ReadinessCheck[] {
  return [smsKeys(facts), sender(facts), aiKeys(facts), paymentKeys(facts), appKey(facts)]
}

function smsKeys({ sms, seen }: ReadinessFacts): ReadinessCheck {
  const label = 'Twilio keys'
  const isRefused = seen.refusedKeysOf.includes('sms')
  const isSet = sms.driver === 'twilio' && sms.accountSid !== '' && sms.authToken !== ''
  const missing = isRefused
    ? 'Twilio refuses our keys. Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN, then clear the alarm.'
    : 'Set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN. Until then texts reach only the simulator.'
  const ok = 'The account SID and the auth token are set.'
  return tick('sms_keys', isSet && !isRefused, { label, ok, missing })
}

function sender({ sms }: ReadinessFacts): ReadinessCheck {
  return tick('sender', sms.driver === 'twilio' && E164.test(sms.phoneNumber), {
    label: 'Sender number',
    ok: `Texts come from ${sms.phoneNumber}.`,
    missing:
      'Set TWILIO_PHONE_NUMBER to the number you bought, with its country code: +15550100100.',
  })
}

function aiKeys({ ai }: ReadinessFacts): ReadinessCheck {
  return tick('ai_keys', ai.driver === 'openai' && ai.apiKey !== '', {
    label: 'OpenAI key',
    ok: 'The key is set.',
    missing: 'Set OPENAI_API_KEY. Until then replies are written by the offline responder.',
  })
}

function paymentKeys({ payment, seen }: ReadinessFacts): ReadinessCheck {
  const { secretKey, publishableKey, webhookSecret } = payment
  const wanted = Object.entries({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  })
  const absent = wanted.filter(([, value]) => value === '').map(([name]) => name)
  const isStandIn = payment.driver === 'test'
  const isRefused = seen.refusedKeysOf.includes('stripe')
  return tick('payment_keys', !isStandIn && absent.length === 0 && !isRefused, {
    label: 'Stripe keys',
    ok: 'The secret, the publishable key and the webhook secret are set.',
    missing: whyNoPayments(absent, isStandIn),
  })
}

function whyNoPayments(absent: readonly string[], isStandIn: boolean): string {
  if (absent.length > 0) return `Set ${absent.join(', ')}. Until then payments are simulated.`
  return isStandIn
    ? 'PAYMENT_DRIVER asks for the stand-in: payments are simulated.'
    : 'Stripe refuses our key. Check STRIPE_SECRET_KEY and what it may do, then clear the alarm.'
}

function appKey({ hasOwnKey }: ReadinessFacts): ReadinessCheck {
  return tick('app_key', hasOwnKey, {
    label: 'APP_KEY',
    ok: 'The secret of this installation is set.',
    missing:
      'Set APP_KEY to a long random text and keep it: codes and fingerprints are made with it.',
  })
}
