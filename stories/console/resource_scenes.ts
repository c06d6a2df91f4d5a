import type { RaRecord } from 'react-admin'

const NOW = Date.now()
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()
const DAY = 24 * 60

export const PEOPLE = { now: ago(0), anna: 12, ben: 13, companion: 7, talk: 21 }

const signup = (changes: Partial<RaRecord>) => ({
  id: PEOPLE.anna,
  email: 'a***@example.com',
  phone: '+1 *** *** 0111',
  firstName: 'Anna',
  lastName: 'Lind',
  role: 'user',
  subscriptionType: 'starter',
  dailyMessageLimit: 50,
  messagesUsedToday: 21,
  bonusMessages: 4,
  girlfriendId: PEOPLE.companion,
  lastMessageAt: ago(12),
  textingState: 'active',
  isPaused: false,
  pausedFor: null,
  timeZone: 'America/New_York',
  isAgeConfirmed: true,
  isSeeded: false,
  onboardedAt: ago(20 * DAY),
  createdAt: ago(21 * DAY),
  ...changes,
})

const SIGNUPS: RaRecord[] = [
  signup({}),
  signup({
    id: PEOPLE.ben,
    email: 'b***@example.com',
    phone: '+44 *** *** 0222',
    subscriptionType: 'free',
    textingState: 'opted_out',
    lastMessageAt: ago(3 * DAY),
    createdAt: ago(40 * DAY),
    girlfriendId: null,
  }),
  signup({
    id: 1,
    email: 'd***@example.com',
    phone: '+1 *** *** 0199',
    role: 'admin',
    subscriptionType: 'free',
    textingState: 'not_onboarded',
    lastMessageAt: null,
    girlfriendId: null,
    createdAt: ago(400 * DAY),
  }),
]

/** What masked fields hold. */
export const SECRETS: Record<string, Record<string, string>> = {
  'signups/12': { email: 'anna@example.com', phone: '+12025550111' },
  'consents/31': { phone: '+12025550111', ip: '192.0.2.10' },
}

const TALK: [minutesAgo: number, direction: 'inbound' | 'outbound', words: string][] = [
  [DAY + 90, 'inbound', 'Morning! Off to the climbing gym'],
  [DAY + 88, 'outbound', 'Say hi to the blue route from me. Did your shoulder hold up?'],
  [34, 'inbound', 'It did! Sent the blue one'],
  [33, 'inbound', '🎉'],
  [31, 'outbound', 'Look at you! Dinner is on the blue route tonight.'],
  [12, 'outbound', 'Also: stretch. You always forget.'],
]

const message = (changes: Partial<RaRecord>): RaRecord => ({
  id: 100,
  userId: PEOPLE.anna,
  conversationId: PEOPLE.talk,
  direction: 'outbound',
  kind: 'reply',
  body: '•••',
  phone: '+1 *** *** 0111',
  state: 'delivered',
  reason: null,
  errorCode: null,
  segments: 1,
  pictures: 0,
  hasAiNotice: false,
  verdict: 'allow',
  messageSid: 'SM0123456789abcdef0123456789abcdef',
  tries: 1,
  createdAt: ago(5),
  dueAt: ago(5),
  expiresAt: null,
  sendingAt: ago(4),
  sentAt: ago(4),
  endedAt: ago(3),
  ...changes,
})

const MESSAGES: RaRecord[] = [
  ...TALK.map(([minutesAgo, direction, words], index) => {
    SECRETS[`messages/${101 + index}`] = { body: words, phone: '+12025550111' }
    const isHers = direction === 'outbound'
    return message({
      id: 101 + index,
      direction,
      kind: isHers ? 'reply' : 'talk',
      state: isHers ? 'delivered' : 'received',
      createdAt: ago(minutesAgo),
      endedAt: isHers ? ago(minutesAgo - 1) : null,
    })
  }),
  message({
    id: 120,
    userId: PEOPLE.ben,
    conversationId: 22,
    kind: 'scheduled',
    state: 'undelivered',
    reason: 'filtered by the carrier',
    errorCode: 30_007,
    createdAt: ago(50),
  }),
  message({
    id: 121,
    userId: PEOPLE.ben,
    conversationId: 22,
    state: 'queued',
    createdAt: ago(1),
    sentAt: null,
    endedAt: null,
  }),
]
SECRETS['messages/120'] = { body: 'Good morning, you.', phone: '+447700900222' }

const JOBS: RaRecord[] = [
  ...[501, 502, 503].map((id) => ({
    id,
    kind: 'reply_to_message',
    status: 'dead',
    runAt: ago(id - 400),
    attempts: 8,
    failures: 8,
    crashes: 0,
    lastError: 'The model did not answer in time',
    dedupKey: `reply:${id}`,
    lockedUntil: null,
    createdAt: ago(id - 300),
  })),
  {
    id: 504,
    kind: 'plan_schedules',
    status: 'pending',
    runAt: ago(-10),
    attempts: 0,
    failures: 0,
    crashes: 0,
    lastError: null,
    dedupKey: 'plan_schedules',
    lockedUntil: null,
    createdAt: ago(20),
  },
]

