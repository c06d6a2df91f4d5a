import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PublicUrl } from '#app/core/answers/public_url'
import { isProduction } from '#config/app'

@inject()
export default class CallbackUrlController {
  constructor(private readonly publicUrl: PublicUrl) {}

  /** `GET /api/twilio/callback-url`: the address to enter at the provider. */
  show({ response }: HttpContext): void {
    const callbackUrl = this.publicUrl.to('/api/twilio/inbound')
    response.json({
      success: true,
      callbackUrl,
      ...(isProduction && { productionUrl: callbackUrl }),
    })
  }
}
