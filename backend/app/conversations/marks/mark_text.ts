import { inject } from '@adonisjs/core'
import { notFound } from '#app/core/answers/refusal'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { LARGEST_ID } from '#app/core/database/largest_id'
import type { Sql } from '#app/core/database/sql'
import { textVotes } from '#app/core/telemetry/meters'
import { Conversation } from '#app/models/conversation'
import { countOf } from '#app/models/count_of'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import { TextMark } from '#app/models/text_mark'
import { type Marks, type MarksInput, MOST_PINNED } from '#app/conversations/marks/contract'
import { onlyHers, tooManyPinned } from '#app/conversations/marks/errors'
import { isInTalk, isOfHers } from '#app/conversations/marks/marked_texts'
import { writeMark } from '#app/conversations/marks/write_mark'

interface OwnText {
  userId: number
  messageId: number
}

/** A thumb for a text of hers, and a pin for a text of either. Nobody is told of it. */
@inject()
export class MarkText {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  async execute(own: OwnText, input: MarksInput): Promise<Marks> {
    const { text, before, wanted } = await this.#mark(own, input)
    const { vote } = wanted
    if (vote && vote !== before.vote) textVotes.inc({ vote, prompt: text.promptVersion ?? 'none' })
    return wanted
  }

  #mark(own: OwnText, input: MarksInput) {
    return this.database.transaction(async ({ sql }) => {
      const conversation = await this.#lockTalk(sql, own.userId)
      const text = await findText(sql, conversation.id, own.messageId)
      if (input.vote && !isOfHers(text)) throw onlyHers()
      const mark = await TextMark.findBy({ messageId: text.id }, sql)
      const before = marksOf(mark)
      const wanted = { ...before, ...withoutUndefined(input) }
      if (wanted.isPinned && !before.isPinned) await refuseMore(sql, own.userId)
      if (!isSame(before, wanted)) {
        const now = this.clock.now()
        await writeMark(sql, { ...own, createdAt: now }, valuesOf(wanted, mark, now))
      }
      return { text, before, wanted }
    })
  }

  /** Marks of one person queue here. */
  async #lockTalk(sql: Sql, userId: number): Promise<Conversation> {
    const conversation = await locked(Conversation.query(sql).where({ userId })).first()
    if (!conversation) throw notFound()
    return conversation
  }
}

/** Only what the person can see in their own conversation. */
async function findText(sql: Sql, conversationId: number, id: number): Promise<Message> {
  const text = id <= LARGEST_ID ? await Message.findBy({ id, conversationId }, sql) : null
  if (!text || !isInTalk(text)) throw notFound()
  return text
}

async function refuseMore(sql: Sql, userId: number): Promise<void> {
  const pinned = await countOf(TextMark.query(sql).where({ userId }).whereNotNull('pinnedAt'))
  if (pinned >= MOST_PINNED) throw tooManyPinned()
}

function marksOf(mark: TextMark | null): Marks {
  return { vote: mark?.vote ?? null, isPinned: (mark?.pinnedAt ?? null) !== null }
}

/** A thumb on the page takes the place of the reaction on the phone. */
function valuesOf({ vote, isPinned }: Marks, before: TextMark | null, now: number) {
  return {
    vote,
    reaction: vote === before?.vote ? before.reaction : null,
    pinnedAt: isPinned ? (before?.pinnedAt ?? now) : null,
  }
}

function isSame(one: Marks, other: Marks): boolean {
  return one.vote === other.vote && one.isPinned === other.isPinned
}

function withoutUndefined({ vote, isPinned }: MarksInput): Partial<Marks> {
  return { ...(vote !== undefined && { vote }), ...(isPinned !== undefined && { isPinned }) }
}
