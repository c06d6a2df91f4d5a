import type { HttpContext } from '@adonisjs/core/http'
import { cookieOf } from '#app/core/requests/cookies'
import { newToken, tokenHashOf } from '#app/core/sessions/tokens'
import limits from '#config/limits'

const COOKIE = 'everly_reset'
const VALUE = /^[\w-]{43}$/

/**
 * Binds a code to the browser that asked for it: nobody else's guesses count
 * against it. Answers the hash that is kept with the code. A second request goes
 * on with the first one's ticket, since its code may be the one that arrives.
 */
export function giveTicket(ctx: HttpContext): string {
  const ticket = cookieOf(ctx, COOKIE, VALUE) ?? newToken()
  const maxAge = limits.codes.validMs / 1000
  ctx.response.plainCookie(COOKIE, ticket, { encode: false, maxAge, path: '/api' })
  return tokenHashOf(ticket)
}

/** Null without one: such a browser has asked for no code. */
export function ticketHashOf(ctx: HttpContext): string | null {
  const ticket = cookieOf(ctx, COOKIE, VALUE)
  return ticket && tokenHashOf(ticket)
}
