/**
 * The house from the ground up. Each line is a floor of districts, and a
 * district is the floors of its rooms, or one flat room. A room imports what
 * lies below it: in its own district, and in every district on a lower floor.
 */
const FLOORS = [
  { models: [] },
  {
    core: [
      ['clock', 'database', 'telemetry'],
      ['answers', 'phones', 'threads'],
      ['jobs', 'requests'],
      ['sessions'],
    ],
  },
  { language: [] },
  { ledgers: [['activities', 'alarms', 'allowance', 'audit', 'spending', 'switches']], site: [] },
  {
    texting: [['consent', 'pace', 'sms'], ['gate'], ['delivery'], ['sending', 'simulator']],
  },
  {
    people: [
      ['states'],
      ['codes'],
      ['activities', 'looks', 'verification'],
      ['accounts', 'girlfriends'],
      ['passwords', 'profile', 'staff'],
    ],
  },
  { memory: [['facts', 'recall'], ['notes'], ['kept'], ['forgetting'], ['memories']] },
  {
    safety: [['signs'], ['crisis'], ['care'], ['moderation']],
    billing: [
      ['payments'],
      ['renewals'],
      ['purchases'],
      ['payment_events', 'plans'],
      ['checkout', 'test_payments'],
    ],
  },
  {
    companion: [
      ['voice'],
      ['manners'],
      ['guardrails', 'times'],
      ['writing'],
      ['cards', 'offline_voice'],
    ],
    privacy: [],
    operations: [
      ['duties', 'health'],
      ['backups', 'figures', 'metrics', 'readiness', 'retention', 'watch'],
    ],
  },
  {
    conversations: [
      ['remembering'],
      ['thread', 'marks'],
      ['pictures'],
      ['diary', 'inbound', 'replies'],
      ['initiative', 'our_year'],
      ['readings'],
    ],
  },
  {
    schedules: [['plan'], ['firings']],
    console: [
      ['record_tables', 'support', 'text_search'],
      ['calls', 'message_lists'],
      ['resources'],
      ['search'],
    ],
  },
]

/** Every room, as `district/room`, with the rooms it may import. */
export const MAY_IMPORT = Object.fromEntries(
  FLOORS.flatMap((districts, level) =>
    Object.entries(districts).flatMap(([district, floors]) => arrowsOf(district, floors, level))
  )
)

function arrowsOf(district, floors, level) {
  const below = FLOORS.slice(0, level).flatMap((districts) =>
    Object.entries(districts).flatMap(([name, rooms]) => roomsOf(name, rooms))
  )
  if (floors.length === 0) return [[district, below]]
  return floors.flatMap((rooms, height) => {
    const beneath = roomsOf(district, floors.slice(0, height), [])
    return rooms.map((room) => [`${district}/${room}`, [...below, ...beneath]])
  })
}

function roomsOf(district, floors, flat = [district]) {
  return floors.length === 0 ? flat : floors.flat().map((room) => `${district}/${room}`)
}

/**
 * A table is written by one district. These are hubs: several
 * districts keep columns of their own in them, and no other may.
 */
export const SHARED_TABLES = {
  User: ['ledgers', 'people', 'safety', 'console', 'billing'],
  Recipient: ['texting', 'conversations'],
  Conversation: ['texting', 'people', 'memory', 'safety', 'conversations'],
  Message: ['ledgers', 'texting', 'people', 'memory', 'safety', 'conversations'],
  OpenLoop: ['people', 'memory', 'conversations'],
}

/** They remove rows of any table: with their person, or when their time is over. */
export const REMOVERS = ['privacy', 'operations']

/** The only files that may know a provider's own package. */
export const PROVIDER_SDKS = {
  twilio: 'twilio_sms_gateway|twilio_signature\\w*',
  openai: 'chat_completions|openai_moderation',
  stripe: 'stripe_payment_\\w*',
}

export const CONTRACT = '^backend/app/.+/contract\\.ts$'

export const TESTS = '(\\.spec\\.tsx?$|^backend/tests/|^backend/database/factories/|^stories/)'

/** Words that say nothing about what a file does; as folders they collect everything. */
export const BANNED_FILE_WORDS = /^(manager|helper|util|service|info|process|handle|misc)(e?s)?$/
export const BANNED_FOLDERS = /^(utils?|helpers?|common|misc|shared|docs|scripts|services)$/
