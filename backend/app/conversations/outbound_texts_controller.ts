import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { tooMany } from '#app/core/refusal'
import { validate } from '#app/core/validate'
import { sendSmsInput } from '#app/conversations/contract'
import { SendGreeting } from '#app/conversations/send_greeting'

const GREETINGS_AN_HOUR = 3

@inject()
export default class OutboundTextsController {
  constructor(private readonly sendGreeting: SendGreeting) {}

  /** `POST /api/send-sms` */
  async store({ auth, request, response }: HttpContext): Promise<void> {
    const user = auth.getUserOrFail()
    const input = validate(request, sendSmsInput)
    await this.#throttle(user.id)
    const messageId = await this.sendGreeting.execute(
      user,
      input.phoneNumber.replace(/[\s().-]/g, '')
    )
    response.json({
      success: true,
      messageId,
      message: 'Her text is on its way.',
    })
  }

  async #throttle(userId: number): Promise<void> {
    const limit = limiter.use({
      requests: GREETINGS_AN_HOUR,
      duration: '1 hour',
    })
    const isAllowed = await limit.attempt(`greeting:${userId}`, () => true)
    if (isAllowed) return
    throw tooMany(
      await limit.availableIn(`greeting:${userId}`),
      'She just said hello. Try again later.'
    )
  }
}
