import { AccountChange } from '#app/models/account_change'
import { Activity } from '#app/models/activity'
import { AllowanceEntry } from '#app/models/allowance_entry'
import { AuditEntry } from '#app/models/audit_entry'
import { Consent } from '#app/models/consent'
import { DiaryLine } from '#app/models/diary_line'
import { findGenerated } from '#app/texting/sending/generated_texts'
import { Memory } from '#app/models/memory'
import { Message } from '#app/models/message'
import { Note } from '#app/models/note'
import { OpenLoop } from '#app/models/open_loop'
import { Report } from '#app/models/report'
import { SafetyEvent } from '#app/models/safety_event'
import { Session } from '#app/models/session'
import { TextMark } from '#app/models/text_mark'
import { PAYMENT_SECTIONS } from '#app/privacy/export_payments'
import { type ExportSection, ownRows, rowsOf } from '#app/privacy/export_rows'
import { SCHEDULE_SECTIONS } from '#app/privacy/export_schedules'
import { at, showText } from '#app/privacy/export_values'

const texts: ExportSection = {
  name: 'texts',
  async *pages(sql, { userId, phoneKey }) {
    const strays = Message.query(sql).whereNull('userId').where({ phoneKey })
    for (const query of [strays, Message.query(sql).where({ userId })]) {
      for await (const page of rowsOf(query)) {
        const generated = await findGenerated(sql, page)
        yield page.map((row) => showText(row, generated.has(row.id)))
      }
    }
  },
}

/** Also what was done to the account as such, which names nobody beside it. */
const staffLooks: ExportSection = {
  name: 'staffLooks',
  async *pages(sql, { userId }) {
    const looks = AuditEntry.query(sql).where((theirs) => {
      void theirs.where('personId', userId)
      void theirs.orWhere({ subject: 'signups', subjectId: userId })
    })
    for await (const page of rowsOf(looks)) {
      yield page.map(({ action, fields, actorRole, createdAt }) => {
        return { at: at(createdAt), action, fields, role: actorRole }
      })
    }
  },
}

/** Everything a person has many of. Keys, hashes and the jobs' own names are nothing about the person. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  texts,
  ownRows('memories', Memory, (row) => ({
    text: row.body,
    about: row.about,
    isPinned: row.isPinned,
    isByHand: row.isByHand,
    savedAt: at(row.savedAt),
    heldFrom: at(row.validFrom),
    heldUntil: at(row.heldUntil(Number.POSITIVE_INFINITY)),
  })),
  ownRows('diary', DiaryLine, (row) => ({
    date: row.date,
    text: row.body,
    isEdited: row.isEdited,
    ...(!row.isEdited && { generatedBy: 'ai' }),
    subjects: row.subjects,
    mood: row.mood,
    writtenAt: at(row.writtenAt),
  })),
  ownRows('reports', Report, (row) => ({
    textId: row.messageId,
    reason: row.reason,
    note: row.note,
    reportedAt: at(row.createdAt),
  })),
  ownRows('textMarks', TextMark, (row) => ({
    textId: row.messageId,
    vote: row.vote,
    reaction: row.reaction,
    pinnedAt: at(row.pinnedAt),
  })),
  ownRows('staffNotes', Note, (row) => ({ text: row.body, writtenAt: at(row.updatedAt) })),
  ownRows('safetyEvents', SafetyEvent, (row) => ({
    textId: row.messageId,
    kind: row.kind,
    source: row.source,
    crisisLine: row.referral,
    reason: row.kind === 'report' ? row.detail : null,
    at: at(row.createdAt),
  })),
  ...SCHEDULE_SECTIONS,
  ownRows('openLoops', OpenLoop, (row) => ({
    textId: row.messageId,
    subject: row.subject,
    eventAt: at(row.eventAt),
    isAllDay: row.isAllDay,
    askAt: at(row.askAt),
    state: row.state,
    reason: row.reason,
    notedAt: at(row.createdAt),
    endedAt: at(row.endedAt),
  })),
  ownRows('activities', Activity, (row) => ({
    activityType: row.activityType,
    description: row.description,
    metadata: row.metadata,
    createdAt: at(row.createdAt),
  })),
  ownRows('allowanceEntries', AllowanceEntry, (row) => ({
    entry: row.entry,
    bucket: row.bucket,
    amount: row.amount,
    localDate: row.localDate || null,
    createdAt: at(row.createdAt),
  })),
  ...PAYMENT_SECTIONS,
  staffLooks,
  ownRows('consents', Consent, (row) => ({
    phone: row.phone,
    event: row.event,
    source: row.source,
    wordingVersion: row.wordingVersion,
    wording: row.wording,
    ip: row.ip,
    device: row.userAgent,
    at: at(row.createdAt),
  })),
  ownRows('accountChanges', AccountChange, (row) => ({
    kind: row.kind,
    phoneBefore: row.oldPhone,
    emailBefore: row.oldEmail,
    changedAt: at(row.changedAt),
    undoneAt: at(row.undoneAt),
  })),
  ownRows('sessions', Session, (row) => ({
    device: row.userAgent,
    loggedInAt: at(row.createdAt),
    lastSeenAt: at(row.seenAt),
    endsAt: at(row.expiresAt),
  })),
]
