import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { emailKeyOf } from '#app/people/accounts/find_signup'
import { validate } from '#app/core/requests/validate'
import {
  phoneChangeInput,
  type Preferences,
  preferencesInput,
  profileInput,
  type ProfileSaved,
  undoInput,
  verifyPhoneChangeInput,
} from '#app/people/profile/contract'
import { RequestPhoneChange } from '#app/people/profile/request_phone_change'
import { ResumeTexting } from '#app/people/profile/resume_texting'
import { SavePreferences } from '#app/people/profile/save_preferences'
import { SaveProfile } from '#app/people/profile/save_profile'
import { UndoChange } from '#app/people/profile/undo_change'
import { VerifyPhoneChange } from '#app/people/profile/verify_phone_change'
import { KnownDevices } from '#app/people/verification/known_devices'
import { ProofOfWork } from '#app/people/verification/proof_of_work'
import { SendCode } from '#app/people/codes/send_code'
import { throttleCodesFrom } from '#app/people/codes/throttles'

export default class ProfileController {
  /** `PUT /api/signup` */
  @inject()
  async update(
    ctx: HttpContext,
    action: SaveProfile,
    devices: KnownDevices
  ): Promise<ProfileSaved> {
    const input = validate(ctx.request, profileInput)
    const { email } = ctx.auth.getUserOrFail()
    const requiresVerification = await action.execute(input, originOf(ctx))
    const account = emailKeyOf(input.newEmail)
    // What this browser is known by is bound to the email.
    if (account !== emailKeyOf(email)) await devices.remember(ctx, account)
    const message = requiresVerification
      ? 'Your profile is saved. Please verify your new phone number.'
      : 'Your profile is saved.'
    return { success: true, message, requiresVerification }
  }

  /** `POST /api/request-phone-change` */
  @inject()
  async requestPhoneChange(
    { auth, request, response }: HttpContext,
    action: RequestPhoneChange,
    work: ProofOfWork
  ) {
    const user = auth.getUserOrFail()
    const input = validate(request, phoneChangeInput)
    await work.demand(request, input.phone)
    await action.execute(input, { user, address: request.ip() })
    response.json({ success: true, message: 'We sent a 6-digit code to your new phone number.' })
  }

  /** `POST /api/verify-phone-change` */
  @inject()
  async verifyPhoneChange(ctx: HttpContext, action: VerifyPhoneChange) {
    const guard = ctx.auth.use('web')
    const { verificationCode } = validate(ctx.request, verifyPhoneChangeInput)
    const { sessionId } = await guard.visitOrOpen()
    await action.execute({ ...originOf(ctx), digits: verificationCode, sessionId })
    await guard.rotate()
    ctx.response.json({ success: true, message: 'Your phone number has been updated.' })
  }

  /** `POST /api/owner-code`: a proof for who does not know the password. */
  @inject()
  async sendOwnerCode({ auth, request, response }: HttpContext, action: SendCode) {
    const { id: userId, phone } = auth.getUserOrFail()
    const origin = { phone, address: request.ip() }
    // Not against the numbers around: outsiders must not use up what an owner needs.
    await throttleCodesFrom(origin.address)
    await action.execute({ ...origin, purpose: 'owner', userId })
    response.json({ success: true, message: 'We sent a 6-digit code to your phone.' })
  }

  /** `POST /api/undo-change` */
  @inject()
  async undo(ctx: HttpContext, action: UndoChange, devices: KnownDevices) {
    const account = await action.execute(validate(ctx.request, undoInput).token)
    await devices.remember(ctx, account)
    ctx.response.json({
      success: true,
      message: 'Your old phone number and email are back. Please choose a new password.',
    })
  }

  /** `PUT /api/preferences` */
  @inject()
  async savePreferences(ctx: HttpContext, action: SavePreferences) {
    const input = validate(ctx.request, preferencesInput)
    const preferences: Preferences = await action.execute(originOf(ctx), input)
    return preferences
  }

  /** `POST /api/texting/resume` */
  @inject()
  async resumeTexting({ auth, response }: HttpContext, action: ResumeTexting) {
    await action.execute(auth.getUserOrFail().id)
    response.json({ success: true, message: 'She can text you again.' })
  }
}

/** Who agrees to something, and from where. */
function originOf({ auth, request }: HttpContext) {
  const userAgent = request.header('user-agent') ?? null
  return { userId: auth.getUserOrFail().id, ip: request.ip(), userAgent }
}
