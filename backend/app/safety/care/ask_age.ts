import { inject } from '@adonisjs/core'
import { z } from 'zod'
import limits from '#config/limits'
import { brand } from '#config/brand'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { Message } from '#app/models/message'
import { User } from '#app/models/user'
import { coverUnanswered } from '#app/safety/care/cover_unanswered'
import type { CarePerson, Signal } from '#app/safety/care/signs'
import type { CrisisLanguage } from '#app/safety/crisis/crisis_lines'
import { Drafts } from '#app/texting/sending/drafts'
import { SendMessage } from '#app/texting/sending/send_message'

const WORDS = loadWords('signs/age_question.yaml', z.strictObject({ en: line, es: line }))
const ASKED = 'age:'
const AGAIN_AFTER_MS = 7 * 24 * 3_600_000

/** The fixed question for somebody who may be under 18. */
export const ageQuestion = (language: CrisisLanguage = 'en'): string =>
  WORDS[language].replace('{brand}', () => brand)

/**
 * Whose words may be those of a minor, and may not, is asked once a week: to pause an account for
 * a guess would lock out adults, and what they answer says it outright.
 */
@inject()
export class AskAge {
  constructor(
    private readonly clock: Clock,
    private readonly sendMessage: SendMessage,
    private readonly drafts: Drafts
  ) {}

  /** True when the question answers what they wrote. */
  async execute(tx: Tx, { person, language, messageId }: Omit<Signal, 'signs'>): Promise<boolean> {
    const { phone: to, userId, conversationId, optedOutAt } = person
    if (conversationId === null || optedOutAt !== null) return false
    if ((await this.#isAskedLately(tx, person)) || (await isPaused(tx, userId))) return false
    await this.drafts.drop(tx, conversationId)
    const id = await this.sendMessage.queue(tx, {
      ...{ kind: 'notice', to, userId, conversationId },
      body: ageQuestion(language),
      dedupKey: `${ASKED}${messageId}`,
      validMs: limits.sends.otherValidMs,
    })
    if (id) await coverUnanswered(tx.sql, conversationId, id)
    return id !== null
  }

  async #isAskedLately({ sql }: Tx, { phoneKey }: CarePerson): Promise<boolean> {
    const asked = await Message.query(sql)
      .where({ kind: 'notice', phoneKey })
      .where('createdAt', '>', this.clock.now() - AGAIN_AFTER_MS)
      .where('dedupKey', 'like', `${ASKED}%`)
      .whereIn('state', ['queued', 'sending', 'sent', 'delivered'])
      .first()
    return asked !== null
  }
}

/** Nobody answers a paused account but with what it may not do without. */
async function isPaused({ sql }: Tx, userId: number | null): Promise<boolean> {
  const paused = await User.query(sql)
    .where('id', userId ?? 0)
    .whereNotNull('pausedAt')
    .first()
  return paused !== null
}
