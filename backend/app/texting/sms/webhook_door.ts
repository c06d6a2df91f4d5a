import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { inject } from '@adonisjs/core'
import { headersOf, headersOfEveryAnswer } from '#app/core/answers/answer_headers'
import { PublicUrl } from '#app/core/answers/public_url'
import { bodyOf } from '#app/core/requests/webhook_body'
import { httpRequests } from '#app/core/telemetry/meters'
import { SeenWebhooks } from '#app/texting/sms/seen_webhooks'
import { isSignedByTwilio, parseForm } from '#app/texting/sms/twilio_signature'
import {
  type WebhookAnswer,
  type AnsweringWebhook,
  WEBHOOKS,
} from '#app/texting/sms/answering_webhook'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'
import { isProduction } from '#config/app'

/**
 * Webhooks come by the thousand, each with the same few fields: those that are plainly right are answered
 * here, before the framework, at a third of the price (`npm run bench:ingest`). Whatever is wrong with one
 * goes on to its route with the bytes that were read, and is refused, logged and counted there.
 */
@inject()
export class WebhookDoor {
  constructor(
    private readonly publicUrl: PublicUrl,
    private readonly secret: WebhookSecret,
    private readonly seen: SeenWebhooks
  ) {}

  before(route: RequestListener): RequestListener {
    return (request, response) => {
      const [path = '', query = ''] = request.url?.split('?', 2) ?? []
      const controller = request.method === 'POST' ? WEBHOOKS.get(path) : undefined
      if (!controller) return route(request, response)
      const since = performance.now()
      void this.#answer(controller, request, new URLSearchParams(query))
        .catch(() => null)
        .then((answer) => {
          if (answer === null) return route(request, response)
          this.#send(response, answer)
          observe(path, answer, since)
        })
    }
  }

  async #answer(
    controller: () => Promise<AnsweringWebhook>,
    request: IncomingMessage,
    query: URLSearchParams
  ): Promise<WebhookAnswer | null> {
    const fields = parseForm(await bodyOf(request))
    const signature = request.headers['x-twilio-signature']
    const url = this.publicUrl.to(request.url ?? '')
    if (typeof signature !== 'string') return null
    if (!isSignedByTwilio(this.secret.value, { signature, url, fields })) return null
    const answering = await controller()
    const answer = await answering.answer(fields, query)
    this.seen.accept()
    return answer
  }

  #send(response: ServerResponse, { status, type, body }: WebhookAnswer): void {
    const isHttps = isProduction && this.publicUrl.isHttps
    const headers = [...headersOfEveryAnswer({ isHttps }), ...headersOf('data')]
    response.writeHead(status, {
      ...Object.fromEntries(headers),
      ...(type && { 'Content-Type': type }),
      ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
    })
    response.end(body)
  }
}

function observe(route: string, { status }: WebhookAnswer, since: number): void {
  const seconds = (performance.now() - since) / 1000
  httpRequests.observe({ method: 'POST', route, status: String(status) }, seconds)
}
