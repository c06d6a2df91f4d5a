import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Sessions } from '#app/core/sessions/sessions'
import type { Session } from '#app/models/session'
import type { OpenSession } from '#app/people/passwords/contract'
import { deviceName } from '#app/people/passwords/device_name'

@inject()
export default class OpenSessionsController {
  constructor(private readonly sessions: Sessions) {}

  /** `GET /api/sessions` */
  async index({ auth }: HttpContext): Promise<{ sessions: OpenSession[] }> {
    const { sessionId } = await auth.use('web').visitOrOpen()
    const open = await this.sessions.listOpen(auth.getUserOrFail().id)
    return { sessions: open.map((row) => openSessionOf(row, sessionId)) }
  }

  /** `DELETE /api/sessions`: all but this one. */
  async destroy({ auth }: HttpContext): Promise<{ ended: number }> {
    const { sessionId } = await auth.use('web').visitOrOpen()
    const { id } = auth.getUserOrFail()
    const open = await this.sessions.listOpen(id)
    await this.sessions.closeAll(id, sessionId)
    return { ended: open.filter((row) => row.id !== sessionId).length }
  }
}

function openSessionOf(row: Session, currentId: number): OpenSession {
  return {
    id: row.id,
    isCurrent: row.id === currentId,
    device: deviceName(row.userAgent),
    openedAt: new Date(row.createdAt).toISOString(),
    seenAt: new Date(row.seenAt).toISOString(),
  }
}
