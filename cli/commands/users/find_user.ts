import type { ApplicationService } from '@adonisjs/core/types'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'

/** The account with this e-mail address or id; no such account is a failure. */
export async function findUser(app: ApplicationService, who: string, isRevealed = false) {
  const { ListUsers } = await import('#app/console/calls/list_users')
  const users = await app.container.make(ListUsers)
  const user = await users.find(who, { isRevealed })
  if (user) return user
  throw new Failure(EXIT.notFound, `No account is ${who}.`, { fix: 'everly users list' })
}
