import { type IncomingHttpHeaders, request } from 'node:http'
import { HOST } from '#tests/attacks/settings'

const ANSWERED_WITHIN_MS = 20_000

export interface Answer {
  /** 0 when the connection ended without one. */
  status: number
  headers: IncomingHttpHeaders
  text: string
  json: any
}

export interface Sent {
  /** Sent as JSON. */
  body?: unknown
  /** Sent as it is. */
  raw?: string | Buffer
  headers?: Record<string, string>
}

/**
 * Somebody on the internet, as the proxy in front of the
 * server passes them on; keeps cookies as a browser does.
 */
export class Outsider {
  readonly cookies = new Map<string, string>()
  /** The cookies as they were set, with their flags. */
  readonly setCookies: string[] = []

  constructor(
    private readonly port: number,
    /** Null for somebody at the machine itself, without a proxy. */
    readonly address: string | null
  ) {}

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.call('GET', path, { headers })
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.call('POST', path, { body })
  }

  call(method: string, path: string, { body, raw, headers }: Sent = {}): Promise<Answer> {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const all = {
      ...this.#headers(),
      ...(content !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(content)),
      }),
      ...headers,
    }
    return this.#exchange({ method, path, headers: all }, content)
  }

  #headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      ...(this.address === null
        ? { host: `127.0.0.1:${this.port}` }
        : { 'host': HOST, 'x-forwarded-for': this.address, 'x-forwarded-proto': 'https' }),
      'user-agent': 'Mozilla/5.0',
      ...(cookie && { cookie }),
    }
  }

  #exchange(
    call: { method: string; path: string; headers: Record<string, string> },
    content?: string | Buffer
  ): Promise<Answer> {
    return new Promise((resolve) => {
      const lost = () => resolve({ status: 0, headers: {}, text: '', json: null })
      const sent = request({ host: '127.0.0.1', port: this.port, ...call }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', lost)
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          this.#keepCookies(response.headers['set-cookie'] ?? [])
          const { statusCode: status = 0, headers } = response
          resolve({ status, headers, text, json: jsonOf(text) })
        })
      })
      sent.setTimeout(ANSWERED_WITHIN_MS, () => sent.destroy())
      sent.on('error', lost)
      sent.end(content)
    })
  }

  #keepCookies(set: string[]): void {
    this.setCookies.push(...set)
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
