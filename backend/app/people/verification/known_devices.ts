import { createHmac, randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { cookieOf } from '#app/core/requests/cookies'
import { Database } from '#app/core/database/database'
import { User } from '#app/models/user'
import { keyFor } from '#config/app'

const COOKIE = 'everly_device'
const VALUE = /^[\w-]{22}\.[\w-]{43}\.[\w-]{43}$/

/**
 * The browsers somebody proved in that an account is theirs. The cookie of each is bound to the account and
 * to its password: who logs in to one of their own is still a stranger to every other, and who knew a
 * password that was changed since, in however many browsers, is one again.
 */
@inject()
export class KnownDevices {
  constructor(private readonly database: Database) {}

  /** The name of this browser, if it is one of the account's; else null. */
  async find(ctx: HttpContext, account: string): Promise<string | null> {
    const claimed = claimOf(ctx, account)
    // For a stranger nothing is looked up: its time would tell who has an account.
    return claimed && deviceWith(await this.#markOf(account), claimed)
  }

  /** After a login, or a proof of the same weight. To be called after the session's own cookie was set. */
  async remember(ctx: HttpContext, account: string): Promise<void> {
    const mark = await this.#markOf(account)
    const device = deviceWith(mark, claimOf(ctx, account)) ?? randomBytes(16).toString('base64url')
    const value = `${device}.${mark}.${signed(`${device}:${mark}:${account}`)}`
    ctx.response.plainCookie(COOKIE, value, { encode: false, maxAge: '1 year' })
  }

  /** Of the password the account has now. */
  async #markOf(emailKey: string): Promise<string> {
    const user = await User.findBy({ emailKey }, this.database.read)
    return signed(`password:${user?.password ?? ''}`)
  }
}

interface Claim {
  device: string
  mark: string
}

/** What the cookie says, where it was signed for this account. */
function claimOf(ctx: HttpContext, account: string): Claim | null {
  const [device = '', mark = '', proof = ''] = cookieOf(ctx, COOKIE, VALUE)?.split('.') ?? []
  return safeEqual(signed(`${device}:${mark}:${account}`), proof) ? { device, mark } : null
}

function deviceWith(mark: string, claim: Claim | null): string | null {
  return claim && safeEqual(mark, claim.mark) ? claim.device : null
}

function signed(text: string): string {
  return createHmac('sha256', keyFor('devices')).update(text).digest('base64url')
}
