import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { answerData, observeRequest } from '#app/core/answers/before_framework'
import { PublicUrl } from '#app/core/answers/public_url'
import { bodyOf } from '#app/core/requests/webhook_body'
import { SeenWebhooks } from '#app/texting/sms/seen_webhooks'
import { type FormFields, isSignedByTwilio, parseForm } from '#app/texting/sms/twilio_signature'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'

export interface WebhookAnswer {
  status: 200 | 204
  /** Content type and body; none with 204. */
  type?: string
  body?: string
}

/** Answers a webhook of the text provider, whose signature was checked, from what it says alone. */
export abstract class AnsweringWebhook {
  /** `query`: of the address it was called at. A refusal is thrown. */
  abstract answer(fields: FormFields, query: URLSearchParams): Promise<WebhookAnswer>

  async store({ request, response, webhook }: HttpContext): Promise<void> {
    const query = new URLSearchParams(request.parsedUrl.query ?? '')
    const { status, type, body } = await this.answer(webhook, query)
    if (type) response.header('Content-Type', type)
    response.status(status).send(body)
  }
}

/** Who answers at which path, for the door before the framework. */
export const WEBHOOKS = new Map<string, () => Promise<AnsweringWebhook>>()

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
          observeRequest({ method: 'POST', route: path, status: answer.status }, since)
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
    const headers = {
      ...(type && { 'Content-Type': type }),
      ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
    }
    answerData(response, this.publicUrl, { status, headers, body })
  }
}
