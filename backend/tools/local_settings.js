import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.js'

const STAND_INS = {
  SMS_DRIVER: { standIn: 'simulator', keys: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'] },
  AI_DRIVER: { standIn: 'offline', keys: ['OPENAI_API_KEY'] },
  PAYMENT_DRIVER: { standIn: 'test', keys: ['STRIPE_SECRET_KEY'] },
}

/**
 * What a run on one's own machine needs and nobody has set:
 * a database and a key in `folder`, stand-ins by name.
 */
export function localSettings(folder) {
  mkdirSync(join(ROOT, folder), { recursive: true })
  return {
    NODE_ENV: 'development',
    HOST: setting('HOST') ?? '127.0.0.1',
    DATABASE_URL: `${folder}/everly.sqlite`,
    APP_KEY: setting('APP_KEY') ?? ownKey(join(ROOT, folder, 'app_key')),
    ...chosenStandIns(),
  }
}

/** The stand-ins that take the place of a provider whose keys nobody gave. */
export function chosenStandIns() {
  const missing = Object.entries(STAND_INS).filter(
    ([driver, { keys }]) => !setting(driver) && !keys.every(setting)
  )
  return Object.fromEntries(missing.map(([driver, { standIn }]) => [driver, standIn]))
}

/** A variable of the shell, else of .env, which the app reads too. */
export function setting(name) {
  return process.env[name] || fromDotEnv(name) || undefined
}

function fromDotEnv(name) {
  const file = join(ROOT, '.env')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const line = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=\\s*(.*?)\\s*$`, 'm').exec(text)
  return line?.[1].replace(/^(['"])(.*)\1$/, '$2')
}

function ownKey(file) {
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
