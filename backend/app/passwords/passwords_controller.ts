import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { emailKeyOf } from '#app/accounts/find_signup'
import { Background } from '#app/core/background'
import { validate } from '#app/core/validate'
import { ChangePassword } from '#app/passwords/change_password'
import { changePasswordInput, requestResetInput, resetPasswordInput } from '#app/passwords/contract'
import { ResetPassword } from '#app/passwords/reset_password'
import { SendResetCode } from '#app/passwords/send_reset_code'
import { throttleResets } from '#app/verification/throttles'

export default class PasswordsController {
  /** `POST /api/request-password-reset`: nothing is looked up before the answer, so not even its time tells. */
  @inject()
  async requestReset(ctx: HttpContext, background: Background, action: SendResetCode) {
    const account = emailKeyOf(validate(ctx.request, requestResetInput).email)
    await throttleResets({ account, address: ctx.request.ip() })
    background.follow(ctx, 'password reset', () => action.execute(account))
    ctx.response.json({
      success: true,
      message: 'If this email has an account, we sent a 6-digit code to its phone.',
    })
  }

  /** `POST /api/reset-password` */
  @inject()
  async reset({ request, response }: HttpContext, action: ResetPassword) {
    await action.execute(validate(request, resetPasswordInput), request.ip())
    response.json({ success: true, message: 'Your password is changed. Please log in with it.' })
  }

  /** `PUT /api/password` */
  @inject()
  async update({ auth, request, response }: HttpContext, action: ChangePassword) {
    const input = validate(request, changePasswordInput)
    const guard = auth.use('web')
    const { id: userId } = guard.getUserOrFail()
    const { sessionId } = await guard.visitOrOpen()
    await action.execute(input, { userId, sessionId, address: request.ip() })
    await guard.rotate()
    response.json({ success: true, message: 'Your password is changed.' })
  }
}