const SAFETY_EVENTS: RaRecord[] = [
  ...[301, 302].map((id) => ({
    id,
    userId: PEOPLE.anna,
    messageId: 103,
    kind: 'crisis',
    source: 'phrases',
    referral: '988, 741741',
    detail: null,
    state: 'open',
    answeredBy: null,
    answeredAt: null,
    waitingSince: ago(id - 280),
    createdAt: ago(id - 280),
  })),
  {
    id: 303,
    userId: PEOPLE.ben,
    messageId: 120,
    kind: 'explicit',
    source: 'moderation',
    referral: null,
    detail: null,
    state: 'answered',
    answeredBy: 1,
    answeredAt: ago(60),
    createdAt: ago(90),
  },
]

/** Rows of the resources the stories look at; the others are empty. */
export const RECORDS: Record<string, RaRecord[]> = {
  'signups': SIGNUPS,
  'girlfriends': [
    {
      id: PEOPLE.companion,
      userId: PEOPLE.anna,
      name: 'Valentina',
      age: 24,
      personality: 'flirty',
      interests: ['hiking', 'jazz'],
      communicationStyle: 'frequent',
      relationshipStyle: 'girlfriend',
      emotionalState: 'playful',
      image: 'preset-1',
      createdAt: ago(20 * DAY),
    },
  ],
  'messages': MESSAGES,
  'conversations': [
    {
      id: PEOPLE.talk,
      userId: PEOPLE.anna,
      emotionalState: 'playful',
      topics: ['•••'],
      fromUser: 3,
      fromGirlfriend: 3,
      aiNoticedAt: ago(DAY),
      lastMessageAt: ago(12),
      createdAt: ago(20 * DAY),
    },
  ],
  'consents': [
    {
      id: 31,
      userId: PEOPLE.anna,
      phone: '+1 *** *** 0111',
      event: 'given',
      source: 'sign_up',
      wordingVersion: '2026-11-01',
      wording:
        'I agree to receive recurring AI-generated text messages from Everly at this number. ' +
        'Message frequency varies.',
      ip: '•••',
      userAgent: 'Mozilla/5.0',
      createdAt: ago(21 * DAY),
    },
  ],
  'verification-attempts': [],
  'schedules': [
    {
      id: 41,
      userId: PEOPLE.anna,
      messageType: 'good_morning',
      time: '08:00',
      isEnabled: true,
      customMessage: null,
      nextAt: ago(-600),
      lastOutcome: 'sent',
      updatedAt: ago(DAY),
    },
  ],
  'jobs': JOBS,
  'plans': [],
  'purchases': [
    {
      id: 61,
      userId: PEOPLE.anna,
      provider: 'test',
      kind: 'refill',
      planId: 'refill',
      amount: 999,
      state: 'paid',
      refunded: 0,
      isDisputed: false,
      paidAt: ago(2 * DAY),
      createdAt: ago(2 * DAY),
    },
  ],
  'subscriptions': [
    {
      id: 71,
      userId: PEOPLE.anna,
      planId: 'starter',
      status: 'past_due',
      isEntitled: true,
      cancelAtPeriodEnd: false,
      nextPlanId: null,
      subscriptionId: 'sub_1',
      periodEnd: ago(-5 * DAY),
      createdAt: ago(21 * DAY),
      endedAt: null,
    },
  ],
  'provider-events': [],
  'activities': [
    {
      id: 81,
      userId: PEOPLE.anna,
      activityType: 'login',
      description: 'Logged in',
      createdAt: ago(90),
    },
  ],
  'safety-events': SAFETY_EVENTS,
  'reports': [],
  'notes': [
    {
      id: 91,
      userId: PEOPLE.anna,
      authorId: 1,
      body: 'Asked for her receipts of October; sent.',
      createdAt: ago(3 * DAY),
      updatedAt: ago(3 * DAY),
    },
    {
      id: 90,
      userId: PEOPLE.anna,
      authorId: PEOPLE.ben,
      body: 'Calls herself Annie.',
      createdAt: ago(9 * DAY),
      updatedAt: ago(8 * DAY),
    },
  ],
  'alarms': [],
  'processes': [
    {
      id: 2,
      name: 'everly-1:4211',
      roles: 'web,worker',
      version: '0.1.0+1a2b3c4',
      startedAt: ago(3 * DAY),
      beatAt: ago(0.1),
      stoppedAt: null,
      loopDelayMs: 14,
    },
  ],
  'ai-usage': [],
  'audit-log': [
    {
      id: 951,
      actorId: 1,
      actorRole: 'admin',
      action: 'signups.grant',
      subject: 'signups',
      subjectId: PEOPLE.anna,
      userId: PEOPLE.anna,
      fields: ['bonusMessages'],
      detail: '{"messages":10}',
      reason: 'A night without texts',
      ip: '192.0.2.1',
      requestId: 'c1',
      createdAt: ago(2 * DAY),
    },
    {
      id: 950,
      actorId: 1,
      actorRole: 'support',
      action: 'resources.reveal',
      subject: 'messages',
      subjectId: 301,
      userId: PEOPLE.anna,
      fields: ['body'],
      detail: '{}',
      reason: null,
      ip: '192.0.2.1',
      requestId: 'c0',
      createdAt: ago(3 * DAY),
    },
  ],
}
