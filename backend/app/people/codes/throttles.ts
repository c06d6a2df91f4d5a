import { createHmac } from 'node:crypto'
import limiter from '@adonisjs/limiter/services/main'
import { keyFor } from '#config/app'
import limits from '#config/limits'
import type { Refusal } from '#app/core/answers/refusal'
import {
  tooManyCodesHere,
  tooManyEmails,
  tooManyLogins,
  tooManyTries,
} from '#app/people/codes/errors'
import { ASKERS } from '#app/people/codes/code_wish'
import { networksOf } from '#app/core/requests/networks'
import { prefixOf, splitPhone } from '#app/people/codes/phone_number'
import { type CodeObstacle, refused } from '#app/people/codes/refused'
import { DAY, HOUR } from '#app/core/clock/durations'

interface Throttle {
  name: string
  /** Whose requests count together. A name or number in here is personal: it is stored as an HMAC only. */
  subject: string
  most: number
  windowMs: number
  refuse: (waitMs: number) => Refusal
}

const UNKNOWN_DIGITS = 4

/**
 * Counts one request for a code against its address, the network around it and the numbers beside this one.
 */
export async function throttleCodes(request: { phone: string; address: string }): Promise<void> {
  await throttleCodesFrom(request.address)
  await throttleCodesBeside(request.phone)
}

/** The narrowest first: what is refused there takes nothing from others. */
export async function throttleCodesFrom(address: string): Promise<void> {
  const { host, subnet, range } = networksOf(address)
  const { perIpHour, perSubnetHour, perRangeHour } = limits.codes
  await countCode('address', host, perIpHour)
  await countCode('subnet', subnet, perSubnetHour)
  await countCode('range', range, perRangeHour)
}

export async function throttleCodesBeside(phone: string): Promise<void> {
  const { perPrefixHour, perAreaHour, perCountryHour, perHour } = limits.codes
  await countCode('prefix', phone.slice(0, -UNKNOWN_DIGITS), perPrefixHour)
  await countCode('area', prefixOf(phone), perAreaHour)
  await countCode('country', splitPhone(phone)?.countryCode ?? 'unknown', perCountryHour)
  await countCode('product', 'all', perHour)
}

async function countCode(around: CodeObstacle, subject: string, most: number): Promise<void> {
  const refuse = (waitMs: number) => refused(around, tooManyCodesHere(waitMs))
  await count({ name: `codes of ${around}`, subject, most, windowMs: HOUR, refuse })
}

/** Somebody at the door of an account, which need not exist. */
export interface Caller {
  account: string
  /** IP address. */
  address: string
  /** The browser, if the account’s password of now was given in it. */
  device: string | null
}

/**
 * Whose codes of a number count together: those of a browser
 * that is known, or of a stranger's address, hashed.
 */
export function askerOf({ address, device }: Caller): string {
  return device ? ASKERS.device : keyOf('asker', networksOf(address).host)
}

/** Counts one request for a password reset: what strangers ask for leaves a known browser its own. */
export async function throttleResets(caller: Caller): Promise<void> {
  if (!caller.device) await throttleCodesFrom(caller.address)
  const { per10Minutes, perDay } = limits.resets
  const refuse = (waitMs: number) => refused('account', tooManyCodesHere(waitMs))
  const shared = { subject: `${caller.account}:${askerOf(caller)}`, refuse }
  await count({ ...shared, name: 'resets', most: per10Minutes, windowMs: HOUR / 6 })
  await count({ ...shared, name: 'resets of a day', most: perDay, windowMs: DAY })
}

/** Whether a code was asked for from this address within the hour. */
export async function hasAskedForCode(address: string): Promise<boolean> {
  const key = keyOf('codes of address', networksOf(address).host)
  const known = await limiterOf(limits.codes.perIpHour, HOUR).get(key)
  return known !== null && known.consumed > 0
}

/** Remembers so long what may be used once; false when it was used before. */
export async function isFirstUse(what: string, windowMs: number): Promise<boolean> {
  const { consumed } = await limiterOf(1, windowMs).increment(keyOf('used', what))
  return consumed === 1
}

