import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { brand } from '#config/brand'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Scene } from '#app/companion/voice/language_model'
import { LOST_STATES, Message } from '#app/models/message'
import { firstTextLegalLine } from '#app/conversations/thread/notices'
import { findThread, type Thread } from '#app/conversations/thread/thread'
import { OfflineWords } from '#app/companion/writing/offline_words'
import { WriteWords } from '#app/companion/writing/write_words'
import { PausedSends } from '#app/texting/sending/paused_sends'
import { SendMessage } from '#app/texting/sending/send_message'

/** Her very first text: who she is, that she is an AI, and what a carrier wants said. Free of charge. */
@inject()
export class WriteFirstText {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly words: WriteWords,
    private readonly fallback: OfflineWords,
    private readonly sendMessage: SendMessage,
    private readonly pausedSends: PausedSends
  ) {}

  async execute({ userId }: { userId: number }): Promise<JobOutcome> {
    const now = this.clock.now()
    const thread = await findThread(this.database.read, { userId }, now)
    // Whoever paused before she wrote gets it when they resume.
    if (!thread || thread.isSilenced) return undefined
    const pausedUntil = await this.pausedSends.until(userId)
    if (pausedUntil !== null) return { againAt: pausedUntil }
    const dedupKey = await this.#freeKey(thread)
    if (dedupKey === null) return undefined
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
    const wish = { scene, userId, prefix: '', suffix: firstTextLegalLine(brand) }
    const words = (await this.words.execute(wish)) ?? (await this.fallback.execute(wish))
    if (!words) throw new Error('no words for her first text')
    await this.database.transaction(async (tx) => {
      await this.sendMessage.queue(tx, {
        kind: 'first_text',
        to: phone,
        body: words.text,
        userId,
        conversationId,
        dedupKey,
        validMs: limits.sends.otherValidMs,
        hasAiNotice: true,
        promptVersion: words.promptVersion,
      })
    })
    return undefined
  }

  /**
   * One that surely never left is written anew, as is one that did not arrive
   * at a number they had before; null while another waits, or has gone.
   */
  async #freeKey({ conversationId, userId, phone }: Thread): Promise<string | null> {
    const last = await Message.query(this.database.read)
      .where({ conversationId, kind: 'first_text' })
      .orderBy('id', 'desc')
      .first()
    if (!last) return `first_text:${userId}`
    const isDropped = last.state === 'failed' && last.errorCode === null
    const isLostElsewhere = LOST_STATES.includes(last.state) && last.phone !== phone
    return isDropped || isLostElsewhere ? `first_text:${userId}:${last.id}` : null
  }
}
