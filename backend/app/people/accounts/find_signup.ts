import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import type { Recipient } from '#app/models/recipient'
import { User } from '#app/models/user'
import { accountPauseOf } from '#app/people/accounts/account_pause'
import type { PhoneObstacle, Signup } from '#app/people/accounts/contract'
import { Allowance, type AllowanceLeft } from '#app/ledgers/allowance/allowance'
import { typeShown } from '#app/ledgers/allowance/type_shown'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { isRestrictedFor } from '#app/people/states/states'
import { HOURS, hoursIn } from '#app/texting/gate/contract'
import { statesOf } from '#app/texting/gate/state_of_number'
import { Database } from '#app/core/database/database'

/** Addresses that differ in case only are one. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase()
}

/** An account as the wire shows it. */
@inject()
export class FindSignup {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly allowance: Allowance
  ) {}

  async execute(userId: number): Promise<Signup | null> {
    const user = await User.query(this.database.read)
      .where('id', userId)
      .preload('recipient')
      .preload('consentsOfNumber', (consents) => void consents.withScopes((all) => all.latest()))
      .first()
    return user && signupOf(user, await this.allowance.left(userId), this.clock.now())
  }

  /** Somebody's, for a member of staff: that it was seen stays on record. */
  async byEmail(emailKey: string, actor: Actor): Promise<Signup | null> {
    const user = await User.findBy({ emailKey }, this.database.read)
    if (!user) return null
    await recordAudit(this.database.read, {
      actor,
      action: 'signups.find_any',
      subject: 'signups',
      subjectId: user.id,
      fields: ['email', 'phone', 'firstName', 'lastName'],
      at: this.clock.now(),
    })
    return this.execute(user.id)
  }
}

function signupOf(user: User, left: AllowanceLeft, now: number): Signup {
  const { recipient } = user
  return {
    id: user.id,
    email: user.email,
    countryCode: user.countryCode,
    phone: user.phone,
    // A box ticked later is proof of that, but only a texted START undoes a STOP.
    smsConsent: user.consentsOfNumber[0]?.event !== 'revoked' && !recipient?.optedOutAt,
    firstName: user.firstName,
    lastName: user.lastName,
    createdAt: new Date(user.createdAt).toISOString(),
    isOnboarded: user.onboardedAt !== null,
    subscriptionType: typeShown(user.subscriptionType, left),
    messagesUsedToday: left.messagesUsedToday,
    dailyMessageLimit: left.dailyMessageLimit,
    bonusMessages: left.bonusMessages,
    resetsAt: left.dailyMessageLimit > 0 ? new Date(left.resetsAt).toISOString() : null,
    timeZone: user.timeZone,
    hasPickedTimeZone: user.timeZonePickedAt !== null,
    quietHours: user.quietHours,
    isPaused: user.selfPausedAt !== null,
    state: user.state,
    scheduledHours: hoursIn(statesOf(user), HOURS.scheduled),
    isRestricted: isRestrictedFor(user),
    accountPause: accountPauseOf(user, now),
    mayTextFirst: user.initiativeSince !== null,
    isAgeConfirmed: user.dateOfBirth !== null,
    isOptedOut: Boolean(recipient?.optedOutAt),
    phoneObstacle: recipient && phoneObstacleOf(recipient),
  }
}

function phoneObstacleOf(recipient: Recipient): PhoneObstacle | null {
  if (recipient.badReason !== null) return 'bad_number'
  if (recipient.blockedAt !== null) return 'blocked'
  return recipient.unreachableStrikes >= limits.sends.strikes ? 'unreachable' : null
}
