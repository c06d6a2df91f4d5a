import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SettingOrigin } from '#config/setting_origins'
import { projectFolder } from '../project_folder.js'

export interface ShownSetting {
  name: string
  /** A secret is only told to be there. */
  value: string
  origin: string
}

const SHOWN = [
  ...['NODE_ENV', 'HOST', 'PORT', 'PUBLIC_URL', 'APP_KEY', 'LASTING_KEY', 'DATABASE_URL', 'ROLES'],
  ...['TRUST_PROXY', 'SITE_DIR', 'LOG_LEVEL', 'SMS_DRIVER', 'AI_DRIVER', 'PAYMENT_DRIVER'],
  ...['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_PHONE_NUMBER', 'TWILIO_API_BASE_URL'],
  ...['TWILIO_MESSAGING_SERVICE_SID', 'OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL'],
  ...['OPENAI_FALLBACK_MODEL', 'OPENAI_MEMORY_MODEL'],
  ...['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ...['STRIPE_API_BASE_URL', 'OPERATOR_PHONE', 'METRICS_TOKEN', 'STOP_ALL_SENDS'],
]
const SECRET = /KEY$|TOKEN$|SECRET$|ACCOUNT_SID$|^OPERATOR_PHONE$/

export async function listSettings(): Promise<ShownSetting[]> {
  const { originsOf } = await import('#config/setting_origins')
  const found = await originsOf(SHOWN, projectFolder())
  return found.map((setting) => ({
    name: setting.name,
    value: shown(setting),
    origin: nameOf(setting.origin),
  }))
}

function shown({ name, value }: SettingOrigin): string {
  if (value === undefined) return ''
  if (SECRET.test(name)) return `(set, ${value.length} characters)`
  return value.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:***@')
}

function nameOf(origin: string): string {
  return origin.includes('/') ? relative(fileURLToPath(projectFolder()), origin) : origin
}
