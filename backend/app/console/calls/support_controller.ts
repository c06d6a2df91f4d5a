import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { grantInput, refundInput, resendInput } from '#app/console/calls/contract'
import { idParam } from '#app/core/requests/id_param'
import { validate } from '#app/core/requests/validate'
import { GrantMessages } from '#app/console/support/grant_messages'
import { RefundPurchase } from '#app/console/support/refund_purchase'
import { ResendText } from '#app/console/support/resend_text'

/** What staff does for one person. */
@inject()
export default class SupportController {
  constructor(
    private readonly grantMessages: GrantMessages,
    private readonly refundPurchase: RefundPurchase,
    private readonly resendText: ResendText
  ) {}

  /** `POST /api/admin/signups/{id}/grant` */
  async grant(ctx: HttpContext): Promise<void> {
    const input = validate(ctx.request, grantInput)
    const userId = idParam(ctx.params.id)
    const granted = await this.grantMessages.execute(actorOf(ctx), { userId, ...input })
    const message = granted.isRepeated
      ? 'They have already been granted.'
      : 'The messages are granted.'
    ctx.response.json({ success: true, message, ...granted })
  }

  /** `POST /api/admin/purchases/{id}/refund` */
  async refund(ctx: HttpContext): Promise<void> {
    const order = validate(ctx.request, refundInput)
    const purchaseId = idParam(ctx.params.id)
    const refunded = await this.refundPurchase.execute(actorOf(ctx), { purchaseId, ...order })
    ctx.response.json({ success: true, message: 'The money is refunded.', refunded })
  }

  /** `POST /api/admin/messages/{id}/resend` */
  async resend(ctx: HttpContext): Promise<void> {
    const { reason } = validate(ctx.request, resendInput)
    const lostId = idParam(ctx.params.id)
    const messageId = await this.resendText.execute(actorOf(ctx), { messageId: lostId, reason })
    ctx.response.json({ success: true, message: 'The text is on its way.', messageId })
  }
}
