import limits from '#config/limits'
import { User } from '#app/models/user'
import {
  fromOf,
  isThere,
  NOW,
  plain,
  type RecordTable,
} from '#app/console/record_tables/record_table'

/** Measured with the other lists by `npm run bench:console`. */

const RECIPIENT = 'exists (select 1 from recipients r where r.phone_key = t.phone_key and'

/** As the gate has it: 24 hours after signing up without a date of birth nothing of hers goes any more. */
const IS_AGE_OVERDUE = `(t.date_of_birth is null
  and t.created_at < ${NOW} - ${limits.accounts.unconfirmedAgeMs})`

/**
 * What keeps her texts from somebody, the weightiest first: the first that is
 * true is the state. Beside our own pause, which staff must see, that is what
 * stops most: all texts, then all of hers, then those nobody just asked for.
 */
const OBSTACLES = [
  ['paused', 't.paused_at is not null'],
  ['opted_out', `${RECIPIENT} r.opted_out_at is not null)`],
  ['bad_number', `${RECIPIENT} r.bad_reason is not null)`],
  ['self_paused', 't.self_paused_at is not null'],
  ['age_unconfirmed', IS_AGE_OVERDUE],
  ['blocked', `${RECIPIENT} r.blocked_at is not null)`],
  ['unreachable', `${RECIPIENT} r.unreachable_strikes >= ${limits.sends.strikes})`],
  ['not_onboarded', 't.onboarded_at is null'],
] as const

const TEXTING_STATE = `case ${OBSTACLES.map(([state, test]) => `when ${test} then '${state}'`).join(' ')}
  else 'active' end`

/** None of the weightier ones. */
const none = (count: number) => OBSTACLES.slice(0, count).map(([, test]) => `not ${test}`)
const TEXTING_CASES = Object.fromEntries([
  ...OBSTACLES.map(([state, test], index) => [state, [...none(index), test].join(' and ')]),
  ['active', none(OBSTACLES.length).join(' and ')],
])

/** Who bought messages and used them all is on the free tier again; see allowance/type_shown. */
const IS_USED_UP = `(select coalesce(sum(e.amount), 0) from allowance_entries e
  where e.user_id = t.id and e.bucket = 'bonus') <= 0`
const PLAN = `case when t.subscription_type = 'refill' and ${IS_USED_UP} then 'free'
  else t.subscription_type end`

export const SIGNUPS: RecordTable = {
  from: fromOf(User),
  joins: 'left join girlfriends g on g.user_id = t.id',
  columns: {
    ...plain(User, 'id', 'phone', 'firstName', 'lastName', 'role', 'dailyMessageLimit'),
    ...plain(User, 'pausedFor', 'timeZone', 'isSeeded', 'createdAt', 'onboardedAt'),
    email: { value: 't.email', key: 't.email_key' },
    subscriptionType: {
      value: PLAN,
      cases: {
        free: `(t.subscription_type = 'free' or (t.subscription_type = 'refill' and ${IS_USED_UP}))`,
        starter: `t.subscription_type = 'starter'`,
        standard: `t.subscription_type = 'standard'`,
        refill: `t.subscription_type = 'refill' and not ${IS_USED_UP}`,
      },
    },
    // Both are of the person's own day: see complete_signup.
    messagesUsedToday: { value: '0' },
    bonusMessages: { value: '0' },
    girlfriendId: {
      value: 'g.id',
      among: 't.id in (select f.user_id from girlfriends f where f.id in ($))',
    },
    lastMessageAt: {
      value:
        '(select m.created_at from messages m where m.user_id = t.id order by m.id desc limit 1)',
    },
    textingState: { value: TEXTING_STATE, cases: TEXTING_CASES },
    isPaused: isThere(User, 'pausedAt'),
    isAgeConfirmed: isThere(User, 'dateOfBirth'),
  },
}
