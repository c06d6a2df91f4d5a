import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { answerUnlessKnown, versionOf } from '#app/core/answers/conditional_get'
import { idParam } from '#app/core/requests/id_param'
import { validate } from '#app/core/requests/validate'
import { diaryLineInput } from '#app/conversations/diary/contract'
import { Diary } from '#app/conversations/diary/diary'

@inject()
export default class DiaryController {
  constructor(private readonly diary: Diary) {}

  /** `GET /api/diary` */
  async index(ctx: HttpContext): Promise<void> {
    const lines = await this.diary.list(ctx.auth.getUserOrFail().id)
    await answerUnlessKnown(ctx, versionOf(lines), () => ({ lines }))
  }

  /** `PATCH /api/diary/:id` */
  async update({ auth, params, request, response }: HttpContext): Promise<void> {
    const own = { userId: auth.getUserOrFail().id, id: idParam(params.id) }
    const line = await this.diary.change(own, validate(request, diaryLineInput))
    response.json({ success: true, message: 'Saved.', line })
  }

  /** `DELETE /api/diary/:id` */
  async destroy({ auth, params, response }: HttpContext): Promise<void> {
    await this.diary.remove({ userId: auth.getUserOrFail().id, id: idParam(params.id) })
    response.json({ success: true, message: 'The line is deleted.' })
  }
}
