import type { ApplicationService } from '@adonisjs/core/types'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import { findUser } from './find_user.js'

interface Wish {
  /** An e-mail address or an id. */
  who: string
  isPaused: boolean
  reason: string | null
}

/** The account that would be paused, or go on; one that is so already is refused. */
export async function findUnlike(
  app: ApplicationService,
  { who, isPaused }: Pick<Wish, 'who' | 'isPaused'>
) {
  const user = await findUser(app, who)
  if ((user.state === 'paused') !== isPaused) return user
  throw new Failure(EXIT.refused, `This account is ${isPaused ? 'paused already' : 'not paused'}.`)
}

/** Pauses an account or lets it go on. */
export async function turnPause(app: ApplicationService, { who, isPaused, reason }: Wish) {
  const { PauseSignup } = await import('#app/console/support/pause_signup')
  const { OPERATOR } = await import('#app/ledgers/audit/audit_log')
  const user = await findUnlike(app, { who, isPaused })
  const pause = await app.container.make(PauseSignup)
  await pause.execute(OPERATOR, { userId: user.id, isPaused, reason })
  return { id: user.id, isPaused }
}
