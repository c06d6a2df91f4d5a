import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What a document can be sent as; `identity` is the text itself. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** One page as it is sent. */
export class SiteDocument {
  /** The same for every encoding: it names the page, not its bytes. */
  readonly etag: string
  /** Its inline scripts, as the content security policy names them. Data in a script element is none. */
  readonly inlineScripts: string[]
  readonly #bodies = new Map<Encoding, Buffer>()

  constructor(html: string) {
    this.#bodies.set('identity', Buffer.from(html))
    this.etag = `W/"${digest(html)}"`
    this.inlineScripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, code = '']) => `'sha256-${digest(code)}'`
    )
  }

  /** Compressed once, when somebody first asks. */
  body(encoding: Encoding): Buffer {
    const known = this.#bodies.get(encoding)
    if (known) return known
    const compress = encoding === 'br' ? brotli : gzip
    const body = compress(this.body('identity'))
    this.#bodies.set(encoding, body)
    return body
  }
}

/** base64 of SHA-256. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function brotli(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  })
}

function gzip(text: Buffer): Buffer {
  return gzipSync(text, { level: 9 })
}