/** Counts one try at a reset's code: the code itself, which one browser alone may enter, allows five. */
export async function throttleResetTries(caller: Caller): Promise<void> {
  const { windowMs, perIp, perAccount } = limits.logins
  const shared = { windowMs, refuse: tooManyTries }
  const { host } = networksOf(caller.address)
  if (!caller.device) {
    await count({ ...shared, name: 'reset tries of address', subject: host, most: perIp })
  }
  const subject = `${caller.account}:${askerOf(caller)}`
  await count({ ...shared, name: 'reset tries', subject, most: perAccount })
}

/** Counts one wish for another email: the answer tells whether that has an account. */
export async function throttleEmails(userId: number): Promise<void> {
  const { windowMs, perAccount: most } = limits.logins
  const subject = String(userId)
  await count({ name: 'emails of user', subject, most, windowMs, refuse: tooManyEmails })
}

/** Counts one sign-up with a proven number: the answer tells whether the email has an account. */
export async function throttleSignUps(origin: { phone: string; address: string }): Promise<void> {
  const { windowMs, perAccount, perIp } = limits.logins
  const shared = { windowMs, refuse: tooManyTries }
  const { host } = networksOf(origin.address)
  await count({ ...shared, name: 'sign-ups of number', subject: origin.phone, most: perAccount })
  await count({ ...shared, name: 'sign-ups of address', subject: host, most: perIp })
}

/** Counts one session opened for somebody who has none and is no member. */
export async function throttleVisits(address: string): Promise<void> {
  const { windowMs, perIp: most } = limits.logins
  const subject = networksOf(address).host
  await count({ name: 'visits of address', subject, most, windowMs, refuse: tooManyTries })
}

/**
 * Counts one login against its address and against the account,
 * whether or not that exists; a known browser's by itself. Right passwords cost a hash each, too: the
 * counts with `perIp` are never forgiven.
 */
export async function throttleLogins({ account, address, device }: Caller): Promise<void> {
  const { windowMs, perIp, perAccount: most } = limits.logins
  const shared = { windowMs, refuse: tooManyLogins }
  if (device) {
    await count({ ...shared, name: LOGINS_OF_DEVICE, subject: device, most })
    return count({ ...shared, name: 'known logins of account', subject: account, most: perIp })
  }
  const { host } = networksOf(address)
  await count({ ...shared, name: 'logins of address', subject: host, most: perIp })
  await count({ ...shared, name: LOGINS_OF_ACCOUNT, subject: account, most })
}

/** The right password was given: the count it was part of starts anew. */
export async function forgiveLogins({
  account,
  device,
}: Pick<Caller, 'account' | 'device'>): Promise<void> {
  await forget(device ? keyOf(LOGINS_OF_DEVICE, device) : keyOf(LOGINS_OF_ACCOUNT, account))
}

/**
 * Counts one guess at the password of somebody logged in: apart from the logins, which strangers may use up.
 */
export async function throttlePasswords(userId: number): Promise<void> {
  const { windowMs, perAccount, perIp } = limits.logins
  const shared = { subject: String(userId), windowMs, refuse: tooManyTries }
  await count({ ...shared, name: PASSWORDS_OF_USER, most: perAccount })
  await count({ ...shared, name: 'passwords of user, right or wrong', most: perIp })
}

export async function forgivePasswords(userId: number): Promise<void> {
  await forget(keyOf(PASSWORDS_OF_USER, String(userId)))
}

async function forget(key: string): Promise<void> {
  const { perAccount, windowMs } = limits.logins
  await limiterOf(perAccount, windowMs).delete(key)
}

const LOGINS_OF_DEVICE = 'logins of device'
const PASSWORDS_OF_USER = 'passwords of user'
const LOGINS_OF_ACCOUNT = 'logins of account'

async function count({ name, subject, most, windowMs, refuse }: Throttle): Promise<void> {
  const { consumed, availableIn } = await limiterOf(most, windowMs).increment(keyOf(name, subject))
  if (consumed > most) throw refuse(availableIn * 1000)
}

function limiterOf(most: number, windowMs: number) {
  return limiter.use({ requests: most, duration: Math.ceil(windowMs / 1000) })
}

function keyOf(name: string, subject: string): string {
  return createHmac('sha256', keyFor('rate limits'))
    .update(`${name}:${subject}`)
    .digest('base64url')
}
