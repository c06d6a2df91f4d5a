import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The built pages: hashed assets never change, the shell is asked for anew each time. */
export class SiteFiles {
  readonly #serve: ReturnType<typeof sirv>
  readonly #shellPath: string
  #shell?: string

  constructor(directory: string) {
    this.#shellPath = join(directory, 'index.html')
    this.#serve = sirv(directory, {
      dev: !existsSync(this.#shellPath),
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

  /** The shell's own inline scripts (one sets the theme before the first paint), as the policy names them. */
  get inlineScripts(): string[] {
    return [...this.shell.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, code]) =>
        `'sha256-${createHash('sha256')
          .update(code ?? '')
          .digest('base64')}'`
    )
  }

  /** The page every route starts from; a plain sentence while nothing is built. */
  get shell(): string {
    this.#shell ??= existsSync(this.#shellPath) ? readFileSync(this.#shellPath, 'utf8') : undefined
    return (
      this.#shell ??
      '<!doctype html><title>Everly</title><p>The pages are not built yet: npm run build'
    )
  }
}
