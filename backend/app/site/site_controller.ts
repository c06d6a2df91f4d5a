import type { HttpContext } from '@adonisjs/core/http'
import providers, { companionNumber, openCountries } from '#config/providers'
import { notFound } from '#app/core/refusal'
import type { Site } from '#app/site/contract'

export default class SiteController {
  /** `GET /api/site` */
  show({ response }: HttpContext): void {
    const site: Site = {
      simulated: {
        sms: providers.sms.driver === 'simulator',
        ai: providers.ai.driver === 'offline',
        payment: providers.payment.driver === 'test',
      },
      companionNumber,
      openCountries,
    }
    response.json(site)
  }

  missing(): never {
    throw notFound()
  }
}
