import { inject } from '@adonisjs/core'
import { PublicUrl } from '#app/core/answers/public_url'
import { type FormFields, signedForm } from '#app/texting/sms/twilio_signature'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'

const TIMEOUT_MS = 15_000

/** Calls one of our own webhooks as the provider would: a signed form over HTTP. */
@inject()
export class CallWebhook {
  constructor(
    private readonly publicUrl: PublicUrl,
    private readonly secret: WebhookSecret
  ) {}

  /** Rejects when the webhook did not answer with success. */
  async execute(path: string, fields: FormFields): Promise<void> {
    const response = await fetch(this.publicUrl.bound + path, {
      method: 'POST',
      ...signedForm(this.secret.value, this.publicUrl.to(path), fields),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.arrayBuffer()
    if (!response.ok)
      throw new Error(`the webhook ${path.split('?')[0]} answered ${response.status}`)
  }
}
