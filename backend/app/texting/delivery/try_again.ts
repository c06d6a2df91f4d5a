import type { Allowance } from '#app/ledgers/allowance/allowance'
import type { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import type { OutboundKind } from '#app/models/kinds'

interface LostText {
  id: number
  kind: OutboundKind
  dedup_key: string
  user_id: number | null
  conversation_id: number | null
  charge_key: string | null
  expires_at: number
}

interface Second {
  /** Of the lost one. */
  id: number
  /** Null when it costs nothing. */
  key: string | null
  dueAt: number
}

/** Worth a second try: what somebody asked for, set, or needs. A code is asked for anew, an outage is over by then. */
const WORTH_IT: readonly OutboundKind[] = [
  'reply',
  'scheduled',
  'scheduled_now',
  'first_text',
  'greeting',
  'crisis',
  'notice',
  'keyword_answer',
]
const SECOND = 'again:'

export function isSecondTry({ dedup_key: key }: { dedup_key: string }): boolean {
  return key.startsWith(SECOND)
}

/** A text the carrier surely did not bring is written down once more, as a text of its own with its own charge. */
export class TryAgain {
  constructor(
    private readonly clock: Clock,
    private readonly allowance: Allowance
  ) {}

  async execute(tx: Tx, id: number, delayMs: number): Promise<void> {
    const lost = await tx.sql.first<LostText>(
      `select id, kind, dedup_key, user_id, conversation_id, charge_key, expires_at from messages where id = ?`,
      id
    )
    const dueAt = this.clock.now() + delayMs
    if (!lost || !isWorthIt(lost, dueAt) || (await isOvertaken(tx, lost))) return
    const key = lost.charge_key === null ? null : `${SECOND}${id}`
    if (!(await this.#reserve(tx, lost.user_id, key))) return
    const isWritten = await this.#write(tx, { id, key, dueAt })
    // A draft of hers that was being written just now takes its place.
    if (!isWritten && key !== null) await this.allowance.giveBack(tx.sql, key)
  }

  async #write({ sql }: Tx, { id, key, dueAt }: Second): Promise<boolean> {
    const row = await sql.first(
      `insert into messages (conversation_id, user_id, direction, kind, body, phone, phone_key, state, segments,
         has_ai_notice, charge_key, dedup_key, covers_until, created_at, due_at, expires_at, slot_at, body_hash, lane)
       select conversation_id, user_id, direction, kind, body, phone, phone_key, 'queued', segments,
         has_ai_notice, ?, ?, covers_until, ?, ?, expires_at, slot_at, body_hash, lane
       from messages where id = ? on conflict do nothing returning id`,
      key,
      `${SECOND}${id}`,
      this.clock.now(),
      dueAt,
      id
    )
    return row !== undefined
  }

  /** What costs nothing needs nothing. */
  async #reserve(tx: Tx, userId: number | null, key: string | null): Promise<boolean> {
    if (key === null) return true
    return userId !== null && this.allowance.reserve(tx, { userId, key })
  }
}

function isWorthIt({ kind, dedup_key: key, expires_at: expiresAt }: LostText, dueAt: number) {
  return WORTH_IT.includes(kind) && !isSecondTry({ dedup_key: key }) && dueAt < expiresAt
}

/** She has said something since, or is about to: that covers it. */
async function isOvertaken({ sql }: Tx, lost: LostText): Promise<boolean> {
  if (lost.kind !== 'reply') return false
  const newer = await sql.first(
    `select id from messages where conversation_id = ? and kind = 'reply'
       and (id > ? or state = 'queued') limit 1`,
    lost.conversation_id,
    lost.id
  )
  return newer !== undefined
}
