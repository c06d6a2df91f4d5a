import { brand } from '#config/brand'
import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { HOUR, SECOND } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import { PublicUrl } from '#app/core/answers/public_url'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { AccountChange } from '#app/models/account_change'
import { Message } from '#app/models/message'
import { AccountChanges } from '#app/people/profile/account_changes'
import { UNDO_PATH } from '#app/people/profile/contract'
import { SendMessage } from '#app/texting/sending/send_message'
import { type CodeFate, CodeTexts } from '#app/people/codes/code_texts'

const WHAT = { phone: 'phone number', email: 'email address' } as const
/** It may have left us: such tries have an end. */
const DOUBTFUL: readonly unknown[] = ['undelivered', 'unknown']
const UNTOLD: readonly unknown[] = ['queued', 'failed', ...DOUBTFUL]
const MOST_DOUBTFUL = 10
const AGAIN_FIRST_MS = 15 * SECOND

const keyOf = (changeId: number) => `change:${changeId}:`

/** Tells the number an account had that its phone or email was changed, with a link that undoes it. */
@inject()
export class TellOfChange {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: AccountChanges,
    private readonly sendMessage: SendMessage,
    private readonly texts: CodeTexts,
    private readonly publicUrl: PublicUrl
  ) {}

  /**
   * Whether a try arrived may be known minutes later only; one that was lost is followed by another,
   * as long as the link would be good.
   */
  async execute({ changeId }: { changeId: number }): Promise<JobOutcome> {
    const tries = await this.#tries(changeId)
    const [last] = tries
    if (isTold(tries)) return this.#lookAgain(last)
    // Its run may have died before it was sent, and its secret with it.
    if (last) await this.#conclude(last.id)
    const isPutOff = await this.#tell(changeId)
    if (isPutOff) return { againAt: this.clock.now() + waitMs(tries.length) }
    const [latest] = await this.#tries(changeId)
    return this.#lookAgain(latest)
  }

  /** As it was read: one that is found to be lost meanwhile is told again by the next run. */
  #lookAgain(text: Message | undefined): JobOutcome {
    const againAt = this.clock.now() + limits.sends.doubtMs
    return text?.state === 'sending' ? { againAt } : undefined
  }

  /** True when it surely has not gone. The next try has a link of its own: this one's secret is gone. */
  async #tell(changeId: number): Promise<boolean> {
    const text = await this.#write(changeId)
    if (!text) return false
    await this.sendMessage.deliver(text.messageId, text.body)
    const { verdict } = await this.#conclude(text.messageId)
    return verdict === 'not_sent'
  }

  #conclude(messageId: number): Promise<CodeFate> {
    return this.database.transaction((tx) => this.texts.conclude(tx, messageId))
  }

  /** The latest first. */
  async #tries(changeId: number): Promise<Message[]> {
    const change = await this.changes.findOpen(this.database.read, changeId)
    if (!change) return []
    return Message.query(this.database.read)
      .where({ phoneKey: change.oldPhoneKey, kind: 'code' })
      .where('dedupKey', 'like', `${keyOf(changeId)}%`)
      .orderBy('id', 'desc')
  }

  /**
   * As a code is written: the row holds stars in the secret's
   * place. Null when there is nothing to undo any more.
   */
  #write(changeId: number): Promise<{ messageId: number; body: string } | null> {
    return this.database.transaction(async (tx) => {
      const change = await this.changes.findOpen(tx.sql, changeId)
      if (!change) return null
      const token = await this.changes.mintToken(tx.sql, changeId)
      const messageId = await this.sendMessage.write(tx, {
        kind: 'code',
        to: change.oldPhone,
        body: this.#bodyOf(change, '******'),
        userId: null,
        conversationId: null,
        dedupKey: keyOf(changeId) + token.slice(0, 8),
        validMs: limits.sends.otherValidMs,
      })
      return messageId === null ? null : { messageId, body: this.#bodyOf(change, token) }
    })
  }

  #bodyOf({ kind }: AccountChange, token: string): string {
    const hours = Math.round(limits.accounts.undoMs / HOUR)
    return (
      `${brand}: the ${WHAT[kind]} on your account was changed. ` +
      `Wasn't you? Undo it within ${hours} hours: ` +
      this.publicUrl.to(`${UNDO_PATH}#${token}`)
    )
  }
}

/** As far as it can be: what may have arrived is not told without end. */
function isTold(tries: readonly Message[]): boolean {
  const [last] = tries
  const doubtful = tries.filter(({ state }) => DOUBTFUL.includes(state))
  return (last && !UNTOLD.includes(last.state)) || doubtful.length >= MOST_DOUBTFUL
}

function waitMs(tries: number): number {
  return Math.min(AGAIN_FIRST_MS * 2 ** tries, HOUR)
}
