import { symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import limits from '#config/limits'
import { notSignedIn } from '#app/core/answers/refusal'
import type { Sessions } from '#app/core/sessions/sessions'
import type { CurrentUser, Visit } from '#app/core/sessions/visit'

export const SESSION_COOKIE = 'everly_session'

/**
 * @adonisjs/auth's guard over an opaque token and one indexed row. The stock session guard decrypts,
 * re-encrypts and sets its cookie on every request, which on polled pages costs far more than the answer.
 */
export class SessionGuard implements GuardContract<CurrentUser> {
  declare readonly [symbols.GUARD_KNOWN_EVENTS]: unknown
  readonly driverName = 'everly_session'
  user?: CurrentUser
  isAuthenticated = false
  authenticationAttempted = false
  #visit?: Visit | null

  constructor(
    private readonly ctx: HttpContext,
    private readonly sessions: Sessions
  ) {}

  getUserOrFail(): CurrentUser {
    if (!this.user) throw notSignedIn()
    return this.user
  }

  async authenticate(): Promise<CurrentUser> {
    this.authenticationAttempted = true
    const visit = await this.visit()
    if (!visit?.user) throw notSignedIn()
    this.user = visit.user
    this.isAuthenticated = true
    return visit.user
  }

  async check(): Promise<boolean> {
    this.authenticationAttempted = true
    const visit = await this.visit()
    this.user = visit?.user ?? undefined
    this.isAuthenticated = Boolean(this.user)
    return this.isAuthenticated
  }

  /** The visitor's session, logged in or not; null before there is one. */
  async visit(): Promise<Visit | null> {
    if (this.#visit !== undefined) return this.#visit
    const token: unknown = this.ctx.request.plainCookie(SESSION_COOKIE, undefined, false)
    this.#visit = typeof token === 'string' ? await this.sessions.find(token) : null
    return this.#visit
  }

  /** The visitor's session, opened when there is none. */
  async visitOrOpen(): Promise<Visit> {
    const known = await this.visit()
    if (known) return known
    return this.enter(await this.sessions.open(null, this.#userAgent))
  }

  async login(userId: number): Promise<Visit> {
    return this.comeIn(await this.sessions.open(userId, this.#userAgent))
  }

  /** Behind the fresh token of a login; the old session is gone, so a planted one is worth nothing. */
  async comeIn(token: string): Promise<Visit> {
    const old = await this.visit()
    const visit = await this.enter(token)
    if (old) await this.sessions.close(old.sessionId)
    return visit
  }

  /** After a step up in trust, such as a verified phone. */
  async rotate(): Promise<void> {
    const visit = await this.visit()
    if (visit) await this.enter(await this.sessions.rotate(visit.sessionId))
  }

  /** Goes on behind this token: one just opened, or made in a write of the caller's own. */
  async enter(token: string): Promise<Visit> {
    // The only cookie set so far; a token replaced within one request is not worth telling.
    this.ctx.response.removeHeader('set-cookie')
    this.ctx.response.plainCookie(SESSION_COOKIE, token, {
      encode: false,
      maxAge: limits.sessions.absoluteMs / 1000,
    })
    const visit = await this.sessions.find(token)
    // Ended by its owner from elsewhere, between two of our statements.
    if (!visit) throw notSignedIn()
    this.#visit = visit
    return visit
  }

  /** Whether the account of whoever is logged in was deleted since this call began. */
  async hasLeft(): Promise<boolean> {
    return this.user !== undefined && !(await this.sessions.isAccount(this.user.id))
  }

  async logout(): Promise<void> {
    const visit = await this.visit()
    if (visit) await this.sessions.close(visit.sessionId)
    this.ctx.response.clearCookie(SESSION_COOKIE)
    this.#visit = null
  }

  /** For tests: the cookie of a session opened for this user, confirmed if they are of staff. */
  async authenticateAsClient(user: CurrentUser): Promise<AuthClientResponse> {
    const token = await this.sessions.open(user.id, null)
    const visit = await this.sessions.find(token)
    const isStaff = visit?.user && visit.user.grantedRole !== 'user'
    const confirmed = isStaff ? await this.sessions.confirm(visit.sessionId) : null
    return { headers: { cookie: `${SESSION_COOKIE}=${confirmed ?? token}` } }
  }

  get #userAgent(): string | null {
    return this.ctx.request.header('user-agent') ?? null
  }
}
