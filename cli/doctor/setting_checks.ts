import { checkBaseUrls, checkWebhookAddress } from './address_checks.js'
import { type Check, green, missing, red, yellow } from './check.js'
import { checkFormats } from './key_formats.js'
import { checkSite } from './machine_checks.js'

/** What the settings say, without asking anybody. */
export async function checkSettings(): Promise<Check[]> {
  const { siteDirectory } = await import('#config/site')
  const { isProduction } = await import('#config/app')
  return [
    await checkAppKey(),
    ...(await checkStart()),
    ...(await checkAddresses()),
    ...(await checkModels()),
    checkSite(siteDirectory, { isProduction }),
    await checkOperator(),
    await checkMetrics(),
  ]
}

async function checkAppKey(): Promise<Check> {
  const { appKey, hasOwnKey, isProduction } = await import('#config/app')
  const { STRONG_KEY_CHARACTERS } = await import('#start/refuse_to_start')
  const fix = `Set APP_KEY: node -e "console.log(crypto.randomBytes(32).toString('base64url'))"`
  if (!hasOwnKey && isProduction) return missing('APP_KEY', 'not set', fix)
  if (!hasOwnKey) return yellow('APP_KEY', 'not set: a key for development is used', fix)
  const isStrong = appKey.length >= STRONG_KEY_CHARACTERS && new Set(appKey).size >= 12
  return isStrong
    ? green('APP_KEY', `set, ${appKey.length} characters`)
    : red('APP_KEY', `weak: ${appKey.length} characters`, fix)
}

async function checkStart(): Promise<Check[]> {
  const { reasonsNotToStart } = await import('#start/refuse_to_start')
  const { appKey, hasOwnKey, isProduction } = await import('#config/app')
  const { publicUrl, roles } = await import('#config/site')
  const { default: providers } = await import('#config/providers')
  const facts = { isProduction, hasOwnKey, appKey, publicUrl, roles, ...providers }
  const reasons = reasonsNotToStart(facts)
  if (reasons.length === 0) return [green('Start', 'the server would start with these settings')]
  return reasons.map((reason) => missing('Start', reason, 'Set it in the environment or in .env.'))
}

/** Where we call, and where we are called. */
async function checkAddresses(): Promise<Check[]> {
  const { isProduction } = await import('#config/app')
  const { publicUrl } = await import('#config/site')
  const { default: providers } = await import('#config/providers')
  const facts = { isProduction, publicUrl, ...providers }
  return [...checkBaseUrls(facts), ...checkFormats(providers), checkWebhookAddress(facts)]
}

async function checkModels(): Promise<Check[]> {
  const { default: providers } = await import('#config/providers')
  const { driver, model, fallbackModel, memoryModel } = providers.ai
  if (driver !== 'openai') return []
  const { checkShutdowns } = await import('./model_checks.js')
  const named = {
    OPENAI_MODEL: model,
    OPENAI_FALLBACK_MODEL: fallbackModel,
    OPENAI_MEMORY_MODEL: memoryModel === model ? '' : memoryModel,
  }
  return checkShutdowns(named, Date.now())
}

async function checkOperator(): Promise<Check> {
  const { operatorPhone } = await import('#config/operator')
  return operatorPhone
    ? green('OPERATOR_PHONE', 'alarms are texted to somebody')
    : yellow('OPERATOR_PHONE', 'not set', 'Set it to a phone somebody carries: it gets the alarms.')
}

async function checkMetrics(): Promise<Check> {
  const { metricsToken } = await import('#config/operator')
  return metricsToken
    ? green('METRICS_TOKEN', 'set')
    : yellow(
        'METRICS_TOKEN',
        'not set: /metrics is closed',
        'Set it when something should read it.'
      )
}
