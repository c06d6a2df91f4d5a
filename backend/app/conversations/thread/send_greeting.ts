import { randomUUID } from 'node:crypto'
import type { Activities } from '#app/people/activities/activities'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import {
  noCompanion,
  notOwnNumber,
  optedOut,
  textingPaused,
} from '#app/conversations/thread/errors'
import { refuseSoonGreeting } from '#app/conversations/thread/greeting_limit'
import type { Part, SetScene } from '#app/conversations/thread/set_scene'
import { findThread, type Thread } from '#app/conversations/thread/thread'
import { type WriteWords } from '#app/companion/manners/write_words'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { findRecipient } from '#app/texting/consent/recipients'
import type { PhoneKeys } from '#app/core/phones/phone_keys'
import { type SendMessage } from '#app/texting/sending/send_message'

export interface GreetingSettings {
  companionNumber: string
  validMs: number
  unconfirmedAgeMs: number
}

/**
 * A greeting of hers that the user asked for on the dashboard, free of charge and to their own number only.
 * The words are hers: whatever text the call carries is not sent, or it would be an open relay.
 */
export class SendGreeting {
  constructor(
    private readonly parts: {
      database: Database
      activities: Activities
      clock: Clock
      phoneKeys: PhoneKeys
      /** The stand-in's words: there at once, so the button never waits for a model. */
      words: WriteWords
      setScene: SetScene
      sendMessage: SendMessage
    },
    private readonly settings: GreetingSettings
  ) {}

  async execute(user: { id: number; phone: string }, phone: string): Promise<number> {
    if (phone !== user.phone) throw notOwnNumber()
    await this.#refuseOptedOut(phone)
    const now = this.parts.clock.now()
    const thread = await findThread(
      this.parts.database.read,
      { userId: user.id },
      { now, ...this.settings }
    )
    if (!thread) throw noCompanion()
    if (thread.isSilenced) throw textingPaused()
    await refuseSoonGreeting(this.parts.database.read, { ...thread, now })
    return this.#send(thread, now)
  }

  async #refuseOptedOut(phone: string): Promise<void> {
    const recipient = await findRecipient(this.parts.database.read, this.parts.phoneKeys.of(phone))
    if (recipient?.optedOutAt) throw optedOut(this.settings.companionNumber)
  }

  async #send(thread: Thread, now: number): Promise<number> {
    const { persona, userId, conversationId } = thread
    const part: Part = { kind: 'greeting', now }
    const { scene, prefix, hasAiNotice } = await this.parts.setScene.execute(thread, part)
    const words = await this.parts.words.execute({
      scene,
      userId,
      prefix,
      suffix: '',
    })
    if (!words) throw new Error('no words for a greeting')
    return this.parts.database.transaction(async (tx) => {
      // Of two presses at once, the second sees the first.
      await locked(Conversation.query(tx.sql).where('id', conversationId)).first()
      await refuseSoonGreeting(tx.sql, { conversationId, now })
      const id = await this.parts.sendMessage.queue(tx, {
        kind: 'greeting',
        to: thread.phone,
        body: words.text,
        userId,
        conversationId,
        dedupKey: `greeting:${conversationId}:${randomUUID()}`,
        validMs: this.settings.validMs,
        hasAiNotice,
      })
      if (id === null) throw noCompanion()
      const description = `${persona.name} sent you a text`
      await this.parts.activities.record(tx.sql, { userId, type: 'message_sent', description })
      return id
    })
  }
}
