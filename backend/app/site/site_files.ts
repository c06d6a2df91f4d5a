import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import { siteDirectory } from '#config/site'
import { headersOf } from '#app/core/answers/answer_headers'

/** The built files: hashed assets never change, the others are asked for anew each time. */
export class SiteFiles {
  readonly #serve: ReturnType<typeof sirv>

  constructor(directory = siteDirectory) {
    this.#serve = sirv(directory, {
      // What is built lies still and is looked through once;
      // without a build there is nothing to look through.
      dev: !existsSync(join(directory, 'index.html')),
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

  get serve(): ReturnType<typeof sirv> {
    return this.#serve
  }
}
