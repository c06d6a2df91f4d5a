import type { Activities } from '#app/activities/activities'
import type { Allowance } from '#app/allowance/allowance'
import type { Clock } from '#app/core/clock'
import type { Database } from '#app/core/database'
import type { JobOutcome } from '#app/core/job_store'
import type { Tx } from '#app/core/sql'
import { aiNotice } from '#app/gate/ai_notice'
import { findThread, listUnanswered, type Thread } from '#app/conversations/thread'
import { type Firing, findFiring, lockFiring } from '#app/firings/firing'
import { scheduledScene } from '#app/firings/scheduled_scene'
import { SCHEDULE_TYPES } from '#app/schedules/contract'
import { isUsualHour, validUntil } from '#app/schedules/due_times'
import type { SendMessage } from '#app/sms/send_message'
import type { WriteWords } from '#app/voice/write_words'

export interface SendFiringSettings {
  aiNoticeEveryMs: number
  unconfirmedAgeMs: number
  askedValidMs: number
}

interface Text {
  body: string
  hasAiNotice: boolean
}

const AGAIN_MS = 15_000
/** So long a scheduled text stands back for the reply that is being written. */
const PATIENCE_MS = 5 * 60_000

/** Writes a claimed text, unless it was written ahead and is still fresh, and hands it over to be sent. */
export class SendFiring {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      allowance: Allowance
      activities: Activities
      words: WriteWords
      /** The stand-in's words, for when the model gives none. */
      fallback: WriteWords
      sendMessage: SendMessage
    },
    private readonly settings: SendFiringSettings
  ) {}

  async execute({ firingId }: { firingId: number }): Promise<JobOutcome> {
    const { read } = this.parts.database
    const now = this.parts.clock.now()
    const firing = await findFiring(read, firingId)
    if (firing?.state !== 'claimed') return undefined
    const thread = await findThread(read, { userId: firing.user_id }, { now, ...this.settings })
    const obstacle = await this.#obstacle(firing, thread)
    if (obstacle || !thread) return this.#drop(firing, obstacle ?? NOBODY)
    if (await this.#isAnswering(thread, firing)) return { againAt: now + AGAIN_MS }
    const text = await this.#write(thread, firing)
    if (!text) return { againAt: now + AGAIN_MS }
    await this.parts.database.transaction((tx) => this.#queue(tx, { firing, thread, text }))
    return undefined
  }

  /** Why it will not go at all, in words the person may read; null when it may. */
  async #obstacle(firing: Firing, thread: Thread | null): Promise<string | null> {
    const now = this.parts.clock.now()
    if (now >= this.#validUntil(firing)) return TOO_LATE
    if (!thread) return NOBODY
    const decision = await this.parts.sendMessage.foresee(firing.user_id, {
      kind: kindOf(firing),
      expiresAt: this.#validUntil(firing),
      slotAt: slotOf(firing) ?? null,
    })
    if (decision?.verdict === 'drop') return decision.reason
    return (await this.parts.allowance.hasAny(firing.user_id)) ? null : NOTHING_LEFT
  }

  /** Her reply to what was just said comes first. */
  async #isAnswering(thread: Thread, firing: Firing): Promise<boolean> {
    const now = this.parts.clock.now()
    if (firing.is_asked || now - firing.claimed_at > PATIENCE_MS) return false
    const { read } = this.parts.database
    const unanswered = await listUnanswered(read, thread.conversationId, now)
    return unanswered.some((text) => now - text.created_at < PATIENCE_MS)
  }

  async #write(thread: Thread, firing: Firing): Promise<Text | null> {
    const { read } = this.parts.database
    const { scene, knownUntil, hasAiNotice } = await scheduledScene(read, thread, {
      occasion: firing.message_type,
      at: this.parts.clock.now(),
      noticeEveryMs: this.settings.aiNoticeEveryMs,
    })
    const prefix = hasAiNotice ? aiNotice(thread.persona.name) : ''
    if (firing.custom_message) return { body: `${prefix}${firing.custom_message}`, hasAiNotice }
    if (isFresh(firing, { knownUntil, hasAiNotice })) {
      return { body: firing.prepared_text ?? '', hasAiNotice }
    }
    const wish = { scene, userId: firing.user_id, prefix, suffix: '' }
    const words =
      (await this.parts.words.execute(wish)) ?? (await this.parts.fallback.execute(wish))
    return words && { body: words.text, hasAiNotice }
  }

  async #queue(
    tx: Tx,
    { firing, thread, text }: { firing: Firing; thread: Thread; text: Text }
  ): Promise<void> {
    const isMine = await lockFiring(tx.sql, firing.id, this.parts.database.dialect.forUpdate)
    const now = this.parts.clock.now()
    const validMs = this.#validUntil(firing) - now
    if (!isMine) return
    if (validMs <= 0) {
      return this.#close(tx, firing, { state: 'dropped', reason: TOO_LATE, messageId: null })
    }
    const key = `firing:${firing.id}`
    if (!(await this.parts.allowance.reserve(tx, { userId: firing.user_id, key }))) {
      return this.#close(tx, firing, { state: 'dropped', reason: NOTHING_LEFT, messageId: null })
    }
    const messageId = await this.parts.sendMessage.queue(tx, {
      kind: kindOf(firing),
      slotAt: slotOf(firing),
      to: thread.phone,
      body: text.body,
      userId: firing.user_id,
      conversationId: thread.conversationId,
      dedupKey: key,
      validMs,
      chargeKey: key,
      hasAiNotice: text.hasAiNotice,
    })
    await this.#close(tx, firing, { state: 'queued', reason: null, messageId })
  }

  async #drop(firing: Firing, reason: string): Promise<undefined> {
    await this.parts.database.transaction((tx) =>
      this.#close(tx, firing, { state: 'dropped', reason, messageId: null })
    )
    return undefined
  }

  async #close(
    { sql }: Tx,
    { id, user_id: userId, message_type: occasion }: Firing,
    end: { state: 'queued' | 'dropped'; reason: string | null; messageId: number | null }
  ): Promise<void> {
    const closed = await sql.run(
      `update firings set state = ?, reason = ?, message_id = ? where id = ? and state = 'claimed'`,
      end.state,
      end.reason,
      end.messageId,
      id
    )
    if (closed === 0) return
    const label = SCHEDULE_TYPES.find((type) => type.value === occasion)?.label ?? occasion
    await this.parts.activities.record(sql, {
      userId,
      type: end.reason === null ? 'message_sent' : 'other',
      description: end.reason === null ? `${label} sent` : `${label} not sent: ${end.reason}`,
    })
  }

  #validUntil(firing: Firing): number {
    if (firing.is_asked) return firing.claimed_at + this.settings.askedValidMs
    return validUntil(firing.due_at, { time: firing.time, timeZone: firing.time_zone })
  }
}

const TOO_LATE = 'it was no longer timely'
const NOTHING_LEFT = 'no messages left'
const NOBODY = 'there is no companion'

function kindOf(firing: Firing): 'scheduled' | 'scheduled_now' {
  return firing.is_asked ? 'scheduled_now' : 'scheduled'
}

/** An hour outside the usual ones, which the person confirmed, is its own window. */
function slotOf(firing: Firing): number | undefined {
  return isUsualHour(firing.time) ? undefined : firing.due_at
}

/** Written for this very date, and nothing has been said since. */
function isFresh(
  firing: Firing,
  { knownUntil, hasAiNotice }: { knownUntil: number; hasAiNotice: boolean }
): boolean {
  return (
    firing.prepared_text !== null &&
    firing.prepared_for === firing.local_date &&
    firing.prepared_after === knownUntil &&
    Boolean(firing.prepared_has_notice) === hasAiNotice
  )
}
