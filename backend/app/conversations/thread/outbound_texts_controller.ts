import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limits from '#config/limits'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { throttleCalls } from '#app/core/requests/throttle_calls'
import { validate } from '#app/core/requests/validate'
import { sendSmsInput } from '#app/conversations/thread/contract'
import { SendGreeting } from '#app/conversations/thread/send_greeting'
import { SendTestText } from '#app/texting/sending/send_test_text'
import { isAllowed } from '#app/core/sessions/roles'

@inject()
export default class OutboundTextsController {
  constructor(
    private readonly sendGreeting: SendGreeting,
    private readonly sendTestText: SendTestText
  ) {}

  /** `POST /api/send-sms` */
  async store(ctx: HttpContext): Promise<void> {
    const { auth, request, response } = ctx
    const user = auth.getUserOrFail()
    const { phoneNumber, message } = validate(request, sendSmsInput)
    const phone = phoneNumber.replace(/[\s().-]/g, '')
    const isAnywhere = phone !== user.phone && isAllowed(user.role, 'sms.send_anywhere')
    const messageId = isAnywhere
      ? await this.#sendAnywhere(ctx, { phone, body: message })
      : await this.sendGreeting.execute(user, phone)
    response.json({ success: true, messageId, message: 'The text is on its way.' })
  }

  async #sendAnywhere(ctx: HttpContext, text: { phone: string; body: string }): Promise<number> {
    const actor = actorOf(ctx)
    await throttleCalls(ctx.auth.getUserOrFail().id, limits.staff.testTexts)
    return this.sendTestText.execute(actor, text)
  }
}
