import type { HttpContext } from '@adonisjs/core/http'
import type { FormFields } from '#app/texting/sms/twilio_signature'

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
