import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { notSignedIn, type Refusal } from '#app/core/answers/refusal'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notSendable, pausedByUs, textingPaused } from '#app/conversations/thread/errors'
import type { OutboundKind } from '#app/models/kinds'
import { User } from '#app/models/user'
import { accountPauseOf } from '#app/people/accounts/account_pause'
import { numberTakesNoTexts } from '#app/people/profile/errors'
import { optedOut } from '#app/texting/consent/opted_out'
import { SendMessage } from '#app/texting/sending/send_message'

/**
 * Whoever asks for a text of hers is told at once what is known to
 * keep it from leaving, before anything is written down for it.
 */
@inject()
export class RefuseUnsendable {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sendMessage: SendMessage
  ) {}

  async execute(userId: number, kind: OutboundKind): Promise<void> {
    const now = this.clock.now()
    const expiresAt = now + limits.sends.replyValidMs
    const [decision] = await this.sendMessage.foresee([{ userId, kind, expiresAt, slotAt: null }])
    if (decision?.verdict !== 'drop') return
    const asking = User.query(this.database.read).where('id', userId).preload('recipient')
    const user = await asking.first()
    if (!user) throw notSignedIn()
    throw wayOutOf(user, now) ?? notSendable(decision.reason)
  }
}

/** In the order of the gate. Null where its own words say all there is to say. */
function wayOutOf(user: User, now: number): Refusal | null {
  if (user.recipient?.optedOutAt) return optedOut()
  if (user.recipient?.badReason) return numberTakesNoTexts()
  if (user.pausedAt === null && user.selfPausedAt !== null) return textingPaused()
  const pause = accountPauseOf(user, now)
  return pause && pausedByUs(pause)
}
