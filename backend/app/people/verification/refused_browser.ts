import { createHmac, randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { cookieOf } from '#app/core/requests/cookies'
import { lastingKeyFor } from '#config/app'
import limits from '#config/limits'

const COOKIE = 'everly_age'
const VALUE = /^[\w-]{22}$/

export interface RefusedBrowser {
  /** As it is stored, if its person was refused or is about to be. */
  hash: string
  /** Gives the browser its cookie: only when its person was refused. */
  remember: () => void
}

/** A browser by a name that it carries only once somebody under 18 wanted in with it. */
export function refusedBrowser(ctx: HttpContext): RefusedBrowser {
  const name = cookieOf(ctx, COOKIE, VALUE) ?? randomBytes(16).toString('base64url')
  const maxAge = limits.accounts.refusedBrowserMs / 1000
  return {
    hash: createHmac('sha256', lastingKeyFor('refused browsers')).update(name).digest('base64url'),
    remember: () => void ctx.response.plainCookie(COOKIE, name, { encode: false, maxAge }),
  }
}
