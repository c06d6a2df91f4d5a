import type { ApplicationService } from '@adonisjs/core/types'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'

interface Wish {
  areAllStopped: boolean
}

interface Turned extends Wish {
  /** It stood the other way before. */
  isChanged: boolean
}

/** What turning the switch would come to; what the environment stops is refused. */
export async function foreseeSends(app: ApplicationService, wish: Wish): Promise<Turned> {
  const switchSends = await switchIn(app)
  const before = await switchSends.find()
  if (before.isStoppedByEnvironment && !wish.areAllStopped) {
    throw new Failure(EXIT.refused, 'The environment stops all sends; no switch starts them.', {
      fix: 'Take STOP_ALL_SENDS away and restart the server.',
    })
  }
  const { areAllStopped } = wish
  return { areAllStopped, isChanged: areAllStopped !== before.areAllStopped }
}

/** Turns the switch; whether it was the one who did. */
export async function turnSends(
  app: ApplicationService,
  wish: Wish & { reason: string }
): Promise<Turned> {
  const { OPERATOR } = await import('#app/ledgers/audit/audit_log')
  const { isChanged } = await foreseeSends(app, wish)
  const switchSends = await switchIn(app)
  const { areAllStopped } = await switchSends.execute(OPERATOR, wish)
  return { areAllStopped, isChanged }
}

async function switchIn(app: ApplicationService) {
  const { SwitchSends } = await import('#app/console/support/switch_sends')
  return app.container.make(SwitchSends)
}
