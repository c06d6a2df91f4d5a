import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const SID = `SM${'1'.repeat(32)}`
const EMPTY_PAGE = { messages: [], page: 0, page_size: 1000, next_page_uri: null }

/** Takes one text, and lets its sender wait until told to answer. */
export class SlowProvider {
  readonly asked: Promise<void>
  #waiting?: ServerResponse
  #tellAsked = () => {}
  readonly #server = createServer((request, response) => {
    request.resume()
    if (request.method !== 'POST') return respond(response, 200, EMPTY_PAGE)
    this.#waiting = response
    this.#tellAsked()
  })

  private constructor() {
    this.asked = new Promise((resolve) => (this.#tellAsked = resolve))
  }

  static async start(): Promise<SlowProvider> {
    const provider = new SlowProvider()
    provider.#server.listen(0, '127.0.0.1')
    await once(provider.#server, 'listening')
    return provider
  }

  get settings(): Record<string, string> {
    return {
      SMS_DRIVER: 'twilio',
      TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: 'a token',
      TWILIO_PHONE_NUMBER: '+15550100100',
      TWILIO_API_BASE_URL: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`,
    }
  }

  answer(): void {
    const date = new Date().toUTCString().replace('GMT', '+0000')
    const dates = { date_created: date, date_sent: null, date_updated: date }
    if (this.#waiting) respond(this.#waiting, 201, { sid: SID, status: 'queued', ...dates })
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}
