import * as z from 'zod/mini'
import { ALARM_KINDS } from '#app/ledgers/alarms/contract'
import {
  ACTIVITY_TYPES,
  CANCEL_REASONS,
  COMMUNICATION_STYLES,
  MODEL_FAILURES,
  PERSONALITIES,
  PLAN_IDS,
  RELATIONSHIP_STYLES,
  ROLES,
  SAFETY_KINDS,
  SAFETY_SOURCES,
  SUBSCRIPTION_TYPES,
  TEXTING_STATES,
} from '#app/models/contract'
import { reason } from '#app/console/support/contract'

/**
 * What the console shows of each table, declared once: the server answers only what stands here, the
 * console draws its lists from it. `/api/admin/<resource>` speaks ra-data-simple-rest's dialect.
 */
export type FieldKind =
  | 'id'
  | 'text'
  | 'long_text'
  | 'choice'
  | 'number'
  | 'flag'
  /** ISO 8601 on the wire. */
  | 'instant'
  /** Cents of US dollars. */
  | 'cents'
  /** Millionths of a US dollar. */
  | 'micros'
  | 'list'

/** `is`: equals, or any of an array; `range`: `<field>_gte` and `<field>_lte`. */
export type FilterKind = 'is' | 'range'

export interface Field {
  name: string
  label: string
  kind: FieldKind
  /** The resource an id leads to. */
  reference?: string
  choices?: readonly string[]
  isSortable?: boolean
  filter?: FilterKind
  /** Shown as dots, or in part, until somebody reveals it; the reveal is audited. */
  isMasked?: boolean
  /** Masked for viewers only: support and admins see it as it is. */
  isClearToSupport?: boolean
  /** Left out of lists. */
  isDetail?: boolean
}

/**
 * Whether somebody sees a field's values as dots; whoever may reveal sees at once what only viewers must not.
 */
export function isHidden({ isMasked, isClearToSupport }: Field, mayReveal: boolean): boolean {
  return Boolean(isMasked) && !(isClearToSupport && mayReveal)
}

export interface Resource {
  name: string
  label: string
  fields: readonly Field[]
  /** Newest first unless the console asks otherwise. */
  defaultSort: { field: string; order: 'ASC' | 'DESC' }
  /** What the free text filter `q` looks through; absent when there is none. */
  search?: string
  /** Field names `PUT` takes; the server decides who may. */
  updates?: readonly string[]
  canCreate?: boolean
  canDelete?: boolean
}

type More = Partial<Omit<Field, 'name' | 'label' | 'kind'>>
const field =
  (kind: FieldKind) =>
  (name: string, label: string, more: More = {}) =>
    ({ name, label, kind, ...more }) satisfies Field
const text = field('text')
const long = field('long_text')
const number = field('number')
const flag = field('flag')
const instant = field('instant')
const cents = field('cents')
const micros = field('micros')
const list = field('list')
const choice = (name: string, label: string, choices: readonly string[]) =>
  field('choice')(name, label, { choices, filter: 'is' })
const id = field('id')('id', 'ID', { isSortable: true, filter: 'is' })
const refer = (name: string, label: string, reference: string) =>
  field('id')(name, label, { reference, filter: 'is' })
const user = refer('userId', 'Person', 'signups')
const createdAt = instant('createdAt', 'Created', { isSortable: true, filter: 'range' })
const valuesOf = (offered: readonly { value: string }[]) => offered.map(({ value }) => value)
const newest = { field: 'id', order: 'DESC' } as const

