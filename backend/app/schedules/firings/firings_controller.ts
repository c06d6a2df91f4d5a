import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/ledgers/audit/actor_of'
import { isAllowed } from '#app/core/sessions/roles'
import { SendDue } from '#app/schedules/firings/send_due'
import { SendNow } from '#app/schedules/firings/send_now'

export default class FiringsController {
  /**
   * `POST /api/trigger-scheduled`: one's own that have not gone today; by an admin what is due, everybody's.
   */
  @inject()
  async store(ctx: HttpContext, sendNow: SendNow, sendDue: SendDue): Promise<void> {
    const { id, role } = ctx.auth.getUserOrFail()
    const message = isAllowed(role, 'schedules.send_due')
      ? inWords(await sendDue.execute(actorOf(ctx)), 'Nothing is due.')
      : inWords(await sendNow.execute(id), 'Nothing is left to send today.')
    ctx.response.json({ success: true, message })
  }
}

function inWords(count: number, none: string): string {
  if (count === 0) return none
  return count === 1 ? '1 message is on its way.' : `${count} messages are on their way.`
}
