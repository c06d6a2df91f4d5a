import * as z from 'zod/mini'
import type { WeekHours } from '#app/texting/gate/contract'
import type { Role, SubscriptionType } from '#app/models/contract'

/** The 20 countries on offer, in the order the sign-up form lists them. */
export const COUNTRIES = [
  { code: '+1', name: 'United States' },
  { code: '+44', name: 'United Kingdom' },
  { code: '+34', name: 'Spain' },
  { code: '+46', name: 'Sweden' },
  { code: '+971', name: 'United Arab Emirates' },
  { code: '+49', name: 'Germany' },
  { code: '+33', name: 'France' },
  { code: '+39', name: 'Italy' },
  { code: '+81', name: 'Japan' },
  { code: '+86', name: 'China' },
  { code: '+91', name: 'India' },
  { code: '+61', name: 'Australia' },
  { code: '+55', name: 'Brazil' },
  { code: '+52', name: 'Mexico' },
  { code: '+7', name: 'Russia' },
  { code: '+82', name: 'South Korea' },
  { code: '+31', name: 'Netherlands' },
  { code: '+41', name: 'Switzerland' },
  { code: '+47', name: 'Norway' },
  { code: '+45', name: 'Denmark' },
] as const

export const ADULT_AGE_YEARS = 18
/** So long stays the account of who said they are younger: a mistake can be told. The pages name it. */
export const MINOR_KEPT_DAYS = 30
export const CODE_LENGTH = 6

const email = z
  .string('Please enter a valid email address')
  .check(
    z.trim(),
    z.maxLength(254, 'Please enter a valid email address'),
    z.email('Please enter a valid email address')
  )
export const countryCode = z
  .string('Please select a country code')
  .check(
    z.minLength(1, 'Please select a country code'),
    z.maxLength(5, 'Please select a country code')
  )
const phoneDigits = z
  .string('Please enter a valid phone number')
  .check(
    z.minLength(7, 'Please enter a valid phone number'),
    z.maxLength(20, 'Please enter a valid phone number'),
    z.regex(/^\d+$/, 'Phone number must contain only numbers')
  )
export const newPassword = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(6, 'Password must be at least 6 characters'),
    z.maxLength(200, 'Password must be at most 200 characters')
  )
export const smsConsent = z.literal(true, 'You must agree to receive SMS messages')
const dateOfBirth = z
  .string('Please enter your date of birth')
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter your date of birth'),
    z.refine(isCalendarDate, 'Please enter your date of birth')
  )
export const verificationCode = z
  .string('Verification code must be 6 digits')
  .check(
    z.length(CODE_LENGTH, 'Verification code must be 6 digits'),
    z.regex(/^\d+$/, 'Verification code must contain only numbers')
  )
/** Beside the fields of a call that a stolen session must not make: either of the two. */
export const ownerProof = {
  currentPassword: z.optional(
    z
      .string('Please enter your current password')
      .check(
        z.minLength(1, 'Please enter your current password'),
        z.maxLength(200, 'Please enter your current password')
      )
  ),
  /** Texted to the account's phone by `POST /api/owner-code`. */
  code: z.optional(verificationCode),
}
/** A whole number with its country prefix, as the calls carry it: `+15550100199`. */
const phoneNumber = z
  .string('Please enter a valid phone number')
  .check(
    z.minLength(7, 'Please enter a valid phone number'),
    z.maxLength(30, 'Please enter a valid phone number'),
    z.regex(/^\+?[\d\s().-]*$/, 'Phone number must contain only numbers')
  )

/** What the sign-up form holds: the phone without its prefix. */
export const signUpForm = z.object({
  email,
  password: newPassword,
  countryCode,
  phone: phoneDigits,
  dateOfBirth,
  smsConsent,
})
export type SignUpForm = z.infer<typeof signUpForm>

/**
 * What `POST /api/signup` carries: the phone joined to its
 * country code. The last two fields are ours and optional.
 */
export const signUpInput = z.object({
  email,
  password: newPassword,
  countryCode,
  phone: phoneNumber,
  smsConsent,
  dateOfBirth: z.optional(dateOfBirth),
  timeZone: z.optional(z.string().check(z.maxLength(64))),
})
export type SignUpInput = z.infer<typeof signUpInput>

export const loginInput = z.object({
  email,
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(200, 'Password is required')),
})
export type LoginInput = z.infer<typeof loginInput>

export const sendVerificationInput = z.object({ phoneNumber })
export const verifyPhoneInput = z.object({ phoneNumber, verificationCode })
export const confirmAgeInput = z.object({ dateOfBirth })

/**
 * `GET /api/auth/check`. `role` is the account's; what a
 * session of staff may do is told by `GET /api/admin/me`.
 */
export type AuthCheck =
  | { authenticated: false }
  | {
      authenticated: true
      /** Stays the same when the email changes. */
      id: number
      email: string
      isOnboarded: boolean
      role: Role
      /** Of staff, after the password alone: every call but those of the second factor answers 403. */
      needsSecondFactor?: true
    }

export type { Role, SubscriptionType }

/** Wall-clock times in the user's zone; `from` later than `until` goes over midnight. */
export interface QuietHours {
  from: string
  until: string
}

/**
 * Blocked by the carrier or the phone; not reached several
 * times in a row; a number that takes no texts at all.
 */
export type PhoneObstacle = 'blocked' | 'unreachable' | 'bad_number'

/**
 * Paused by us: its person said they are under 18, or staff looks at it, which only staff resumes;
 * or their state is closed; or they have not said for 24 hours when they were born.
 */
export type AccountPause = 'under_age' | 'review' | 'closed_state' | 'no_birth_date'

/** `GET /api/signup`. Instants are ISO 8601; `phone` is E.164. */
export interface Signup {
  id: number
  email: string
  countryCode: string
  phone: string
  smsConsent: boolean
  firstName: string | null
  lastName: string | null
  createdAt: string
  isOnboarded: boolean
  subscriptionType: SubscriptionType
  messagesUsedToday: number
  dailyMessageLimit: number
  bonusMessages: number
  /** When the daily limit is whole again; null without one. */
  resetsAt: string | null
  timeZone: string
  /**
   * False while the zone is only what the browser said at sign-up: the conversation then shows US Eastern.
   */
  hasPickedTimeZone: boolean
  /** Local `HH:MM` times between which she sends nothing unasked; null for the product's own hours. */
  quietHours: QuietHours | null
  /** True while texting is paused in settings. */
  isPaused: boolean
  /** Where they live in the United States, when they named it. */
  state: string | null
  /** When a scheduled text may come without a confirmation of its own, by the law of their states. */
  scheduledHours: WeekHours
  /** True where she may not be romantic: only the other relationship styles are on offer. */
  isRestricted: boolean
  /** Why we paused the account; null while it is not paused by us. */
  accountPause: AccountPause | null
  /** True while she may text first, which is off until somebody switches it on. */
  mayTextFirst: boolean
  /** False while the date of birth is missing; texting pauses 24 hours after sign-up until it is given. */
  isAgeConfirmed: boolean
  /** True after STOP, until a texted START. */
  isOptedOut: boolean
  /** Why her texts do not reach the phone; null while nothing is known against it. */
  phoneObstacle: PhoneObstacle | null
}

/** A real day of the Gregorian calendar, `YYYY-MM-DD`. */
function isCalendarDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return (
    !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && at.getUTCFullYear() > 1900
  )
}
