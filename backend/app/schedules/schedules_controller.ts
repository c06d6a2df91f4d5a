import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/refusal'
import { validate } from '#app/core/validate'
import { scheduleInput, toggleInput } from '#app/schedules/contract'
import { DeleteSchedule } from '#app/schedules/delete_schedule'
import { SaveSchedule } from '#app/schedules/save_schedule'
import { SwitchSchedule } from '#app/schedules/switch_schedule'

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
    await action.execute({ userId: auth.getUserOrFail().id, id: idIn(params), enabled })
    response.json({ success: true, message: enabled ? 'It is active.' : 'It is paused.' })
  }

  /** `DELETE /api/activities/{id}` */
  @inject()
  async destroy({ auth, response, params }: HttpContext, action: DeleteSchedule): Promise<void> {
    await action.execute({ userId: auth.getUserOrFail().id, id: idIn(params) })
    response.json({ success: true, message: 'It was deleted.' })
  }
}

const LARGEST_ID = 2 ** 31 - 1

/** What is no id at all is as unknown as one that was never given. */
function idIn(params: Record<string, unknown>): number {
  const id = /^\d{1,10}$/.test(String(params.id)) ? Number(params.id) : Number.NaN
  if (!(id > 0 && id <= LARGEST_ID)) throw notFound()
  return id
}
