import { createHmac, randomBytes } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { cookieOf } from '#app/core/requests/cookies'
import { keyFor } from '#config/app'

const COOKIE = 'everly_device'
const VALUE = /^[\w-]{22}\.[\w-]{43}$/

/**
 * The name of this browser if this account was logged in with it before, else null. Its cookie is
 * bound to the account: whoever logs in to one of their own is still a stranger to every other.
 */
export function knownDevice(ctx: HttpContext, account: string): string | null {
  const [device = '', proof = ''] = cookieOf(ctx, COOKIE, VALUE)?.split('.') ?? []
  return safeEqual(proofOf(device, account), proof) ? device : null
}

/** After a login, or a proof of the same weight. To be called after the session's own cookie was set. */
export function rememberDevice(ctx: HttpContext, account: string): void {
  const device = knownDevice(ctx, account) ?? randomBytes(16).toString('base64url')
  const value = `${device}.${proofOf(device, account)}`
  ctx.response.plainCookie(COOKIE, value, { encode: false, maxAge: '1 year' })
}

function proofOf(device: string, account: string): string {
  return createHmac('sha256', keyFor('devices')).update(`${device}:${account}`).digest('base64url')
}
