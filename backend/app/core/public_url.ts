/** Where the outside reaches us: PUBLIC_URL as configured, else the address really bound. */
export class PublicUrl {
  #bound = 'http://localhost:3333'

  constructor(private readonly configured: string | undefined) {}

  /** Called once the server listens. */
  bind(host: string, port: number): void {
    const isAny = host === '0.0.0.0' || host === '::'
    const name = isAny ? 'localhost' : host.includes(':') ? `[${host}]` : host
    this.#bound = `http://${name}:${port}`
  }

  /** Without a trailing slash. */
  get base(): string {
    return (this.configured ?? this.#bound).replace(/\/+$/, '')
  }

  /** The address of this very server, for the stand-in provider's own webhooks. */
  get bound(): string {
    return this.#bound
  }

  get host(): string {
    return new URL(this.base).host
  }

  to(path: string): string {
    return this.base + path
  }
}
