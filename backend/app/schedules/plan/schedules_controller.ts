import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { idParam } from '#app/core/requests/id_param'
import { validate } from '#app/core/requests/validate'
import { scheduleInput, toggleInput } from '#app/schedules/plan/contract'
import { DeleteSchedule } from '#app/schedules/plan/delete_schedule'
import { SaveSchedule } from '#app/schedules/plan/save_schedule'
import { SwitchSchedule } from '#app/schedules/plan/switch_schedule'

export default class SchedulesController {
  /** `POST /api/schedule-message` */
  @inject()
  async save({ auth, request, response }: HttpContext, action: SaveSchedule): Promise<void> {
    const input = validate(request, scheduleInput)
    const userAgent = request.header('user-agent') ?? null
    const id = await action.execute(auth.getUserOrFail().id, input, {
      ip: request.ip(),
      userAgent,
    })
    const message = input.isEditing ? 'Your message was updated.' : 'Your message is scheduled.'
    response.status(input.isEditing ? 200 : 201).json({ success: true, message, id })
  }

  /** `PATCH /api/activities/{id}/toggle` */
  @inject()
  async switch({ auth, request, response, params }: HttpContext, action: SwitchSchedule) {
    const { enabled } = validate(request, toggleInput)
    await action.execute({ userId: auth.getUserOrFail().id, id: idParam(params.id), enabled })
    response.json({ success: true, message: enabled ? 'It is active.' : 'It is paused.' })
  }

  /** `DELETE /api/activities/{id}` */
  @inject()
  async destroy({ auth, response, params }: HttpContext, action: DeleteSchedule): Promise<void> {
    await action.execute({ userId: auth.getUserOrFail().id, id: idParam(params.id) })
    response.json({ success: true, message: 'It was deleted.' })
  }
}
