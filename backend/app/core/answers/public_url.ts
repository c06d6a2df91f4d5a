import { publicUrl } from '#config/site'
import { LOOPBACK } from '#app/core/answers/loopback'

/** Where the outside reaches us: PUBLIC_URL as configured, else the address really bound. */
export class PublicUrl {
  #bound = 'http://localhost:3333'
  /** As browsers on this machine call us. */
  #near: string[] = []
  #parsed?: URL

  constructor(private readonly configured: string | undefined = publicUrl) {}

  /** Called once the server listens. */
  bind(host: string, port: number): void {
    this.#bound = `http://${nameOf(host)}:${port}`
    this.#parsed = undefined
    this.#near = LOOPBACK.map((name) => `http://${name}:${port}`)
  }

  /** Whether a page of this origin is one of ours. `isNear`: pages opened on this machine are, too. */
  isOrigin(origin: string, { isNear }: { isNear: boolean }): boolean {
    return origin === this.#url.origin || (isNear && this.#near.includes(origin))
  }

  /** Without a trailing slash. */
  get base(): string {
    return (this.configured ?? this.#bound).replace(/\/+$/, '')
  }

  /** The address of this very server, for the stand-in provider's own webhooks. */
  get bound(): string {
    return this.#bound
  }

  get isHttps(): boolean {
    return this.base.startsWith('https:')
  }

  get host(): string {
    return this.#url.host
  }

  /** The host without its port. */
  get name(): string {
    return this.#url.hostname
  }

  /** Asked for with every request. */
  get #url(): URL {
    return (this.#parsed ??= new URL(this.base))
  }

  to(path: string): string {
    return this.base + path
  }
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
