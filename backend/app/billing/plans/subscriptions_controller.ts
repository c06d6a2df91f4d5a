import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangeSubscription } from '#app/billing/plans/change_subscription'
import { changeSubscriptionInput } from '#app/billing/plans/contract'
import { FindSubscriptionUser } from '#app/billing/plans/find_subscription_user'
import { OpenPortal } from '#app/billing/plans/open_portal'
import { ListInvoices } from '#app/billing/plans/list_invoices'
import { answerUnlessKnown, versionOf } from '#app/core/answers/conditional_get'
import { notFound } from '#app/core/answers/refusal'
import { validate } from '#app/core/requests/validate'

export default class SubscriptionsController {
  /** `GET /api/user` */
  @inject()
  async show(ctx: HttpContext, findUser: FindSubscriptionUser) {
    const user = await findUser.execute(ctx.auth.getUserOrFail().id)
    if (!user) throw notFound()
    await answerUnlessKnown(ctx, versionOf(user), () => ({ success: true, user }))
  }

  /** `POST /api/change-subscription` */
  @inject()
  async update({ auth, request, response }: HttpContext, action: ChangeSubscription) {
    const wish = validate(request, changeSubscriptionInput)
    const message = await action.execute({ ...wish, userId: auth.getUserOrFail().id })
    response.json({ success: true, message })
  }

  /** `GET /api/invoices` */
  @inject()
  async invoices({ auth, response }: HttpContext, listInvoices: ListInvoices, portal: OpenPortal) {
    const { id } = auth.getUserOrFail()
    const invoices = await listInvoices.execute(id)
    response.json({ success: true, invoices, hasPortal: await portal.isThereFor(id) })
  }

  /** `POST /api/customer-portal` */
  @inject()
  async portal({ auth, response }: HttpContext, openPortal: OpenPortal) {
    response.json({ success: true, url: await openPortal.execute(auth.getUserOrFail().id) })
  }
}
