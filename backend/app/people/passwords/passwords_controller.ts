import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { Background } from '#app/core/jobs/background'
import { validate } from '#app/core/requests/validate'
import { ChangePassword } from '#app/people/passwords/change_password'
import {
  changePasswordInput,
  requestResetInput,
  resetPasswordInput,
} from '#app/people/passwords/contract'
import { giveTicket, ticketHashOf } from '#app/people/passwords/reset_ticket'
import { ResetPassword } from '#app/people/passwords/reset_password'
import { SendResetCode } from '#app/people/passwords/send_reset_code'
import { KnownDevices } from '#app/people/verification/known_devices'
import { ProofOfWork } from '#app/people/verification/proof_of_work'
import { type Caller, throttleResets } from '#app/people/codes/throttles'

@inject()
export default class PasswordsController {
  constructor(
    private readonly work: ProofOfWork,
    private readonly devices: KnownDevices
  ) {}

  /**
   * `POST /api/request-password-reset`: for strangers nothing
   * is looked up before the answer, so not even its time tells.
   */
  @inject()
  async requestReset(ctx: HttpContext, background: Background, action: SendResetCode) {
    const caller = await this.#callerOf(ctx, validate(ctx.request, requestResetInput).email)
    if (!caller.device) await this.work.demand(ctx.request, caller.account)
    await throttleResets(caller)
    const ticketHash = giveTicket(ctx)
    background.follow(ctx, 'password reset', () => action.execute(caller, ticketHash))
    ctx.response.json({
      success: true,
      message: 'If this email has an account, we sent a 6-digit code to its phone.',
    })
  }

  /** `POST /api/reset-password` */
  @inject()
  async reset(ctx: HttpContext, action: ResetPassword) {
    const input = validate(ctx.request, resetPasswordInput)
    const caller = await this.#callerOf(ctx, input.email)
    await action.execute(input, { ...caller, ticketHash: ticketHashOf(ctx) })
    await this.devices.remember(ctx, caller.account)
    ctx.response.json({
      success: true,
      message: 'Your password has been changed. Please log in with it.',
    })
  }

  /** `PUT /api/password` */
  @inject()
  async update(ctx: HttpContext, action: ChangePassword) {
    const input = validate(ctx.request, changePasswordInput)
    const guard = ctx.auth.use('web')
    const { id: userId, email } = guard.getUserOrFail()
    const { sessionId } = await guard.visitOrOpen()
    await action.execute(input, { userId, sessionId })
    await guard.rotate()
    await this.devices.remember(ctx, emailKeyOf(email))
    ctx.response.json({ success: true, message: 'Your password has been changed.' })
  }

  async #callerOf(ctx: HttpContext, email: string): Promise<Caller> {
    const account = emailKeyOf(email)
    const device = await this.devices.find(ctx, account)
    return { account, address: ctx.request.ip(), device }
  }
}
