import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { answerUnlessKnown, versionOf } from '#app/core/answers/conditional_get'
import { Database } from '#app/core/database/database'
import { idParam } from '#app/core/requests/id_param'
import { validate } from '#app/core/requests/validate'
import { marksInput } from '#app/conversations/marks/contract'
import { listMoments } from '#app/conversations/marks/list_moments'
import { MarkText } from '#app/conversations/marks/mark_text'

@inject()
export default class MarksController {
  constructor(
    private readonly markText: MarkText,
    private readonly database: Database
  ) {}

  /** `GET /api/moments` */
  async index(ctx: HttpContext): Promise<void> {
    const moments = await listMoments(this.database.read, ctx.auth.getUserOrFail().id)
    await answerUnlessKnown(ctx, versionOf(moments), () => ({ moments }))
  }

  /** `PATCH /api/texts/:id/marks` */
  async update({ auth, params, request, response }: HttpContext): Promise<void> {
    const own = { userId: auth.getUserOrFail().id, messageId: idParam(params.id) }
    const marks = await this.markText.execute(own, validate(request, marksInput))
    response.json({ success: true, message: 'Saved.', marks })
  }
}
