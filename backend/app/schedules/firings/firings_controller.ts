import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { isAllowed } from '#app/core/sessions/roles'
import { SendDue } from '#app/schedules/firings/send_due'
import { SendNow } from '#app/schedules/firings/send_now'

export default class FiringsController {
  /**
   * `POST /api/trigger-scheduled`: one's own that have not gone today; by an admin what is due, everybody's.
   */
  @inject()
  async store({ auth, response }: HttpContext, sendNow: SendNow, sendDue: SendDue): Promise<void> {
    const { id, role } = auth.getUserOrFail()
    const count = isAllowed(role, 'schedules.send_due')
      ? await sendDue.execute()
      : await sendNow.execute(id)
    response.json({ success: true, message: inWords(count) })
  }
}

function inWords(count: number): string {
  if (count === 0) return 'Nothing is due.'
  return count === 1 ? '1 message is on its way.' : `${count} messages are on their way.`
}
