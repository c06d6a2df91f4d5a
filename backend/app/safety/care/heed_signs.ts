import { inject } from '@adonisjs/core'
import { AnswerCrisis } from '#app/safety/care/answer_crisis'
import { AnswerEating } from '#app/safety/care/answer_eating'
import { AskAge } from '#app/safety/care/ask_age'
import { PauseAccount } from '#app/safety/care/pause_account'
import type { Sign, Signal } from '#app/safety/care/signs'
import { Clock } from '#app/core/clock/clock'
import type { Tx } from '#app/core/database/sql'
import { recordSafetyEvent } from '#app/safety/signs/safety_events'

/** Does what the signs of a text ask for, in the commit that stores it or that read it later. */
@inject()
export class HeedSigns {
  constructor(
    private readonly clock: Clock,
    private readonly crisis: AnswerCrisis,
    private readonly eating: AnswerEating,
    private readonly pause: PauseAccount,
    private readonly askAge: AskAge
  ) {}

  /** True when the text is not hers to answer any more. */
  async execute(tx: Tx, { signs, ...signal }: Signal): Promise<boolean> {
    let isAnswered = false
    for (const sign of signs) isAnswered = (await this.#heed(tx, sign, signal)) || isAnswered
    return isAnswered
  }

  async #heed(tx: Tx, sign: Sign, signal: Omit<Signal, 'signs'>): Promise<boolean> {
    switch (sign) {
      case 'crisis':
      case 'crisis_other':
        await this.crisis.execute(tx, { ...signal, kind: sign })
        return true
      case 'minor':
      case 'minor_sexual':
        await this.pause.execute(tx, { ...signal, kind: sign })
        return true
      case 'perhaps_minor':
        return this.askAge.execute(tx, signal)
      case 'eating':
        return this.eating.execute(tx, signal)
      case 'explicit':
        await this.#noteExplicit(tx, signal)
        return false
    }
  }

  /** Her answer, which says no, finds the event of its text. */
  async #noteExplicit({ sql }: Tx, { person, ...event }: Omit<Signal, 'signs'>): Promise<void> {
    const { userId, conversationId, optedOutAt } = person
    if (conversationId === null || optedOutAt !== null) return
    const at = this.clock.now()
    await recordSafetyEvent(sql, { ...event, kind: 'explicit', userId, at })
  }
}
