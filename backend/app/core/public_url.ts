/** Where the outside reaches us: PUBLIC_URL as configured, else the address really bound. */
export class PublicUrl {
  #bound = 'http://localhost:3333'

  constructor(private readonly configured: string | undefined) {}

  /** Called once the server listens. */
  bind(host: string, port: number): void {
    this.#bound = `http://${nameOf(host)}:${port}`
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
    return new URL(this.base).host
  }

  to(path: string): string {
    return this.base + path
  }
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
