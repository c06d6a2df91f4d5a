import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The built files: hashed assets never change, the others are asked for anew each time. */
export class SiteFiles {
  readonly #serve: ReturnType<typeof sirv>

  constructor(directory: string) {
    this.#serve = sirv(directory, {
      // What is built lies still and is looked through once; without a build there is nothing to look through.
      dev: !existsSync(join(directory, 'index.html')),
      etag: true,
      gzip: true,
      brotli: true,
      extensions: [],
      setHeaders(response, pathname) {
        response.setHeader('X-Content-Type-Options', 'nosniff')
        const isHashed = pathname.startsWith('/assets/')
        response.setHeader(
          'Cache-Control',
          isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'
        )
      },
    })
  }

  get serve(): ReturnType<typeof sirv> {
    return this.#serve
  }
}
