import { inject } from '@adonisjs/core'
import { z } from 'zod'
import { brand } from '#config/brand'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { withBrand } from '#app/language/brand_gap'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { User } from '#app/models/user'
import { FixedAnswer, fixedTextsSince } from '#app/texting/sending/fixed_answer'
import type { CarePerson, Signal } from '#app/safety/care/signs'
import type { CrisisLanguage } from '#app/safety/crisis/crisis_lines'

const WORDS = loadWords('signs/age_question.yaml', z.strictObject({ en: line, es: line }))
const ASKED = 'age:'
const AGAIN_AFTER_MS = 7 * 24 * 3_600_000

/** The fixed question for somebody who may be under 18. */
export const ageQuestion = (language: CrisisLanguage = 'en'): string =>
  withBrand(WORDS[language], brand)

/**
 * Whose words may be those of a minor, and may not, is asked once a week: to pause an account for
 * a guess would lock out adults, and what they answer says it outright.
 */
@inject()
export class AskAge {
  constructor(
    private readonly clock: Clock,
    private readonly answer: FixedAnswer
  ) {}

  /** True when the question answers what they wrote. */
  async execute(tx: Tx, { person, language, messageId }: Omit<Signal, 'signs'>): Promise<boolean> {
    const { userId, conversationId, optedOutAt } = person
    if (userId === null || conversationId === null || optedOutAt !== null) return false
    if ((await this.#isAskedLately(tx, person)) || (await isPaused(tx, userId))) return false
    const asked = await this.answer.send(tx, person, {
      kind: 'notice',
      body: ageQuestion(language),
      dedupKey: `${ASKED}${messageId}`,
    })
    return asked !== null
  }

  async #isAskedLately({ sql }: Tx, person: CarePerson): Promise<boolean> {
    const after = this.clock.now() - AGAIN_AFTER_MS
    const notices = fixedTextsSince(sql, person, { kind: 'notice', after })
    return (await notices.where('dedupKey', 'like', `${ASKED}%`).first()) !== null
  }
}

/** Nobody answers a paused account but with what it may not do without. */
async function isPaused({ sql }: Tx, userId: number): Promise<boolean> {
  const paused = await User.query(sql).where('id', userId).whereNotNull('pausedAt').first()
  return paused !== null
}
