import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { askProvider } from '#app/billing/plans/ask_provider'
import { createSubscriptionInput, subscriptionSuccessInput } from '#app/billing/plans/contract'
import { notPaid, unknownPayment } from '#app/billing/checkout/errors'
import { PayOpenBill } from '#app/billing/checkout/pay_open_bill'
import { StartCheckout } from '#app/billing/checkout/start_checkout'
import { validate } from '#app/core/requests/validate'
import { SettlePayment } from '#app/billing/purchases/settle_payment'

export default class CheckoutsController {
  /** `POST /api/create-subscription` */
  @inject()
  async store({ auth, request, response }: HttpContext, action: StartCheckout) {
    const { planId } = validate(request, createSubscriptionInput)
    const { id: userId } = auth.getUserOrFail()
    response.json(await action.execute({ userId, planId, ip: request.ip() }))
  }

  /**
   * `POST /api/subscription-success`: says that a payment was made; whether it was is asked at the provider.
   */
  @inject()
  async settle({ auth, request, response }: HttpContext, action: SettlePayment) {
    const { paymentIntentId: intentId } = validate(request, subscriptionSuccessInput)
    const claimedBy = auth.getUserOrFail().id
    const settled = await askProvider(() => action.execute({ intentId, claimedBy }))
    if (settled === 'refused') throw unknownPayment()
    if (settled === 'unpaid') throw notPaid()
    const isPaidBack = settled === 'paid_back'
    response.json({ success: true, message: TOLD[settled], ...(isPaidBack && { isPaidBack }) })
  }

  /** `POST /api/payment-method` */
  @inject()
  async payBill({ auth, response }: HttpContext, action: PayOpenBill) {
    response.json(await action.execute(auth.getUserOrFail().id))
  }
}

const PAID = 'Your payment was processed successfully.'
const TOLD = {
  granted: PAID,
  settled_already: PAID,
  paid_back: 'This payment could not be used any more: all of it goes back to your card.',
  processing:
    'Your payment is still being processed. We’ll update your account as soon as it’s done.',
}
