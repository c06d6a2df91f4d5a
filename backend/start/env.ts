import { Env } from '@adonisjs/core/env'

const { schema } = Env
const count = schema.number.optional()
const text = schema.string.optional()

const appRoot = new URL('../../', import.meta.url)
/** The folder of .env and of relative paths: the built application lies one deeper. */
export const projectRoot = appRoot.pathname.endsWith('/build/') ? new URL('../', appRoot) : appRoot

/** Every variable the product reads. All are optional: without them it runs on built-in stand-ins. */
export default await Env.create(projectRoot, {
  NODE_ENV: schema.enum.optional(['development', 'production', 'test'] as const),
  HOST: text,
  PORT: count,
  PUBLIC_URL: schema.string.optional({ format: 'url', tld: false }),
  APP_KEY: text,
  DATABASE_URL: text,
  DATABASE_POOL: count,
  LOG_LEVEL: schema.enum.optional([
    'trace',
    'debug',
    'info',
    'warn',
    'error',
    'fatal',
    'silent',
  ] as const),
  TRUST_PROXY: text,
  ROLES: text,
  SITE_DIR: text,

  SMS_DRIVER: schema.enum.optional(['twilio', 'simulator'] as const),
  AI_DRIVER: schema.enum.optional(['openai', 'offline'] as const),
  PAYMENT_DRIVER: schema.enum.optional(['stripe', 'test'] as const),
  TWILIO_ACCOUNT_SID: text,
  TWILIO_AUTH_TOKEN: text,
  TWILIO_PHONE_NUMBER: text,
  TWILIO_MESSAGING_SERVICE_SID: text,
  TWILIO_API_BASE_URL: schema.string.optional({ format: 'url', tld: false }),
  TWILIO_ANSWERS_KEYWORDS: schema.boolean.optional(),
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: schema.string.optional({ format: 'url', tld: false }),
  OPENAI_MODEL: text,
  STRIPE_SECRET_KEY: text,
  STRIPE_PUBLISHABLE_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE_URL: schema.string.optional({ format: 'url', tld: false }),

  OPEN_COUNTRIES: text,
  CODE_MINUTES: count,
  CODE_TRIES: count,
  CODE_TRIES_PER_DAY: count,
  CODE_COOLDOWN_SECONDS: count,
  CODES_PER_10_MINUTES: count,
  CODES_PER_DAY: count,
  CODES_PER_IP_HOUR: count,
  CODES_PER_SUBNET_HOUR: count,
  CODES_PER_PREFIX_HOUR: count,
  VERIFIED_MINUTES: count,
  LOGINS_PER_ACCOUNT: count,
  LOGINS_PER_IP: count,
  LOGIN_WINDOW_MINUTES: count,
  RESETS_PER_10_MINUTES: count,
  RESETS_PER_DAY: count,
  SCRYPT_COST: count,
  SCRYPT_PARALLEL: count,
  SESSION_IDLE_DAYS: count,
  SESSION_DAYS: count,
  STAFF_SESSION_HOURS: count,
  UNCONFIRMED_AGE_HOURS: count,
  FREE_MESSAGES: count,

  REPLY_QUIET_MS: count,
  REPLY_QUIET_LIMIT_MS: count,
  REPLY_RESTARTS: count,
  REPLY_DELAY_MIN_MS: count,
  REPLY_DELAY_MAX_MS: count,
  REPLIES_PER_HOUR: count,
  SCHEDULE_SEGMENTS: count,
  OUTAGE_LINE_MINUTES: count,
  AI_NOTICE_HOURS: count,
  MODEL_TIMEOUT_MS: count,
  PROMPT_TOKENS: count,
  REPLY_VALID_MINUTES: count,
  TEXT_VALID_MINUTES: count,
  SEND_TIMEOUT_MS: count,
  SEND_DOUBT_SECONDS: count,
  PULL_INBOUND_SECONDS: count,
  STOP_ALL_SENDS: schema.boolean.optional(),

  CHECKOUTS_PER_HOUR: count,
  PAYMENT_TIMEOUT_MS: count,

  JOB_LEASE_SECONDS: count,
  JOB_POLL_MS: count,
  JOBS_AT_ONCE: count,
  DRAIN_SECONDS: count,
})
