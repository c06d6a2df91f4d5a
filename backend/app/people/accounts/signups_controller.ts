import { brand } from '#config/brand'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ConfirmAge } from '#app/people/accounts/confirm_age'
import {
  confirmAgeInput,
  sendVerificationInput,
  type Signup,
  signUpInput,
  verifyPhoneInput,
} from '#app/people/accounts/contract'
import { isTooYoung } from '#app/people/accounts/errors'
import { emailKeyOf, FindSignup } from '#app/people/accounts/find_signup'
import { SignUp } from '#app/people/accounts/sign_up'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { answerUnlessKnown, versionOf } from '#app/core/answers/conditional_get'
import { notFound, notSignedIn } from '#app/core/answers/refusal'
import { isAllowed } from '#app/core/sessions/roles'
import { validate } from '#app/core/requests/validate'
import { KnownDevices } from '#app/people/verification/known_devices'
import { acceptPhone } from '#app/people/codes/phone_number'
import { ProofOfWork } from '#app/people/verification/proof_of_work'
import { type RefusedBrowser, refusedBrowser } from '#app/people/verification/refused_browser'
import { SendVerification } from '#app/people/verification/send_verification'
import { throttleVisits } from '#app/people/codes/throttles'
import { VerifyPhone } from '#app/people/verification/verify_phone'

@inject()
export default class SignupsController {
  constructor(private readonly devices: KnownDevices) {}

  /** `POST /api/send-verification` */
  @inject()
  async sendVerification(
    { request, response }: HttpContext,
    action: SendVerification,
    work: ProofOfWork
  ) {
    const { phoneNumber } = validate(request, sendVerificationInput)
    const { phone } = acceptPhone({ number: phoneNumber }, 'phoneNumber')
    await work.demand(request, phone)
    await action.execute({ phone, address: request.ip() })
    response.json({ success: true, message: 'We sent a 6-digit code to your phone.' })
  }

  /** `POST /api/verify-phone` */
  @inject()
  async verifyPhone({ auth, request, response }: HttpContext, action: VerifyPhone) {
    const { phoneNumber, verificationCode } = validate(request, verifyPhoneInput)
    const { phone } = acceptPhone({ number: phoneNumber }, 'phoneNumber')
    const guard = auth.use('web')
    await action.execute({ phone, digits: verificationCode })
    const { sessionId } = await guard.visitOrOpen()
    await action.remember(sessionId, phone)
    await guard.rotate()
    response.json({ success: true, message: 'Your phone number is verified.' })
  }

  /** `POST /api/signup` */
  @inject()
  async store(ctx: HttpContext, action: SignUp, findSignup: FindSignup) {
    const { auth, request, response } = ctx
    const input = validate(request, signUpInput)
    const guard = auth.use('web')
    const ip = request.ip()
    const openVisit = async () => {
      await throttleVisits(ip)
      return guard.visitOrOpen()
    }
    const userAgent = request.header('user-agent') ?? null
    const browser = refusedBrowser(ctx)
    const visit = await guard.visit()
    const origin = { visit, openVisit, ip, userAgent, deviceHash: browser.hash }
    const userId = await action.execute(input, origin).catch(remembering(browser))
    await guard.login(userId)
    await this.devices.remember(ctx, emailKeyOf(input.email))
    const signup = await findSignup.execute(userId)
    response.status(201).json({ success: true, message: `Welcome to ${brand}!`, signup })
  }

  /** `GET /api/signup` */
  @inject()
  async show(ctx: HttpContext, findSignup: FindSignup) {
    await answer(ctx, await findSignup.execute(ctx.auth.getUserOrFail().id))
  }

  /** `GET /api/signup/:email`: one's own; to anybody but an admin every other address is unknown. */
  @inject()
  async find(ctx: HttpContext, findSignup: FindSignup) {
    const user = ctx.auth.getUserOrFail()
    const emailKey = emailKeyOf(String(ctx.params.email).replaceAll('\0', ''))
    if (emailKey === emailKeyOf(user.email)) return answer(ctx, await findSignup.execute(user.id))
    if (!isAllowed(user.role, 'signups.find_any')) throw notFound()
    await answer(ctx, await findSignup.byEmail(emailKey, actorOf(ctx)))
  }

  /** `PUT /api/date-of-birth` */
  @inject()
  async confirmAge(ctx: HttpContext, action: ConfirmAge) {
    const { dateOfBirth } = validate(ctx.request, confirmAgeInput)
    const { sessionId, user } = await ctx.auth.use('web').visitOrOpen()
    if (!user) throw notSignedIn()
    const browser = refusedBrowser(ctx)
    const person = { userId: user.id, sessionId, deviceHash: browser.hash }
    await action.execute(person, dateOfBirth).catch(remembering(browser))
    ctx.response.json({ success: true, message: 'Thank you, your age is confirmed.' })
  }
}

/** On the way out with a refusal for being too young. */
function remembering(browser: RefusedBrowser) {
  return (error: unknown): never => {
    if (isTooYoung(error)) browser.remember()
    throw error
  }
}

async function answer(ctx: HttpContext, signup: Signup | null): Promise<void> {
  if (!signup) throw notFound()
  await answerUnlessKnown(ctx, versionOf(signup), () => ({ signup }))
}
