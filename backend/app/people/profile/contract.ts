import * as z from 'zod/mini'
import {
  countryCode,
  ownerProof,
  type QuietHours,
  smsConsent,
  verificationCode,
} from '#app/people/accounts/contract'
import { state } from '#app/people/states/contract'

const INVALID_EMAIL = 'Invalid email address'
const SHORT_PHONE = 'Phone number must be at least 7 digits'
const LONG_PHONE = 'Please enter a valid phone number'
const PHONE_DIGITS = 'Phone number must contain only numbers'

const firstName = nameOf('First name')
const lastName = nameOf('Last name')
const newEmail = z
  .string(INVALID_EMAIL)
  .check(z.trim(), z.maxLength(254, INVALID_EMAIL), z.email(INVALID_EMAIL))
const phoneNumber = z
  .string(SHORT_PHONE)
  .check(
    z.minLength(7, SHORT_PHONE),
    z.maxLength(30, LONG_PHONE),
    z.regex(/^\+?[\d\s().-]*$/, PHONE_DIGITS)
  )

/**
 * What the profile form holds: the phone without its prefix,
 * and the password, or a code, where that or the e-mail is another.
 */
export const profileForm = z.object({
  firstName,
  lastName,
  newEmail,
  countryCode,
  phone: z
    .string(SHORT_PHONE)
    .check(
      z.minLength(7, SHORT_PHONE),
      z.maxLength(20, LONG_PHONE),
      z.regex(/^\d+$/, PHONE_DIGITS)
    ),
  smsConsent,
  currentPassword: z.string(),
  code: z.string(),
})
export type ProfileForm = z.infer<typeof profileForm>

/**
 * `PUT /api/signup`: the phone with or without its country code. Another e-mail asks for the proof.
 */
export const profileInput = z.object({
  firstName,
  lastName,
  newEmail,
  countryCode,
  phone: phoneNumber,
  smsConsent,
  ...ownerProof,
})
export type ProfileInput = z.infer<typeof profileInput>

/** All but a changed phone is saved; `requiresVerification` asks the page to verify the new number. */
export interface ProfileSaved {
  success: true
  message: string
  requiresVerification: boolean
}

/** `POST /api/request-phone-change`, which asks for the proof too. */
export const phoneChangeInput = z.object({ countryCode, phone: phoneNumber, ...ownerProof })
export type PhoneChangeInput = z.infer<typeof phoneChangeInput>

/** `POST /api/verify-phone-change` */
export const verifyPhoneChangeInput = z.object({ verificationCode })

/** The page that the text to the old number leads to, with the link's secret behind a `#`. */
export const UNDO_PATH = '/undo-change'
/** `POST /api/undo-change`: a link serves once. */
export const undoInput = z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) })
export type UndoInput = z.infer<typeof undoInput>

const timeOfDay = z
  .string('Please select a time')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please select a time'))

/** What is wrong with the pair is said at the second. */
export const quietHours = z.object({ from: timeOfDay, until: timeOfDay }).check(
  z.refine(({ from, until }) => from !== until, {
    path: ['until'],
    error: 'Quiet hours need two different times',
  })
)

/** The sentence beside the switch: turning it on is the consent, and the ledger keeps its words. */
export const INITIATIVE_CONSENT = {
  version: '2026-11-1',
  text:
    'She may text first to ask how something went that you told her about: ' +
    'between 9 AM and 8 PM, on Sundays from noon, at most 2 texts a day. ' +
    'She stops when you do not answer, after one last hello. ' +
    'These texts never use up your messages.',
} as const

/** `PUT /api/preferences`: only what is named changes. */
export const preferencesInput = z.object({
  /** An IANA zone. */
  timeZone: z.optional(
    z.string('Please select a time zone').check(z.maxLength(64, 'Please select a time zone'))
  ),
  quietHours: z.optional(z.nullable(quietHours)),
  isPaused: z.optional(z.boolean()),
  /** Where they live in the United States; null where their area code says it, or where it is elsewhere. */
  state: z.optional(z.nullable(state)),
  /** Turning it on agrees to `INITIATIVE_CONSENT`. */
  mayTextFirst: z.optional(z.boolean()),
})
export type PreferencesInput = z.infer<typeof preferencesInput>

/** The answer of `PUT /api/preferences`. */
export interface Preferences {
  timeZone: string
  hasPickedTimeZone: boolean
  quietHours: QuietHours | null
  isPaused: boolean
  state: string | null
  mayTextFirst: boolean
}

function nameOf(field: 'First name' | 'Last name') {
  const required = `${field} is required`
  return z
    .string(required)
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(60, `${field} must be at most 60 characters`),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, required)
    )
}
