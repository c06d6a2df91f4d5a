import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { siteDirectory } from '#config/site'
import { headersOf } from '#app/core/answers/answer_headers'

/** A name that begins with a dot, however it is written. */
const HIDDEN = /(?:\/|%2f)(?:\.|%2e)/i

/** The built files: hashed assets never change, the others are asked for anew each time. */
export class SiteFiles {
  readonly #serve: ReturnType<typeof sirv>

  constructor(directory = siteDirectory) {
    this.#serve = sirv(directory, {
      // Looks at the folder each time, for a build may change it: sirv
      // ends the process over a file that it knew and that is gone.
      dev: true,
      etag: true,
      gzip: true,
      brotli: true,
      extensions: [],
      setHeaders(response, pathname) {
        const kind = pathname.startsWith('/assets/') ? 'asset' : 'file'
        for (const [name, value] of headersOf(kind)) response.setHeader(name, value)
      },
    })
  }

  /** Calls `next` for what is not there. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    if (HIDDEN.test(request.url ?? '')) next()
    else this.#serve(request, response, next)
  }
}
