import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Agreements } from '#app/billing/renewals/agreements'
import { agreeToRenewalInput } from '#app/billing/renewals/contract'
import { validate } from '#app/core/requests/validate'

@inject()
export default class AgreementsController {
  constructor(private readonly agreements: Agreements) {}

  /** `POST /api/agree-to-renewal` */
  async store({ auth, request, response }: HttpContext): Promise<void> {
    const agreed = validate(request, agreeToRenewalInput)
    await this.agreements.agree({ ...agreed, userId: auth.getUserOrFail().id })
    response.json({ success: true })
  }

  /** `GET /api/agreements` */
  async index({ auth, response }: HttpContext): Promise<void> {
    const agreements = await this.agreements.list(auth.getUserOrFail().id)
    response.json({ success: true, agreements })
  }
}
