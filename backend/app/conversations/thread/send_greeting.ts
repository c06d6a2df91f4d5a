import { inject } from '@adonisjs/core'
import { randomUUID } from 'node:crypto'
import limits from '#config/limits'
import { Activities } from '#app/ledgers/activities/activities'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { noCompanion, notOwnNumber } from '#app/conversations/thread/errors'
import { refuseSoonGreeting } from '#app/conversations/thread/greeting_limit'
import { RefuseUnsendable } from '#app/conversations/thread/refuse_unsendable'
import { type Part, SetScene } from '#app/conversations/thread/set_scene'
import { findThread, type Thread } from '#app/conversations/thread/thread'
import { OfflineWords } from '#app/companion/writing/offline_words'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { SendMessage } from '#app/texting/sending/send_message'

/**
 * A greeting of hers that the user asked for on the dashboard, free of charge and to their own number only.
 * The words are hers: whatever text the call carries is not sent, or it would be an open relay.
 */
@inject()
export class SendGreeting {
  constructor(
    private readonly database: Database,
    private readonly activities: Activities,
    private readonly clock: Clock,
    private readonly refuseUnsendable: RefuseUnsendable,
    private readonly words: OfflineWords,
    private readonly setScene: SetScene,
    private readonly sendMessage: SendMessage
  ) {}

  async execute(user: { id: number; phone: string }, phone: string): Promise<number> {
    if (phone !== user.phone) throw notOwnNumber()
    await this.refuseUnsendable.execute(user.id, 'greeting')
    const now = this.clock.now()
    const thread = await findThread(this.database.read, { userId: user.id }, now)
    if (!thread) throw noCompanion()
    await refuseSoonGreeting(this.database.read, { ...thread, now })
    return this.#send(thread, now)
  }

  async #send(thread: Thread, now: number): Promise<number> {
    const { persona, userId, conversationId } = thread
    const part: Part = { kind: 'greeting', now }
    const { scene, prefix, hasAiNotice } = await this.setScene.execute(thread, part)
    const words = await this.words.execute({ scene, userId, prefix, hasAiNotice })
    if (!words) throw new Error('no words for a greeting')
    return this.database.transaction(async (tx) => {
      // Of two presses at once, the second sees the first.
      await locked(Conversation.query(tx.sql).where('id', conversationId)).first()
      await refuseSoonGreeting(tx.sql, { conversationId, now })
      const id = await this.sendMessage.queue(tx, {
        kind: 'greeting',
        to: thread.phone,
        body: words.text,
        userId,
        conversationId,
        dedupKey: `greeting:${conversationId}:${randomUUID()}`,
        validMs: limits.sends.replyValidMs,
        hasAiNotice,
        promptVersion: words.promptVersion,
      })
      if (id === null) throw noCompanion()
      const description = `${persona.name} sent you a text`
      await this.activities.record(tx.sql, { userId, type: 'message_sent', description })
      return id
    })
  }
}
