import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Logger } from '@adonisjs/core/logger'
import type { Clock } from '#app/core/clock/clock'
import type { Statements } from '#app/core/database/sql'
import { Alarm } from '#app/models/alarm'
import { insertUnlessKnown } from '#app/models/insert_unless_known'

/**
 * What an operator has to look at. `registration`: carriers refuse our number in a country (the subject).
 * `filtered`: a carrier filtered a text (the subject is its hash). `credentials`: the provider refuses our keys.
 * `dead_job`: jobs of a kind (the subject) were given up. `spend`: a budget of a UTC day nears its end, or is spent.
 * `codes_closed`: numbers or addresses (the subject) for which many codes were asked and few entered get none for a while.
 * `crisis_unanswered`: a safety event (its id is the subject) that no member of staff has answered in time.
 */
export type AlarmKind =
  | 'registration'
  | 'filtered'
  | 'credentials'
  | 'dead_job'
  | 'spend'
  | 'codes_closed'
  | 'crisis_unanswered'

/** Troubles that one text uncovers and only a person can end. An open one counts up; a cleared one stays on record. */
export class Alarms {
  constructor(
    private readonly clock: Clock,
    private readonly logger: Pick<Logger, 'warn'>
  ) {}

  async raise(at: Statements, kind: AlarmKind, subject: string): Promise<void> {
    const now = this.clock.now()
    const about = { kind, subject }
    if (await countUp(at, about, now)) return
    const alarm = new Alarm().fill({ ...about, times: 1, firstAt: now, lastAt: now })
    if (!(await insertUnlessKnown(alarm, at.client))) {
      // Another process raised it at the same moment.
      await countUp(at, about, now)
      return
    }
    // The subject of a filtered text names its words.
    const named = kind === 'filtered' ? { kind } : about
    this.logger.warn({ ...named, times: 1 }, 'an alarm was raised')
  }

  list({ client }: Statements): Promise<Alarm[]> {
    return open(client).orderBy('last_at', 'desc')
  }

  /** False when there is no such open alarm. */
  async clear({ client }: Statements, which: Which, who: string): Promise<boolean> {
    const end = { cleared_at: this.clock.now(), cleared_by: who }
    const [cleared] = await open(client).where(which).update(end)
    return Number(cleared) > 0
  }
}

type Which = { id: number } | { kind: AlarmKind; subject: string }

/** False when none is open. */
async function countUp(
  { client }: Statements,
  about: { kind: AlarmKind; subject: string },
  now: number
): Promise<boolean> {
  const [counted] = await open(client).where(about).increment('times')
  if (Number(counted) === 0) return false
  await open(client).where(about).update({ last_at: now })
  return true
}

function open(client: QueryClientContract) {
  return Alarm.query({ client }).withScopes((alarms) => alarms.open())
}
