import { createHmac } from 'node:crypto'
import { isIPv4 } from 'node:net'
import limiter from '@adonisjs/limiter/services/main'
import { keyFor } from '#config/app'
import limits from '#config/limits'
import type { Refusal } from '#app/core/refusal'
import {
  tooManyCodesHere,
  tooManyEmails,
  tooManyLogins,
  tooManyTries,
} from '#app/verification/errors'

interface Throttle {
  name: string
  /** Whose requests count together. A name or number in here is personal: it is stored as an HMAC only. */
  subject: string
  most: number
  windowMs: number
  refuse: (waitMs: number) => Refusal
}

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const UNKNOWN_DIGITS = 4

/** Counts one request for a code against its address, the network around it and the numbers beside this one. */
export async function throttleCodes(request: { phone: string; address: string }): Promise<void> {
  await throttleCodesFrom(request.address)
  await throttleCodesBeside(request.phone)
}

async function throttleCodesFrom(address: string): Promise<void> {
  const { host, subnet } = networksOf(address)
  const { perIpHour, perSubnetHour } = limits.codes
  const shared = { windowMs: HOUR_MS, refuse: tooManyCodesHere }
  await count({ ...shared, name: 'codes of address', subject: host, most: perIpHour })
  await count({ ...shared, name: 'codes of subnet', subject: subnet, most: perSubnetHour })
}

export async function throttleCodesBeside(phone: string): Promise<void> {
  await count({
    name: 'codes of prefix',
    subject: phone.slice(0, -UNKNOWN_DIGITS),
    most: limits.codes.perPrefixHour,
    windowMs: HOUR_MS,
    refuse: tooManyCodesHere,
  })
}

/** Counts one request for a password reset against its address and the account, whether or not that exists. */
export async function throttleResets(reset: { account: string; address: string }): Promise<void> {
  await throttleCodesFrom(reset.address)
  const { per10Minutes, perDay } = limits.resets
  const shared = { subject: reset.account, refuse: tooManyCodesHere }
  await count({ ...shared, name: 'resets', most: per10Minutes, windowMs: HOUR_MS / 6 })
  await count({ ...shared, name: 'resets of a day', most: perDay, windowMs: DAY_MS })
}

/** Counts one try at a reset's code as logins are counted, apart from them. */
export async function throttleResetTries(entry: {
  account: string
  address: string
}): Promise<void> {
  const { windowMs, perIp, perAccount } = limits.logins
  const shared = { windowMs, refuse: tooManyTries }
  const { host } = networksOf(entry.address)
  await count({ ...shared, name: 'reset tries of address', subject: host, most: perIp })
  await count({ ...shared, name: 'reset tries', subject: entry.account, most: perAccount })
}

/** Counts one wish for another email: the answer tells whether that has an account. */
export async function throttleEmails(userId: number): Promise<void> {
  const { windowMs, perAccount: most } = limits.logins
  const subject = String(userId)
  await count({ name: 'emails of user', subject, most, windowMs, refuse: tooManyEmails })
}

/** Counts one session opened for somebody who has none and is no member. */
export async function throttleVisits(address: string): Promise<void> {
  const { windowMs, perIp: most } = limits.logins
  const subject = networksOf(address).host
  await count({ name: 'visits of address', subject, most, windowMs, refuse: tooManyTries })
}

/** Counts one login against its address and against the account, whether or not that exists. */
export async function throttleLogins(login: { account: string; address: string }): Promise<void> {
  const { windowMs, perIp, perAccount } = limits.logins
  const shared = { windowMs, refuse: tooManyLogins }
  const { host } = networksOf(login.address)
  await count({ ...shared, name: 'logins of address', subject: host, most: perIp })
  await count({ ...shared, name: LOGINS_OF_ACCOUNT, subject: login.account, most: perAccount })
}

/** The right password was given: the account's count starts anew. */
export async function forgiveLogins(account: string): Promise<void> {
  const { perAccount, windowMs } = limits.logins
  await limiterOf(perAccount, windowMs).delete(keyOf(LOGINS_OF_ACCOUNT, account))
}

const LOGINS_OF_ACCOUNT = 'logins of account'

/**
 * Whom an IP address stands for: one customer (a v4 address, a v6 /64) and the network around it
 * (a v4 /24, a v6 /48).
 */
export function networksOf(address: string): { host: string; subnet: string } {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(mapped)) return { host: mapped, subnet: mapped.slice(0, mapped.lastIndexOf('.')) }
  const groups = groupsOf(address)
  return { host: groups.slice(0, 4).join(':'), subnet: groups.slice(0, 3).join(':') }
}

/** The eight groups of a v6 address, without leading zeros and without its zone. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const gap = Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(gap).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '')
  )
}

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
