import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { validate } from '#app/core/requests/validate'
import { ConfirmSession } from '#app/people/staff/confirm_session'
import { secondFactorInput, type StaffSession } from '#app/people/staff/contract'
import { FindStaffSession } from '#app/people/staff/find_staff_session'
import { SendSecondFactor } from '#app/people/staff/send_second_factor'

export default class StaffController {
  /** `GET /api/admin/me` */
  @inject()
  async show({ auth }: HttpContext, action: FindStaffSession): Promise<StaffSession> {
    return action.execute(await auth.use('web').visitOrOpen())
  }

  /** `POST /api/admin/second-factor` */
  @inject()
  async sendCode(ctx: HttpContext, action: SendSecondFactor) {
    actorOf(ctx)
    await action.execute(ctx.auth.getUserOrFail(), ctx.request.ip())
    ctx.response.json({ success: true, message: 'We sent a 6-digit code to your phone.' })
  }

  /** `POST /api/admin/second-factor/verify` */
  @inject()
  async verify(ctx: HttpContext, action: ConfirmSession) {
    const actor = actorOf(ctx)
    const { verificationCode: digits } = validate(ctx.request, secondFactorInput)
    const guard = ctx.auth.use('web')
    const { sessionId } = await guard.visitOrOpen()
    const token = await action.execute({ user: guard.getUserOrFail(), actor, sessionId, digits })
    await guard.enter(token)
    ctx.response.json({ success: true, message: 'You are signed in.' })
  }
}
