import { LOOPBACK } from '#app/core/answers/loopback'

export interface StartFacts {
  isProduction: boolean
  hasOwnKey: boolean
  appKey: string
  publicUrl: string | undefined
  /** As ROLES names them. */
  roles: readonly string[]
  sms: {
    driver: string
    isAskedFor: boolean
    accountSid: string
    authToken: string
    phoneNumber: string
  }
  ai: { driver: string; isAskedFor: boolean; apiKey: string }
  payment: {
    driver: string
    isAskedFor: boolean
    secretKey: string
    publishableKey: string
    webhookSecret: string
  }
}

/** Why this process must not serve people, in sentences for the operator; empty when it may. */
export function reasonsNotToStart(facts: StartFacts): string[] {
  return [
    ...unusableSettings(facts),
    ...missingSecrets(facts),
    ...(facts.isProduction ? productionReasons(facts) : []),
  ]
}

const ROLES = ['web', 'worker']

function unusableSettings({ publicUrl, roles }: StartFacts): string[] {
  const reasons: string[] = []
  if (publicUrl && hasPath(publicUrl)) {
    reasons.push(
      'PUBLIC_URL has a path; pages and webhooks are served from the root of a name alone.'
    )
  }
  const unknown = roles.filter((role) => !ROLES.includes(role))
  if (unknown.length > 0) {
    reasons.push(
      `ROLES names "${unknown.join(', ')}"; it may name web and worker, with a comma between.`
    )
  }
  return reasons
}

function hasPath(url: string): boolean {
  const { pathname, search, hash } = new URL(url)
  return pathname !== '/' || search !== '' || hash !== ''
}

function missingSecrets({ sms, ai, payment }: StartFacts): string[] {
  const reasons: string[] = []
  const need = (isMissing: boolean, name: string) => {
    if (isMissing) reasons.push(`${name} is missing.`)
  }
  if (sms.driver === 'twilio') {
    need(!sms.accountSid, 'TWILIO_ACCOUNT_SID')
    need(!sms.authToken, 'TWILIO_AUTH_TOKEN')
    need(!sms.phoneNumber, 'TWILIO_PHONE_NUMBER')
  }
  need(ai.driver === 'openai' && !ai.apiKey, 'OPENAI_API_KEY')
  need(payment.driver === 'stripe' && !payment.secretKey, 'STRIPE_SECRET_KEY')
  need(payment.driver === 'stripe' && !payment.publishableKey, 'STRIPE_PUBLISHABLE_KEY')
  need(payment.driver === 'stripe' && !payment.webhookSecret, 'STRIPE_WEBHOOK_SECRET')
  return reasons
}

/** So that a key cannot be guessed; `doctor` asks the same. */
export const STRONG_KEY_CHARACTERS = 32

function productionReasons(facts: StartFacts): string[] {
  const { hasOwnKey, appKey, publicUrl, sms, ai, payment } = facts
  const reasons: string[] = []
  if (!hasOwnKey) reasons.push('APP_KEY is missing.')
  else if (appKey.length < STRONG_KEY_CHARACTERS)
    reasons.push(`APP_KEY is too short; it needs ${STRONG_KEY_CHARACTERS} characters or more.`)
  if (!publicUrl) reasons.push('PUBLIC_URL is missing.')
  else if (isPlainHttp(publicUrl))
    reasons.push('PUBLIC_URL is http; only https is safe outside this machine.')
  const standIns = {
    SMS_DRIVER: [sms, 'simulator'],
    AI_DRIVER: [ai, 'offline'],
    PAYMENT_DRIVER: [payment, 'test'],
  } as const
  for (const [name, [provider, standIn]] of Object.entries(standIns)) {
    if (provider.driver === standIn && !provider.isAskedFor) {
      reasons.push(
        'No keys are set, so a stand-in would serve real people. ' +
          `Set the keys, or ask for it: ${name}=${standIn}.`
      )
    }
  }
  return reasons
}

function isPlainHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol !== 'https:' && !LOOPBACK.includes(hostname)
}
