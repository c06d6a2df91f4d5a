import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { PublicUrl } from '#app/core/answers/public_url'
import { Refusal } from '#app/core/answers/refusal'
import { bodyOf } from '#app/core/requests/webhook_body'
import { SeenWebhooks } from '#app/texting/sms/seen_webhooks'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'
import { type FormFields, isSignedByTwilio, parseForm } from '#app/texting/sms/twilio_signature'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The form fields of a webhook whose signature was checked. */
    webhook: FormFields
  }
}

/** Lets a webhook in only with the provider's signature over the raw fields and our configured address. */
@inject()
export default class TwilioSignatureMiddleware {
  constructor(
    private readonly publicUrl: PublicUrl,
    private readonly secret: WebhookSecret,
    private readonly seen: SeenWebhooks
  ) {}

  async handle(ctx: HttpContext, next: NextFn): Promise<unknown> {
    const signature = ctx.request.header('x-twilio-signature')
    const fields = parseForm(await bodyOf(ctx.request.request))
    const url = this.publicUrl.to(ctx.request.url(true))
    if (!signature || !isSignedByTwilio(this.secret.value, { signature, url, fields })) {
      this.seen.refuse()
      throw new Refusal(403, 'E_BAD_SIGNATURE', 'The signature does not match.')
    }
    this.seen.accept()
    ctx.webhook = fields
    return next()
  }
}
