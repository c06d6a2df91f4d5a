import { createHmac } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'
import { keyFor } from '#config/app'

const TOLERANCE_SECONDS = 300

export const testSecret = (): string => keyFor('test payments').toString('hex')

/** Signed as Stripe signs: the time, then an HMAC over time and body. `at` is epoch milliseconds. */
export function signTestEvent(secret: string, body: string, at: number): string {
  const seconds = Math.floor(at / 1000)
  return `t=${seconds},v1=${hmacOf(secret, body, seconds)}`
}

export function isTestSignature(
  secret: string,
  { body, signature }: { body: string; signature: string },
  at: number
): boolean {
  const [, time, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (!time || !given) return false
  const isOld = Math.abs(at / 1000 - Number(time)) > TOLERANCE_SECONDS
  const expected = hmacOf(secret, body, Number(time))
  return !isOld && safeEqual(expected, given)
}

function hmacOf(secret: string, body: string, seconds: number): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
}
