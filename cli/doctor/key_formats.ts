import { E164 } from '#config/phone_rules'
import { type Check, green, red } from './check.js'

export interface ProviderKeys {
  sms: Record<
    'driver' | 'accountSid' | 'authToken' | 'phoneNumber' | 'messagingServiceSid' | 'apiBaseUrl',
    string
  >
  ai: Record<'driver' | 'apiKey' | 'baseUrl', string>
  payment: Record<
    'driver' | 'secretKey' | 'publishableKey' | 'webhookSecret' | 'apiBaseUrl',
    string
  >
}

/**
 * Keys pasted into the wrong place, with their quotes, or cut
 * short. Compatible services have keys of their own shape.
 */
export function checkFormats({ sms, ai, payment }: ProviderKeys): Check[] {
  return [
    ...(sms.driver === 'twilio' ? checkTwilio(sms) : []),
    ...(ai.driver === 'openai' && !ai.baseUrl
      ? [shape('OPENAI_API_KEY', ai.apiKey, /^sk-[\w-]{16,}$/)]
      : []),
    ...(payment.driver === 'stripe' ? checkStripe(payment) : []),
  ].filter((check) => check !== null)
}

function checkTwilio(sms: ProviderKeys['sms']) {
  const { accountSid, authToken, phoneNumber, messagingServiceSid, apiBaseUrl } = sms
  const own = apiBaseUrl
    ? []
    : [
        shape('TWILIO_ACCOUNT_SID', accountSid, /^AC[0-9a-f]{32}$/),
        shape('TWILIO_AUTH_TOKEN', authToken, /^[0-9a-f]{32}$/),
        shape('TWILIO_MESSAGING_SERVICE_SID', messagingServiceSid, /^MG[0-9a-f]{32}$/),
      ]
  return [...own, shape('TWILIO_PHONE_NUMBER', phoneNumber, E164)]
}

function checkStripe({
  secretKey,
  publishableKey,
  webhookSecret,
  apiBaseUrl,
}: ProviderKeys['payment']) {
  const own = apiBaseUrl
    ? []
    : [
        shape('STRIPE_SECRET_KEY', secretKey, /^[sr]k_(test|live)_\w{10,}$/),
        shape('STRIPE_PUBLISHABLE_KEY', publishableKey, /^pk_(test|live)_\w{10,}$/),
        shape('STRIPE_WEBHOOK_SECRET', webhookSecret, /^whsec_\S{10,}$/),
      ]
  return [...own, sameMode(secretKey, publishableKey)]
}

/** Null for one that is not set: whether it must be is another check. */
function shape(name: string, value: string, pattern: RegExp): Check | null {
  if (value === '') return null
  if (pattern.test(value)) return green(name, 'set, and looks right')
  return red(name, `set, but is not of the shape ${pattern.source}`, `Copy ${name} again, whole.`)
}

function sameMode(secretKey: string, publishableKey: string): Check | null {
  const [mine, browsers] = [modeOf(secretKey), modeOf(publishableKey)]
  if (!mine || !browsers || mine === browsers) return null
  const found = `the secret key is ${mine}, the publishable key ${browsers}`
  return red('Stripe mode', found, 'Take both keys from the same mode.')
}

function modeOf(key: string): string | undefined {
  return /_(test|live)_/.exec(key)?.[1]
}
