import { createHash, randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import limits from '#config/limits'

const COOKIE = 'everly_reset'
const VALUE = /^[\w-]{43}$/

/**
 * Binds a code to the browser that asked for it: nobody else's guesses count against it. Answers the hash that is kept with the
 * code. A second request goes on with the first one's ticket, since its code may be the one that arrives.
 */
export function giveTicket(ctx: HttpContext): string {
  const ticket = ticketIn(ctx) ?? randomBytes(32).toString('base64url')
  const maxAge = limits.codes.validMs / 1000
  ctx.response.plainCookie(COOKIE, ticket, { encode: false, maxAge, path: '/api' })
  return hashOf(ticket)
}

/** Null without one: such a browser has asked for no code. */
export function ticketHashOf(ctx: HttpContext): string | null {
  const ticket = ticketIn(ctx)
  return ticket && hashOf(ticket)
}

function ticketIn({ request }: HttpContext): string | null {
  const value: unknown = request.plainCookie(COOKIE, undefined, false)
  return typeof value === 'string' && VALUE.test(value) ? value : null
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url')
}