const MESSAGE_KINDS = [
  ...['talk', 'reply', 'scheduled', 'scheduled_now', 'initiative', 'first_text', 'greeting'],
  ...['resent', 'crisis', 'operator_alarm'],
  ...['notice', 'outage', 'pointer', 'code', 'stop_answer', 'keyword_answer', 'test'],
  ...['plan_notice', 'keyword', 'reaction', 'stray'],
]
const MESSAGE_STATES = [
  ...['received', 'queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'unknown'],
]

export const RESOURCES: readonly Resource[] = [
  {
    name: 'signups',
    label: 'Signups',
    defaultSort: newest,
    search: 'full email address, phone number or ID',
    updates: ['isPaused', 'reason'],
    fields: [
      id,
      text('email', 'Email', { isMasked: true }),
      text('phone', 'Phone', { isMasked: true }),
      text('firstName', 'First name', { isMasked: true, isClearToSupport: true, isDetail: true }),
      text('lastName', 'Last name', { isMasked: true, isClearToSupport: true, isDetail: true }),
      choice('role', 'Role', ROLES),
      choice('subscriptionType', 'Plan', SUBSCRIPTION_TYPES),
      number('dailyMessageLimit', 'Daily limit', { isDetail: true }),
      number('messagesUsedToday', 'Used today', { isDetail: true }),
      number('bonusMessages', 'Free and bonus messages left', { isDetail: true }),
      refer('girlfriendId', 'Companion', 'girlfriends'),
      instant('lastMessageAt', 'Last message'),
      choice('textingState', 'Texting', TEXTING_STATES),
      flag('isPaused', 'Paused by us', { isDetail: true }),
      text('pausedFor', 'Paused for', { isDetail: true }),
      text('timeZone', 'Time zone', { isDetail: true }),
      flag('isAgeConfirmed', 'Age confirmed', { isDetail: true }),
      flag('isSeeded', 'Demo content', { isDetail: true }),
      instant('onboardedAt', 'Onboarded', { isDetail: true }),
      createdAt,
    ],
  },
  {
    name: 'girlfriends',
    label: 'Companions',
    defaultSort: newest,
    fields: [
      id,
      user,
      text('name', 'Name', { isSortable: true }),
      number('age', 'Age', { isSortable: true }),
      choice('personality', 'Personality', valuesOf(PERSONALITIES)),
      list('interests', 'Interests', { isDetail: true }),
      choice('communicationStyle', 'Communication', valuesOf(COMMUNICATION_STYLES)),
      choice('relationshipStyle', 'Relationship', valuesOf(RELATIONSHIP_STYLES)),
      text('emotionalState', 'Mood'),
      text('image', 'Portrait'),
      createdAt,
    ],
  },
  {
    name: 'messages',
    label: 'Messages',
    defaultSort: newest,
    search: 'whole words of the text',
    fields: [
      id,
      createdAt,
      user,
      choice('direction', 'Direction', ['inbound', 'outbound']),
      choice('kind', 'Kind', MESSAGE_KINDS),
      long('body', 'Text', { isMasked: true }),
      text('phone', 'Phone', { isMasked: true, isDetail: true }),
      choice('state', 'State', MESSAGE_STATES),
      text('reason', 'Reason'),
      number('errorCode', 'Error code', { filter: 'is' }),
      number('segments', 'Segments'),
      refer('conversationId', 'Conversation', 'conversations'),
      number('pictures', 'Pictures', { isDetail: true }),
      flag('hasAiNotice', 'AI notice', { isDetail: true }),
      text('verdict', 'Gate', { isDetail: true }),
      text('promptVersion', 'Prompt', { isDetail: true }),
      text('messageSid', 'Message SID', { filter: 'is', isDetail: true }),
      number('tries', 'Tries', { isDetail: true }),
      instant('dueAt', 'Due', { isDetail: true }),
      instant('expiresAt', 'Valid until', { isDetail: true }),
      instant('sendingAt', 'Handed off', { isDetail: true }),
      instant('sentAt', 'Sent', { isDetail: true }),
      instant('endedAt', 'Ended', { isDetail: true }),
    ],
  },
  {
    name: 'conversations',
    label: 'Conversations',
    defaultSort: newest,
    fields: [
      id,
      user,
      text('emotionalState', 'Mood'),
      list('topics', 'Topics', { isMasked: true, isDetail: true }),
      number('fromUser', 'From the person', { isSortable: true }),
      number('fromGirlfriend', 'From her', { isSortable: true }),
      instant('aiNoticedAt', 'AI notice'),
      instant('lastMessageAt', 'Last message'),
      createdAt,
    ],
  },
  {
    name: 'consents',
    label: 'Consents',
    defaultSort: newest,
    fields: [
      id,
      user,
      text('phone', 'Phone', { isMasked: true }),
      choice('event', 'Event', [
        ...['given', 'revoked', 'restored', 'slot_confirmed', 'initiative_allowed'],
        'initiative_ended',
      ]),
      text('source', 'Source', { filter: 'is' }),
      text('wordingVersion', 'Wording version'),
      long('wording', 'Consent text', { isDetail: true }),
      text('ip', 'IP address', { isMasked: true, isDetail: true }),
      text('userAgent', 'User agent', { isDetail: true }),
      createdAt,
    ],
  },
  {
    name: 'verification-attempts',
    label: 'Verification attempts',
    defaultSort: newest,
    fields: [
      id,
      choice('purpose', 'Purpose', [
        ...['sign_up', 'phone_change', 'password_reset', 'staff', 'owner'],
      ]),
      choice('state', 'State', ['open', 'used', 'spent', 'replaced', 'unsent']),
      text('phonePrefix', 'Number prefix', { filter: 'is' }),
      number('tries', 'Tries'),
      createdAt,
      instant('expiresAt', 'Expires'),
    ],
  },
  {
    name: 'schedules',
    label: 'Schedules',
    defaultSort: newest,
    fields: [
      id,
      user,
      choice('messageType', 'Type', [
        ...['good_morning', 'goodnight', 'task_reminder', 'random_sweet', 'lunch_check'],
        'surprise',
      ]),
      text('time', 'Time'),
      choice('days', 'Days', ['every_day', 'weekdays', 'weekends', 'some_days']),
      text('onDays', 'On', { isDetail: true }),
      flag('isEnabled', 'Active', { filter: 'is' }),
      long('customMessage', 'Custom text', { isMasked: true, isDetail: true }),
      // Not sortable: the order would tell the minute of a surprise, which is not shown.
      instant('nextAt', 'Next', { filter: 'range' }),
      text('lastOutcome', 'Last result'),
      instant('updatedAt', 'Changed', { isDetail: true }),
    ],
  },
  {
    name: 'jobs',
    label: 'Jobs',
    defaultSort: { field: 'runAt', order: 'ASC' },
    updates: ['status'],
    canDelete: true,
    fields: [
      id,
      text('kind', 'Kind', { filter: 'is', isSortable: true }),
      choice('status', 'Status', ['pending', 'running', 'dead']),
      instant('runAt', 'Runs at', { isSortable: true, filter: 'range' }),
      instant('ranAt', 'Last ran at', { isDetail: true }),
      number('attempts', 'Attempts'),
      number('failures', 'Failures'),
      number('crashes', 'Crashes', { isDetail: true }),
      text('lastError', 'Last error'),
      text('dedupKey', 'Key', { isDetail: true }),
      instant('lockedUntil', 'Leased until', { isDetail: true }),
      createdAt,
    ],
  },
  {
    name: 'processes',
    label: 'Processes',
    defaultSort: newest,
    fields: [
      id,
      text('name', 'Machine and PID'),
      text('roles', 'Roles', { filter: 'is' }),
      text('version', 'Version'),
      instant('startedAt', 'Started'),
      instant('beatAt', 'Last heartbeat', { isSortable: true, filter: 'range' }),
      instant('stoppedAt', 'Stopped'),
      number('loopDelayMs', 'Longest event loop delay (ms)'),
    ],
  },
  {
    name: 'plans',
    label: 'Plans',
    defaultSort: { field: 'id', order: 'ASC' },
    fields: [
      id,
      text('planId', 'Plan'),
      text('name', 'Name', { isSortable: true }),
      cents('price', 'Price', { isSortable: true }),
      number('messagesPerDay', 'Messages a day'),
      number('totalMessages', 'One-time messages'),
      text('lookupKey', 'Lookup key', { isDetail: true }),
      text('priceId', 'Provider price ID'),
      instant('updatedAt', 'Changed'),
    ],
  },
  {
    name: 'purchases',
    label: 'Purchases',
    defaultSort: newest,
    fields: [
      id,
      user,
      choice('provider', 'Provider', ['stripe', 'test']),
      choice('kind', 'Kind', ['subscription', 'renewal', 'refill', 'upgrade']),
      choice('planId', 'Plan', PLAN_IDS),
      cents('amount', 'Amount', { isSortable: true }),
      choice('state', 'State', ['pending', 'paid', 'failed', 'canceled']),
      cents('refunded', 'Refunded'),
      flag('isDisputed', 'Disputed', { filter: 'is' }),
      text('intentId', 'Payment intent', { filter: 'is', isDetail: true }),
      text('invoiceId', 'Invoice', { isDetail: true }),
      text('subscriptionId', 'Subscription', { filter: 'is', isDetail: true }),
      instant('periodEnd', 'Paid until', { isDetail: true }),
      number('messagesRevoked', 'Messages revoked', { isDetail: true }),
      instant('paidAt', 'Paid', { isSortable: true, filter: 'range' }),
      createdAt,
    ],
  },
  {
    name: 'subscriptions',
    label: 'Subscriptions',
    defaultSort: newest,
    fields: [
      id,
      user,
      choice('planId', 'Plan', ['starter', 'standard']),
      choice('status', 'Status', [
        ...['incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid'],
        ...['canceled', 'paused'],
      ]),
      flag('isEntitled', 'Entitled', { filter: 'is' }),
      flag('cancelAtPeriodEnd', 'Ends at period end', { filter: 'is' }),
      text('nextPlanId', 'Next plan', { isDetail: true }),
      choice('cancelReason', 'Cancel reason', valuesOf(CANCEL_REASONS)),
      text('subscriptionId', 'Provider ID', { filter: 'is', isDetail: true }),
      instant('periodEnd', 'Paid until', { isSortable: true, filter: 'range' }),
      createdAt,
      instant('endedAt', 'Ended', { isDetail: true }),
    ],
  },
  {
    name: 'provider-events',
    label: 'Provider events',
    defaultSort: newest,
    fields: [
      id,
      choice('provider', 'Provider', ['stripe', 'test']),
      text('type', 'Type', { filter: 'is' }),
      text('eventId', 'Event', { filter: 'is' }),
      text('target', 'About', { isDetail: true }),
      instant('receivedAt', 'Received', { isSortable: true, filter: 'range' }),
      instant('settledAt', 'Settled'),
      flag('isSettled', 'Done', { filter: 'is' }),
    ],
  },
  {
    name: 'activities',
    label: 'Activities',
    defaultSort: newest,
    fields: [
      id,
      user,
      choice('activityType', 'Type', ACTIVITY_TYPES),
      text('description', 'Description'),
      createdAt,
    ],
  },
  {
    name: 'safety-events',
    label: 'Safety events',
    defaultSort: newest,
    updates: ['state'],
    fields: [
      id,
      user,
      refer('messageId', 'Text', 'messages'),
      choice('kind', 'Kind', SAFETY_KINDS),
      instant('waitingSince', 'Waiting'),
      choice('source', 'Found by', SAFETY_SOURCES),
      text('referral', 'Referred to'),
      text('detail', 'Detail', { isDetail: true }),
      choice('state', 'State', ['open', 'answered']),
      refer('answeredBy', 'Answered by', 'signups'),
      instant('answeredAt', 'Answered'),
      createdAt,
    ],
  },
  {
    name: 'reports',
    label: 'Reports',
    defaultSort: newest,
    fields: [
      id,
      user,
      refer('messageId', 'Text', 'messages'),
      choice('reason', 'Reason', [
        ...['sexual', 'hurtful', 'claims_human', 'crisis', 'pressure', 'other'],
      ]),
      long('note', 'Note', { isMasked: true, isDetail: true }),
      createdAt,
    ],
  },
  {
    name: 'notes',
    label: 'Notes',
    defaultSort: newest,
    updates: ['body'],
    canCreate: true,
    canDelete: true,
    fields: [
      id,
      user,
      refer('authorId', 'By', 'signups'),
      long('body', 'Note', { isMasked: true, isClearToSupport: true }),
      createdAt,
      instant('updatedAt', 'Changed'),
    ],
  },
  {
    name: 'alarms',
    label: 'Alarms',
    defaultSort: newest,
    updates: ['isCleared'],
    fields: [
      id,
      choice('kind', 'Kind', ALARM_KINDS),
      text('subject', 'About'),
      number('times', 'Times'),
      flag('isCleared', 'Cleared', { filter: 'is' }),
      instant('firstAt', 'First', { isSortable: true }),
      instant('lastAt', 'Last', { isSortable: true, filter: 'range' }),
      instant('toldAt', 'Operator told'),
      instant('clearedAt', 'Cleared at', { isDetail: true }),
      text('clearedBy', 'Cleared by', { isDetail: true }),
    ],
  },
  {
    name: 'ai-usage',
    label: 'AI usage',
    defaultSort: newest,
    fields: [
      id,
      user,
      choice('purpose', 'Purpose', ['reply', 'memory', 'diary', 'moderation', 'picture']),
      text('model', 'Model', { filter: 'is' }),
      choice('outcome', 'Outcome', ['ok', ...MODEL_FAILURES]),
      text('rejectedFor', 'Held back for', { filter: 'is' }),
      text('promptVersion', 'Prompt', { filter: 'is' }),
      number('promptTokens', 'Tokens in', { isSortable: true }),
      number('cachedTokens', 'Cached tokens'),
      number('completionTokens', 'Tokens out', { isSortable: true }),
      micros('costMicros', 'Cost', { isSortable: true }),
      number('latencyMs', 'Latency (ms)', { isSortable: true }),
      createdAt,
    ],
  },
  {
    name: 'audit-log',
    label: 'Audit log',
    defaultSort: newest,
    fields: [
      id,
      refer('actorId', 'Actor', 'signups'),
      choice('actorRole', 'Role', ['viewer', 'support', 'admin', 'operator']),
      text('action', 'Action', { filter: 'is' }),
      text('subject', 'Target', { filter: 'is' }),
      field('id')('subjectId', 'Target ID', { filter: 'is' }),
      { ...user, isDetail: true },
      list('fields', 'Fields'),
      text('detail', 'Detail', { isDetail: true }),
      text('reason', 'Reason'),
      text('ip', 'IP address', { isDetail: true }),
      text('requestId', 'Request', { isDetail: true }),
      createdAt,
    ],
  },
]

const noteBody = z
  .string('Please write a note')
  .check(
    z.trim(),
    z.minLength(1, 'Please write a note'),
    z.maxLength(2000, 'A note can be at most 2000 characters')
  )

/** What `POST /api/admin/<resource>` takes, by resource. */
export const NEW_RECORDS = {
  notes: z.object({
    userId: z.int('Unknown person').check(z.gte(1, 'Unknown person')),
    body: noteBody,
  }),
}

/** What `PUT /api/admin/<resource>/{id}` takes. The rest of a record sent along is ignored. */
export const CHANGED_RECORDS = {
  /** Our own pause, which only staff ends. */
  'signups': z.object({
    isPaused: z.boolean(),
    reason: z.optional(z.nullable(reason)),
  }),
  /** A dead job runs again. `DELETE` discards a dead one. */
  'jobs': z.object({ status: z.literal('pending') }),
  /** Answered, or open again. */
  'safety-events': z.object({ state: z.enum(['open', 'answered']) }),
  'alarms': z.object({ isCleared: z.literal(true) }),
  'notes': z.object({ body: noteBody }),
}

/** `POST /api/admin/reveal`: the masked values of one row; answers `{ values: { field: value } }`. */
export const revealInput = z.object({
  resource: z.string().check(z.maxLength(40)),
  id: z.int().check(z.gte(1)),
  fields: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(12)),
})
export type RevealInput = z.infer<typeof revealInput>

/** In a path only our own names: other calls of staff stand beside them under the same one. */
export const RESOURCE_NAME = new RegExp(`^(?:${RESOURCES.map(({ name }) => name).join('|')})$`)

export function resourceOf(name: string): Resource | undefined {
  return RESOURCES.find((resource) => resource.name === name)
}
