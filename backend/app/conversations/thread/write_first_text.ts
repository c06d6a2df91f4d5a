import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Scene } from '#app/companion/voice/language_model'
import { firstTextLegalLine } from '#app/conversations/thread/notices'
import { findThread } from '#app/conversations/thread/thread'
import { type WriteWords } from '#app/companion/manners/write_words'
import type { HeldSends } from '#app/texting/sending/held_sends'
import { type SendMessage } from '#app/texting/sending/send_message'

export interface FirstTextSettings {
  brand: string
  validMs: number
  unconfirmedAgeMs: number
}

/** Her very first text: who she is, that she is an AI, and what a carrier wants said. Free of charge. */
export class WriteFirstText {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      words: WriteWords
      fallback: WriteWords
      sendMessage: SendMessage
      held: HeldSends
    },
    private readonly settings: FirstTextSettings
  ) {}

  async execute({ userId }: { userId: number }): Promise<JobOutcome> {
    const now = this.parts.clock.now()
    const thread = await findThread(this.parts.database.read, { userId }, { now, ...this.settings })
    if (!thread) return undefined
    const heldUntil = await this.parts.held.until(userId)
    if (heldUntil !== null) return { againAt: heldUntil }
    const { persona, firstName, timeZone, conversationId, phone } = thread
    const scene: Scene = {
      kind: 'first_text',
      persona,
      person: { firstName },
      now,
      timeZone,
      turns: [],
      topics: [],
      isTender: thread.isTender,
    }
    const wish = {
      scene,
      userId,
      prefix: '',
      suffix: firstTextLegalLine(this.settings.brand),
    }
    const words =
      (await this.parts.words.execute(wish)) ?? (await this.parts.fallback.execute(wish))
    if (!words) throw new Error('no words for her first text')
    await this.parts.database.transaction(async (tx) => {
      await this.parts.sendMessage.queue(tx, {
        kind: 'first_text',
        to: phone,
        body: words.text,
        userId,
        conversationId,
        dedupKey: `first_text:${userId}`,
        validMs: this.settings.validMs,
        hasAiNotice: true,
      })
    })
    return undefined
  }
}
