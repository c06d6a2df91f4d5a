import type { FakeOpenai } from '#tests/fake_openai'
import type { FakeStripe } from '#tests/fake_stripe'
import type { FakeTwilio } from '#tests/fake_twilio'

export interface Fakes {
  twilio: FakeTwilio
  stripe: FakeStripe
  openai: FakeOpenai
}

export const HOST = 'everly.example'
export const BASE = `https://${HOST}`
export const METRICS_TOKEN = 'the metrics of attacks on loopback'
export const APP_KEY = 'the key of attacks on loopback, long enough'

/** Nothing waits longer than it must, and a day's budget is one that an attacker could use up. */
export const SETTINGS = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'fatal',
  APP_KEY,
  METRICS_TOKEN,
  PUBLIC_URL: BASE,
  TRUST_PROXY: '127.0.0.1',
  SCRYPT_COST: '1024',
  CODE_COOLDOWN_SECONDS: '0',
  REPLY_QUIET_MS: '200',
  REPLY_QUIET_LIMIT_MS: '1000',
  REPLY_DELAY_MIN_MS: '0',
  REPLY_DELAY_MAX_MS: '0',
  JOB_POLL_MS: '100',
  SEND_SEGMENTS_PER_SECOND: '100',
  DAILY_SPEND_CAP_USD: '3',
  DAILY_SPEND_CAP_PER_USER_USD: '0.5',
  DAILY_SPEND_CAP_STRANGERS_USD: '1',
}

export const STAND_INS = {
  SMS_DRIVER: 'simulator',
  AI_DRIVER: 'offline',
  PAYMENT_DRIVER: 'test',
}

export function realPackages({ twilio, stripe, openai }: Fakes): Record<string, string> {
  return {
    SMS_DRIVER: 'twilio',
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_PHONE_NUMBER: twilio.number,
    TWILIO_API_BASE_URL: twilio.url,
    AI_DRIVER: 'openai',
    OPENAI_API_KEY: openai.apiKey,
    OPENAI_BASE_URL: openai.baseUrl,
    PAYMENT_DRIVER: 'stripe',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE_URL: stripe.url,
  }
}
