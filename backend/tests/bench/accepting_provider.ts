import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Takes every text at once and remembers none: what is measured is our server. */
export class AcceptingProvider {
  taken = 0
  /** So long it takes over each text. */
  delayMs = 0
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      request.resume()
      request.once('end', () => void this.#answer(request.method === 'POST', response))
    })
  }

  static async start(): Promise<AcceptingProvider> {
    const provider = new AcceptingProvider()
    provider.#server.listen(0, '127.0.0.1')
    await once(provider.#server, 'listening')
    return provider
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(isSend: boolean, response: ServerResponse): Promise<void> {
    if (isSend && this.delayMs > 0) await sleep(this.delayMs)
    response.writeHead(isSend ? 201 : 200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isSend ? this.#taken() : EMPTY_PAGE))
  }

  #taken(): object {
    const sid = `SM${String(++this.taken).padStart(32, '0')}`
    const date = new Date().toUTCString().replace('GMT', '+0000')
    return { sid, status: 'queued', date_created: date, date_sent: null, date_updated: date }
  }
}

const EMPTY_PAGE = { messages: [], page: 0, page_size: 1000, next_page_uri: null }
