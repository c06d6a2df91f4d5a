import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { testPaymentInput } from '#app/billing/plans/contract'
import { validate } from '#app/core/requests/validate'
import { PayTestIntent } from '#app/billing/test_payments/pay_test_intent'

/** `POST /api/test-payments/{clientSecret}`. This route exists only while the stand-in is chosen. */
@inject()
export default class TestPaymentsController {
  constructor(private readonly payTestIntent: PayTestIntent) {}

  async store({ params, request, response }: HttpContext): Promise<void> {
    const input = validate(request, testPaymentInput)
    const clientSecret = String(params.clientSecret).replaceAll('\0', '')
    response.json(await this.payTestIntent.execute(clientSecret, input))
  }
}
