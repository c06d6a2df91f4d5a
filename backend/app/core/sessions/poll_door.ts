import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { inject } from '@adonisjs/core'
import { answerData, controllerOf, observeRequest } from '#app/core/answers/before_framework'
import { etagOf, isKnownTo } from '#app/core/answers/conditional_get'
import { PublicUrl } from '#app/core/answers/public_url'
import { SESSION_COOKIE } from '#app/core/sessions/session_guard'
import { Sessions } from '#app/core/sessions/sessions'
import { needsSecondFactor } from '#app/core/sessions/visit'

/** What is asked for again and again, and carries a version: it tells the asker that nothing has changed. */
export interface Polled {
  /** Of the answer to this person; null when only the route can say. */
  versionFor(userId: number, query: URLSearchParams): Promise<string | null>
}

const POLLED = new Map<string, () => Promise<Polled>>()

/** The path of a route whose controller tells versions: it is asked at the door before the framework. */
export function polledAt(path: string, load: Parameters<typeof controllerOf<Polled>>[0]): void {
  POLLED.set(path, controllerOf(load))
}

const COOKIE = new RegExp(`(?:^|; )${SESSION_COOKIE}=([\\w-]+)(?:;|$)`)

/**
 * An open page asks every few seconds, and nearly always nothing has changed: that is said here, before the
 * framework, at a third of the price (`npm run bench:polls`), to whoever is logged in. Everything else, and
 * whatever is odd about a request, is for its route.
 */
@inject()
export class PollDoor {
  constructor(
    private readonly publicUrl: PublicUrl,
    private readonly sessions: Sessions
  ) {}

  before(route: RequestListener): RequestListener {
    return (request, response) => {
      const [path = '', query = ''] = request.url?.split('?', 2) ?? []
      const polled = this.#isPoll(request) ? POLLED.get(path) : undefined
      if (!polled) return route(request, response)
      const since = performance.now()
      void this.#etag(polled, request, new URLSearchParams(query))
        .catch(() => null)
        .then((etag) => {
          if (etag === null) return route(request, response)
          this.#sayUnchanged(response, etag)
          observeRequest({ method: 'GET', route: path, status: 304 }, since)
        })
    }
  }

  #isPoll(request: IncomingMessage): boolean {
    const isKnown = request.headers['if-none-match'] !== undefined
    return isKnown && request.method === 'GET' && this.#isToUs(request)
  }

  #isToUs({ headers }: IncomingMessage): boolean {
    return headers.host?.replace(/:\d+$/, '') === this.publicUrl.name
  }

  /** Null where it is not the one they have, and for whoever is not plainly logged in. */
  async #etag(
    polled: () => Promise<Polled>,
    { headers }: IncomingMessage,
    query: URLSearchParams
  ): Promise<string | null> {
    const userId = await this.#userOf(headers.cookie ?? '')
    if (userId === null) return null
    const telling = await polled()
    const version = await telling.versionFor(userId, query)
    if (version === null) return null
    const etag = etagOf(version)
    return isKnownTo(headers['if-none-match'], etag) ? etag : null
  }

  async #userOf(cookie: string): Promise<number | null> {
    const [, token] = COOKIE.exec(cookie) ?? []
    const visit = token ? await this.sessions.find(token) : null
    if (!visit?.user || needsSecondFactor(visit.user)) return null
    return visit.user.id
  }

  #sayUnchanged(response: ServerResponse, etag: string): void {
    const headers = { 'ETag': etag, 'X-Request-Id': randomUUID() }
    answerData(response, this.publicUrl, { status: 304, headers })
  }
}
