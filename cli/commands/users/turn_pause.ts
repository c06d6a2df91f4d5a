import type { ApplicationService } from '@adonisjs/core/types'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'

interface Wish {
  /** An e-mail address or an id. */
  who: string
  isPaused: boolean
  reason: string | null
}

/** Pauses an account or lets it go on; what is so already is refused. */
export async function turnPause(app: ApplicationService, { who, isPaused, reason }: Wish) {
  const { ListUsers } = await import('#app/console/calls/list_users')
  const { PauseSignup } = await import('#app/console/support/pause_signup')
  const { OPERATOR } = await import('#app/ledgers/audit/audit_log')
  const users = await app.container.make(ListUsers)
  const user = await users.find(who, { isRevealed: false })
  if (!user) throw new Failure(EXIT.notFound, `No account is ${who}.`, { fix: 'everly users list' })
  if ((user.state === 'paused') === isPaused) {
    throw new Failure(
      EXIT.refused,
      `This account is ${isPaused ? 'paused already' : 'not paused'}.`
    )
  }
  const pause = await app.container.make(PauseSignup)
  await pause.execute(OPERATOR, { userId: user.id, isPaused, reason })
  return { id: user.id, isPaused }
}
