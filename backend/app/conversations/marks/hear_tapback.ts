import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import type { Sql } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { TextMark } from '#app/models/text_mark'
import { isInTalk, isOfHers } from '#app/conversations/marks/marked_texts'
import {
  asTapback,
  readAttachment,
  type Reaction,
  readTapback,
} from '#app/conversations/marks/read_tapback'
import { writeMark } from '#app/conversations/marks/write_mark'

const LATEST = 200

/** A reaction from the phone's own app: shown beside its text, and no talk. */
@inject()
export class HearTapback {
  constructor(private readonly clock: Clock) {}

  /** False for whatever is to be read as a text: nothing on their phone is what it quotes. */
  async execute(sql: Sql, { userId, body }: { userId: number; body: string }): Promise<boolean> {
    if (readAttachment(body)) return true
    const said = asTapback(body)
    if (said === null) return false
    for (const text of await latestTexts(sql, userId)) {
      const reaction = readTapback(said, text.body)
      if (!reaction) continue
      if (isInTalk(text)) await this.#mark(sql, { userId, text }, reaction)
      return true
    }
    return false
  }

  async #mark(
    sql: Sql,
    { userId, text }: { userId: number; text: Message },
    { reaction, vote }: Reaction
  ): Promise<void> {
    const mark = await TextMark.findBy({ messageId: text.id }, sql)
    const own = { userId, messageId: text.id, createdAt: this.clock.now() }
    const pinnedAt = mark?.pinnedAt ?? null
    await writeMark(sql, own, { vote: isOfHers(text) ? vote : null, reaction, pinnedAt })
  }
}

/** Of both, and of the system: on the phone they all stand in one thread. */
function latestTexts(sql: Sql, userId: number): Promise<Message[]> {
  return Message.query(sql)
    .where({ userId })
    .whereNot('body', '')
    .orderBy('id', 'desc')
    .limit(LATEST)
}
