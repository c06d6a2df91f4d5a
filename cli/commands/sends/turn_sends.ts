import type { ApplicationService } from '@adonisjs/core/types'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'

/** Turns the switch; whether it was the one who did. */
export async function turnSends(
  app: ApplicationService,
  wish: { areAllStopped: boolean; reason: string }
): Promise<{ areAllStopped: boolean; isChanged: boolean }> {
  const { SwitchSends } = await import('#app/console/support/switch_sends')
  const { OPERATOR } = await import('#app/ledgers/audit/audit_log')
  const switchSends = await app.container.make(SwitchSends)
  const before = await switchSends.find()
  if (before.isStoppedByEnvironment && !wish.areAllStopped) {
    throw new Failure(EXIT.refused, 'The environment stops all sends; no switch starts them.', {
      fix: 'Take STOP_ALL_SENDS away and restart the server.',
    })
  }
  const { areAllStopped } = await switchSends.execute(OPERATOR, wish)
  return { areAllStopped, isChanged: areAllStopped !== before.areAllStopped }
}
