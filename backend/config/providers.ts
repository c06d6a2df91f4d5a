import env from '#config/env'
import { chosenModels } from '#config/models'

/**
 * Which class answers for each provider: the one asked for
 * by name, else the real one when its keys are there.
 */
const providers = {
  sms: {
    driver:
      env.get('SMS_DRIVER') ??
      (env.get('TWILIO_ACCOUNT_SID') && env.get('TWILIO_AUTH_TOKEN') ? 'twilio' : 'simulator'),
    isAskedFor: Boolean(env.get('SMS_DRIVER')),
    accountSid: env.get('TWILIO_ACCOUNT_SID') ?? '',
    authToken: env.get('TWILIO_AUTH_TOKEN') ?? '',
    phoneNumber: env.get('TWILIO_PHONE_NUMBER') ?? '',
    messagingServiceSid: env.get('TWILIO_MESSAGING_SERVICE_SID') ?? '',
    hasMessageRedaction: env.get('TWILIO_MESSAGE_REDACTION', false),
    apiBaseUrl: env.get('TWILIO_API_BASE_URL') ?? '',
  },
  ai: {
    driver: env.get('AI_DRIVER') ?? (env.get('OPENAI_API_KEY') ? 'openai' : 'offline'),
    isAskedFor: Boolean(env.get('AI_DRIVER')),
    apiKey: env.get('OPENAI_API_KEY') ?? '',
    baseUrl: env.get('OPENAI_BASE_URL') ?? '',
    ...chosenModels,
  },
  payment: {
    driver: env.get('PAYMENT_DRIVER') ?? (env.get('STRIPE_SECRET_KEY') ? 'stripe' : 'test'),
    isAskedFor: Boolean(env.get('PAYMENT_DRIVER')),
    secretKey: env.get('STRIPE_SECRET_KEY') ?? '',
    publishableKey: env.get('STRIPE_PUBLISHABLE_KEY') ?? '',
    webhookSecret: env.get('STRIPE_WEBHOOK_SECRET') ?? '',
    apiBaseUrl: env.get('STRIPE_API_BASE_URL') ?? '',
    hasTax: env.get('STRIPE_AUTOMATIC_TAX', false),
    hasPortal: env.get('STRIPE_CUSTOMER_PORTAL', false),
  },
} as const

/** The provider answers STOP, START and HELP itself; we then record them and stay silent. */
export const providerAnswersKeywords = env.get(
  'TWILIO_ANSWERS_KEYWORDS',
  providers.sms.driver === 'twilio'
)

/** No text reaches a phone. */
export const areTextsSimulated = providers.sms.driver === 'simulator'

/** The number texts come from. The stand-in has one of its own, from the range kept for fiction. */
const SIMULATED_NUMBER = '+15550100100'
export const companionNumber = areTextsSimulated ? SIMULATED_NUMBER : providers.sms.phoneNumber

/** Country codes that may sign up: all with the stand-in, with a real driver those listed (default +1). */
export const openCountries: string[] | 'all' = chooseCountries()

function chooseCountries(): string[] | 'all' {
  const listed = env.get('OPEN_COUNTRIES')
  if (listed) return listed.split(',').map((code) => code.trim())
  return areTextsSimulated ? 'all' : ['+1']
}

export default providers
