/** The arrows of the house: a feature may import those on lower floors, never one beside or above it. */
const FLOORS = [
  ['models'],
  ['core'],
  ['gate'],
  ['activities', 'allowance', 'pace', 'alarms', 'audit', 'switches', 'spending'],
  ['sms'],
  ['consent'],
  ['delivery'],
  ['sending'],
  ['verification'],
  ['accounts', 'girlfriends', 'payments'],
  ['purchases'],
  ['payment_events', 'billing'],
  ['checkout'],
  ['profile', 'passwords', 'staff'],
  ['facts', 'safety', 'recall'],
  ['text_search'],
  ['memory', 'care'],
  ['voice'],
  ['manners'],
  ['offline_voice'],
  ['remembering'],
  ['conversations'],
  ['replies'],
  ['inbound'],
  ['schedules'],
  ['firings', 'initiative'],
  ['readings'],
  ['privacy'],
  ['support', 'figures', 'readiness', 'retention', 'backups', 'watch', 'record_tables'],
  ['message_lists'],
  ['resources', 'metrics'],
]

/** Features beside the arrows, with everything they may import. */
const BESIDE = {
  site: ['core'],
  simulator: ['models', 'core', 'sms', 'delivery'],
  test_payments: ['core', 'payments', 'billing'],
}

/** Anyone may record an activity, also the neighbours on its own floor. */
const RECORDERS = { allowance: ['activities'] }

/** Every feature with the features it may import; `console` is above all of them. */
export const MAY_IMPORT = Object.fromEntries([
  ...FLOORS.flatMap((floor, level) => floor.map((feature) => [feature, below(feature, level)])),
  ...Object.entries(BESIDE),
])

function below(feature, level) {
  return [...FLOORS.slice(0, level).flat(), ...(RECORDERS[feature] ?? [])]
}

/** The only files that may know a provider's own package. */
export const PROVIDER_SDKS = {
  twilio: 'twilio_sms_gateway|twilio_signature\\w*',
  openai: 'openai_language_model|openai_moderation|openai_talk_reader',
  stripe: 'stripe_payment_\\w*',
}

export const TESTS = '(\\.spec\\.tsx?$|^backend/tests/|^backend/database/factories/|^stories/)'

/** Words that say nothing about what a file does; as folders they collect everything. */
export const BANNED_FILE_WORDS = /^(manager|helper|util|service|info|process|handle|misc)(e?s)?$/
export const BANNED_FOLDERS = /^(utils?|helpers?|common|misc|shared|docs|scripts|services)$/
