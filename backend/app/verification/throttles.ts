import { createHmac } from 'node:crypto'
import { isIPv4 } from 'node:net'
import limiter from '@adonisjs/limiter/services/main'
import { keyFor } from '#config/app'
import limits from '#config/limits'
import type { Refusal } from '#app/core/refusal'
import { tooManyCodesHere, tooManyLogins } from '#app/verification/errors'

interface Throttle {
  name: string
  /** Whose requests count together. A name or number in here is personal: it is stored as an HMAC only. */
  subject: string
  most: number
  windowMs: number
  refuse: (waitMs: number) => Refusal
}

const HOUR_MS = 60 * 60_000
const UNKNOWN_DIGITS = 4

/** Counts one request for a code against its address, the network around it and the numbers beside this one. */
export async function throttleCodes(request: { phone: string; address: string }): Promise<void> {
  const { host, subnet } = networksOf(request.address)
  const { perIpHour, perSubnetHour, perPrefixHour } = limits.codes
  const shared = { windowMs: HOUR_MS, refuse: tooManyCodesHere }
  await count({ ...shared, name: 'codes of address', subject: host, most: perIpHour })
  await count({ ...shared, name: 'codes of subnet', subject: subnet, most: perSubnetHour })
  const prefix = request.phone.slice(0, -UNKNOWN_DIGITS)
  await count({ ...shared, name: 'codes of prefix', subject: prefix, most: perPrefixHour })
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
