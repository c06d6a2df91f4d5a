import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import type {
  AccountPause,
  PhoneObstacle,
  QuietHours,
  Signup,
  SubscriptionType,
} from '#app/people/accounts/contract'
import { Allowance, type AllowanceLeft } from '#app/ledgers/allowance/allowance'
import { typeShown } from '#app/ledgers/allowance/type_shown'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
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
    const row = await this.database.read.first<SignupRow>(FIND, userId)
    return row ? signupOf(row, await this.allowance.left(userId)) : null
  }

  /** Somebody's, for a member of staff: that it was seen stays on record. */
  async byEmail(emailKey: string, actor: Actor): Promise<Signup | null> {
    const found = 'select id from users where email_key = ?'
    const row = await this.database.read.first<{ id: number }>(found, emailKey)
    if (!row) return null
    await recordAudit(this.database.read, {
      actor,
      action: 'signups.find_any',
      subject: 'signups',
      subjectId: row.id,
      fields: ['email', 'phone', 'firstName', 'lastName'],
      at: this.clock.now(),
    })
    return this.execute(row.id)
  }
}

interface SignupRow {
  id: number
  email: string
  country_code: string
  phone: string
  first_name: string | null
  last_name: string | null
  date_of_birth: string | null
  time_zone: string
  time_zone_picked_at: number | null
  quiet_from: string | null
  quiet_until: string | null
  self_paused_at: number | null
  paused_at: number | null
  paused_for: string | null
  initiative_since: number | null
  subscription_type: SubscriptionType
  onboarded_at: number | null
  created_at: number
  opted_out_at: number | null
  bad_reason: string | null
  blocked_at: number | null
  unreachable_strikes: number | null
  last_consent: string | null
}

const FIND = `select u.id, u.email, u.country_code, u.phone, u.first_name, u.last_name, u.date_of_birth,
    u.time_zone, u.time_zone_picked_at, u.quiet_from, u.quiet_until, u.self_paused_at,
    u.paused_at, u.paused_for,
    u.initiative_since, u.subscription_type, u.onboarded_at, u.created_at, r.opted_out_at,
    r.bad_reason, r.blocked_at, r.unreachable_strikes,
    (select c.event from consents c where c.phone_key = u.phone_key
      and c.event in ('given', 'revoked', 'restored') order by c.id desc limit 1)
      as last_consent
  from users u left join recipients r on r.phone_key = u.phone_key where u.id = ?`

function signupOf(row: SignupRow, left: AllowanceLeft): Signup {
  return {
    id: row.id,
    email: row.email,
    countryCode: row.country_code,
    phone: row.phone,
    // A box ticked later is proof of that, but only a texted START undoes a STOP.
    smsConsent: row.last_consent !== 'revoked' && row.opted_out_at === null,
    firstName: row.first_name,
    lastName: row.last_name,
    createdAt: new Date(row.created_at).toISOString(),
    isOnboarded: row.onboarded_at !== null,
    subscriptionType: typeShown(row.subscription_type, left),
    messagesUsedToday: left.messagesUsedToday,
    dailyMessageLimit: left.dailyMessageLimit,
    bonusMessages: left.bonusMessages,
    resetsAt: left.dailyMessageLimit > 0 ? new Date(left.resetsAt).toISOString() : null,
    timeZone: row.time_zone,
    hasPickedTimeZone: row.time_zone_picked_at !== null,
    quietHours: quietHoursOf(row),
    isPaused: row.self_paused_at !== null,
    accountPause: accountPauseOf(row),
    mayTextFirst: row.initiative_since !== null,
    isAgeConfirmed: row.date_of_birth !== null,
    isOptedOut: row.opted_out_at !== null,
    phoneObstacle: phoneObstacleOf(row),
  }
}

function quietHoursOf({ quiet_from: from, quiet_until: until }: SignupRow): QuietHours | null {
  return from !== null && until !== null ? { from, until } : null
}

function accountPauseOf(row: SignupRow): AccountPause | null {
  if (row.paused_at === null) return null
  return row.paused_for === 'minor' ? 'under_age' : 'review'
}

function phoneObstacleOf(row: SignupRow): PhoneObstacle | null {
  if (row.bad_reason !== null) return 'bad_number'
  if (row.blocked_at !== null) return 'blocked'
  return (row.unreachable_strikes ?? 0) >= limits.sends.strikes ? 'unreachable' : null
}
