import { at, type Row, showText } from '#app/privacy/export_values'

/** One list of the export, read page by page so that no size of account needs more memory than a page. */
export interface ExportSection {
  name: string
  /** Each selects what has an `id` above the second value, in its order, for the person given as the first. */
  sources: { of: 'user' | 'number'; query: string }[]
  show(row: Row): object
}

const PAGE = 'and id > ? order by id limit ?'
const TEXTS = `select id, direction, kind, body, phone, pictures, state, reason, has_ai_notice, created_at, sent_at,
    ended_at from messages`

function ownRows(columns: string, table: string): ExportSection['sources'] {
  return [{ of: 'user', query: `select id, ${columns} from ${table} where user_id = ? ${PAGE}` }]
}

/** Everything a person has many of. Keys, hashes and the jobs' own names are nothing about the person. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  {
    name: 'texts',
    sources: [
      { of: 'number', query: `${TEXTS} where user_id is null and phone_key = ? ${PAGE}` },
      { of: 'user', query: `${TEXTS} where user_id = ? ${PAGE}` },
    ],
    show: showText,
  },
  {
    name: 'memories',
    sources: ownRows(
      'about, body, is_pinned, saved_at, valid_from, valid_to, expires_at',
      'memories'
    ),
    show: (row) => ({
      text: row.body,
      about: row.about,
      isPinned: Boolean(row.is_pinned),
      savedAt: at(row.saved_at),
      heldFrom: at(row.valid_from),
      heldUntil: at(row.valid_to ?? row.expires_at),
    }),
  },
  {
    name: 'reports',
    sources: ownRows('message_id, reason, note, created_at', 'reports'),
    show: (row) => ({
      textId: row.message_id,
      reason: row.reason,
      note: row.note,
      reportedAt: at(row.created_at),
    }),
  },
  {
    name: 'staffNotes',
    sources: ownRows('body, updated_at', 'notes'),
    show: (row) => ({ text: row.body, writtenAt: at(row.updated_at) }),
  },
  {
    name: 'safetyEvents',
    sources: ownRows('message_id, kind, source, referral, detail, created_at', 'safety_events'),
    show: (row) => ({
      textId: row.message_id,
      kind: row.kind,
      source: row.source,
      crisisLine: row.referral,
      reason: row.detail,
      at: at(row.created_at),
    }),
  },
  {
    name: 'schedules',
    sources: ownRows('message_type, time, is_enabled, custom_message', 'schedules'),
    show: (row) => ({
      messageType: row.message_type,
      time: row.time,
      enabled: Boolean(row.is_enabled),
      customMessage: row.custom_message,
    }),
  },
  {
    name: 'openLoops',
    sources: ownRows(
      'message_id, subject, event_at, is_all_day, ask_at, state, reason, created_at, ended_at',
      'open_loops'
    ),
    show: (row) => ({
      textId: row.message_id,
      subject: row.subject,
      eventAt: at(row.event_at),
      isAllDay: Boolean(row.is_all_day),
      askAt: at(row.ask_at),
      state: row.state,
      reason: row.reason,
      notedAt: at(row.created_at),
      endedAt: at(row.ended_at),
    }),
  },
  {
    name: 'activities',
    sources: ownRows('activity_type, description, metadata, created_at', 'activities'),
    show: (row) => ({
      activityType: row.activity_type,
      description: row.description,
      metadata: row.metadata,
      createdAt: at(row.created_at),
    }),
  },
  {
    name: 'allowanceEntries',
    sources: ownRows('entry, bucket, amount, local_date, created_at', 'allowance_entries'),
    show: (row) => ({
      entry: row.entry,
      bucket: row.bucket,
      amount: row.amount,
      localDate: row.local_date || null,
      createdAt: at(row.created_at),
    }),
  },
  {
    name: 'purchases',
    sources: ownRows(
      'kind, plan_id, amount, currency, state, refunded, receipt_url, created_at, paid_at',
      'purchases'
    ),
    show: (row) => ({
      kind: row.kind,
      planId: row.plan_id,
      amountCents: row.amount,
      refundedCents: row.refunded,
      currency: row.currency,
      state: row.state,
      receiptUrl: row.receipt_url,
      createdAt: at(row.created_at),
      paidAt: at(row.paid_at),
    }),
  },
  {
    name: 'subscriptions',
    sources: ownRows('plan_id, status, period_start, period_end, ended_at', 'subscriptions'),
    show: (row) => ({
      planId: row.plan_id,
      status: row.status,
      periodStart: at(row.period_start),
      periodEnd: at(row.period_end),
      endedAt: at(row.ended_at),
    }),
  },
  {
    name: 'consents',
    sources: ownRows(
      'phone, event, source, wording_version, wording, ip, user_agent, created_at',
      'consents'
    ),
    show: (row) => ({
      phone: row.phone,
      event: row.event,
      source: row.source,
      wordingVersion: row.wording_version,
      wording: row.wording,
      ip: row.ip,
      device: row.user_agent,
      at: at(row.created_at),
    }),
  },
  {
    name: 'accountChanges',
    sources: ownRows('kind, old_phone, old_email, changed_at, undone_at', 'account_changes'),
    show: (row) => ({
      kind: row.kind,
      phoneBefore: row.old_phone,
      emailBefore: row.old_email,
      changedAt: at(row.changed_at),
      undoneAt: at(row.undone_at),
    }),
  },
  {
    name: 'sessions',
    sources: ownRows('user_agent, created_at, seen_at, expires_at', 'sessions'),
    show: (row) => ({
      device: row.user_agent,
      loggedInAt: at(row.created_at),
      lastSeenAt: at(row.seen_at),
      endsAt: at(row.expires_at),
    }),
  },
]
