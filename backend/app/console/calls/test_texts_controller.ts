import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import limits from '#config/limits'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { type TestTextInput, testTextInput } from '#app/console/calls/contract'
import { SendTestText } from '#app/texting/sending/send_test_text'
import { idParam } from '#app/core/requests/id_param'
import { throttleCalls } from '#app/core/requests/throttle_calls'
import { validate } from '#app/core/requests/validate'
import { FindTestText } from '#app/console/support/find_test_text'
import { PreviewTestText } from '#app/console/support/preview_test_text'

@inject()
export default class TestTextsController {
  constructor(
    private readonly sendTestText: SendTestText,
    private readonly previewTestText: PreviewTestText,
    private readonly findTestText: FindTestText
  ) {}

  /** `POST /api/admin/test-texts/preview` */
  async preview({ request, response }: HttpContext): Promise<void> {
    const input = validate(request, testTextInput)
    response.json(await this.previewTestText.execute(textOf(input)))
  }

  /** `POST /api/admin/test-texts` */
  async store(ctx: HttpContext): Promise<void> {
    const input = validate(ctx.request, testTextInput)
    await throttleCalls(ctx.auth.getUserOrFail().id, limits.staff.testTexts)
    const messageId = await this.sendTestText.execute(actorOf(ctx), textOf(input))
    ctx.response.json({ success: true, messageId, message: 'The text is on its way.' })
  }

  /** `GET /api/admin/test-texts/{id}` */
  async show({ params, response }: HttpContext): Promise<void> {
    response.json(await this.findTestText.execute(idParam(params.id)))
  }
}

/** Numbers are pasted as people write them. */
function textOf({ phoneNumber, message, key }: TestTextInput) {
  return { phone: phoneNumber.replace(/[\s().-]/g, ''), body: message, key }
}
