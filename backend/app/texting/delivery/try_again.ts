import { inject } from '@adonisjs/core'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { Clock } from '#app/core/clock/clock'
import type { Sql, Tx } from '#app/core/database/sql'
import { insertUnlessKnown } from '#app/models/insert_unless_known'
import { Firing } from '#app/models/firing'
import { Message } from '#app/models/message'
import { HER_KINDS, type OutboundKind } from '#app/models/kinds'

interface Second {
  /** Null when it costs nothing. */
  key: string | null
  dueAt: number
}

/**
 * Worth a second try: what somebody asked for, set, or needs.
 * A code is asked for anew, an outage is over by then.
 */
const WORTH_IT: readonly OutboundKind[] = [
  'reply',
  'scheduled',
  'scheduled_now',
  'first_text',
  'greeting',
  'crisis',
  'notice',
  'plan_notice',
  'keyword_answer',
]
const SECOND = 'again:'

export const secondKeyOf = (id: number | null) => `${SECOND}${id}`

export function isSecondTry(dedupKey: string): boolean {
  return dedupKey.startsWith(SECOND)
}

/**
 * A text the carrier surely did not bring is written down
 * once more, as a text of its own with its own charge.
 */
@inject()
export class TryAgain {
  constructor(
    private readonly clock: Clock,
    private readonly allowance: Allowance
  ) {}

  async execute(tx: Tx, id: number, delayMs: number): Promise<void> {
    const lost = await Message.find(id, tx.sql)
    const dueAt = this.clock.now() + delayMs
    if (!lost || !isWorthIt(lost, dueAt) || (await isOvertaken(tx, lost))) return
    const key = lost.chargeKey === null ? null : secondKeyOf(id)
    if (!(await this.#reserve(tx, lost))) return
    const isWritten = await this.#write(tx, lost, { key, dueAt })
    // A draft of hers that was being written just now takes its place.
    if (!isWritten && key !== null) await this.allowance.giveBack(tx.sql, key)
  }

  #write({ sql }: Tx, lost: Message, { key, dueAt }: Second): Promise<boolean> {
    const { conversationId, userId, direction, kind, body, phone, phoneKey, segments } = lost
    const { hasAiNotice, coversUntil, expiresAt, slotAt, bodyHash, lane } = lost
    const second = new Message().fill({
      ...{ conversationId, userId, direction, kind, body, phone, phoneKey, segments },
      ...{ hasAiNotice, coversUntil, expiresAt, slotAt, bodyHash, lane },
      state: 'queued',
      chargeKey: key,
      dedupKey: secondKeyOf(lost.id),
      createdAt: this.clock.now(),
      dueAt,
    })
    return insertUnlessKnown(second, sql)
  }

  /** What costs nothing needs nothing; else the second try is charged in place of the first. */
  async #reserve(tx: Tx, { id, userId, chargeKey }: Message): Promise<boolean> {
    if (chargeKey === null) return true
    await this.allowance.giveBack(tx.sql, chargeKey)
    return userId !== null && this.allowance.reserve(tx, { userId, key: secondKeyOf(id) })
  }
}

function isWorthIt({ kind, dedupKey, expiresAt }: Message, dueAt: number): boolean {
  const isWanted = WORTH_IT.includes(kind as OutboundKind)
  return isWanted && !isSecondTry(dedupKey ?? '') && dueAt < (expiresAt ?? 0)
}

async function mayBeLight(sql: Sql, lost: Message): Promise<boolean> {
  if (!HER_KINDS.includes(lost.kind) || lost.kind === 'first_text') return false
  const hers = await withoutOwnWords(sql, [lost])
  return hers.length > 0
}

/**
 * She has said something since, or is about to: that covers a reply.
 * What was said of a crisis ends all that she meant to say before it.
 */
async function isOvertaken({ sql }: Tx, lost: Message): Promise<boolean> {
  const { id, kind, conversationId } = lost
  const ofTalk = (of: string) => Message.query(sql).where({ conversationId, kind: of })
  const crisis = await ofTalk('crisis').where('id', '>', id).first()
  if (crisis && (await mayBeLight(sql, lost))) return true
  if (kind !== 'reply') return false
  const newer = await ofTalk('reply')
    .where((reply) => void reply.where('id', '>', id).orWhere('state', 'queued'))
    .first()
  return newer !== null
}

/** The text it was at first. */
export function firstIdOf({ id, dedupKey }: Pick<Message, 'id' | 'dedupKey'>): number {
  return isSecondTry(dedupKey ?? '') ? Number((dedupKey ?? '').slice(SECOND.length)) : id
}

/** A text, and its second try. */
export function triesOf(sql: Sql, id: number) {
  return Message.query(sql).where('id', id).orWhere('dedupKey', secondKeyOf(id)).orderBy('id')
}

/** All but reminders in the person's own words: these are theirs, and stay as they set them. */
async function withoutOwnWords(sql: Sql, texts: readonly Message[]): Promise<Message[]> {
  const own = await Firing.query(sql)
    .whereIn('messageId', texts.map(firstIdOf))
    .whereHas('schedule', (schedule) => void schedule.whereNotNull('customMessage'))
  const ids = new Set(own.map(({ messageId }) => messageId))
  return texts.filter((text) => !ids.has(firstIdOf(text)))
}

/** Her own words that have not left. */
export async function listUnsentWords(sql: Sql, conversationId: number): Promise<Message[]> {
  const unsent = await Message.query(sql)
    .where({ conversationId })
    .withScopes((all) => all.unsent())
    .whereIn('kind', HER_KINDS as string[])
    .orderBy('id')
  return withoutOwnWords(sql, unsent)
}

/**
 * A text that did not leave waits again, and one that did not arrive is written
 * down a second time, while it is timely: it no longer is.
 */
export async function keepFromTryingAgain(sql: Sql, ids: readonly number[]): Promise<void> {
  await Message.query(sql)
    .whereIn('id', [...ids])
    .where('direction', 'outbound')
    .update({ expiresAt: 0 })
}
