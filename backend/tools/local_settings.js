import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { ROOT } from './install.js'

const STAND_INS = {
  SMS_DRIVER: { standIn: 'simulator', keys: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'] },
  AI_DRIVER: { standIn: 'offline', keys: ['OPENAI_API_KEY'] },
  PAYMENT_DRIVER: { standIn: 'test', keys: ['STRIPE_SECRET_KEY'] },
}

/** What a run on one's own machine needs and nobody has set: a key beside `database`, stand-ins by name. */
export function localSettings(database) {
  return {
    NODE_ENV: 'development',
    HOST: setting('HOST') ?? '127.0.0.1',
    DATABASE_URL: database,
    APP_KEY: setting('APP_KEY') ?? ownKey(keyFileOf(database)),
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
  const file = join(process.env.ENV_PATH || ROOT, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8'))[name] : undefined
}

/** The database of development, which the command line means too when nobody names one. */
export function databaseHere() {
  return setting('DATABASE_URL') ?? 'tmp/everly.sqlite'
}

/** A database keeps its key beside it; under another one nobody in it is found. */
function keyFileOf(database) {
  const folder = database.includes('://') ? 'tmp' : dirname(database)
  return resolve(ROOT, folder, 'app_key')
}

/** For a command in a checkout: the key that the server there made, when nobody gave one. */
export function takeKeyHere() {
  const file = keyFileOf(databaseHere())
  if (!setting('APP_KEY') && existsSync(file)) {
    process.env.APP_KEY = readFileSync(file, 'utf8')
  }
}

function ownKey(file) {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
