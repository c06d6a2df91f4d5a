import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { type AuthCheck, loginInput } from '#app/people/accounts/contract'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { LogIn } from '#app/people/accounts/log_in'
import { validate } from '#app/core/requests/validate'
import { needsSecondFactor } from '#app/core/sessions/visit'
import { KnownDevices } from '#app/people/verification/known_devices'

@inject()
export default class SessionsController {
  constructor(
    private readonly logIn: LogIn,
    private readonly devices: KnownDevices
  ) {}

  /** `GET /api/auth/check`: the role is the account's, which only says that the console concerns them. */
  async check({ auth }: HttpContext): Promise<AuthCheck> {
    const guard = auth.use('web')
    if (!(await guard.check())) return { authenticated: false }
    const user = guard.getUserOrFail()
    const { id, email, isOnboarded, grantedRole: role } = user
    return {
      ...{ authenticated: true, id, email, isOnboarded, role },
      ...(needsSecondFactor(user) && { needsSecondFactor: true }),
    }
  }

  /** `POST /api/login` */
  async store(ctx: HttpContext): Promise<void> {
    const { auth, request, response } = ctx
    const input = validate(request, loginInput)
    const account = emailKeyOf(input.email)
    const { token, isOnboarded } = await this.logIn.execute(input, {
      address: request.ip(),
      device: await this.devices.find(ctx, account),
      userAgent: request.header('user-agent') ?? null,
      requestId: request.id() ?? null,
    })
    await auth.use('web').comeIn(token)
    await this.devices.remember(ctx, account)
    response.json({ success: true, message: 'Welcome back!', signup: { isOnboarded } })
  }

  /** `POST /api/logout` */
  async destroy({ auth, response }: HttpContext): Promise<void> {
    await auth.use('web').logout()
    response.json({ success: true, message: 'You are logged out.' })
  }
}
