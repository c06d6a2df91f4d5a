import type { ApplicationService } from '@adonisjs/core/types'
import type { Alarm } from '#app/models/alarm'
import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import { goAhead, type Plan } from '../../go_ahead.js'
import { areTextsReal } from '../../live_keys.js'
import { readOf } from '../../read_of.js'
import { idOf } from '../../values.js'
import type { Verb } from '../../verb.js'

/** `alarms clear` */
export const alarmsClear: Verb = {
  name: 'clear',
  summary: 'its cause is gone: what it held up goes on',
  args: [['<id>', 'of an open alarm']],
  does: 'sends',
  examples: ['alarms clear 3', 'alarms clear 3 --dry-run', 'alarms clear 3 --live --yes'],
  async run(run) {
    const id = idOf(run.args[0] ?? '')
    await run.withApp(async (app) => {
      const alarm = await findOpen(app, id)
      const { CLEARED } = await import('#app/ledgers/alarms/contract')
      const about = `alarm ${id} (${alarm.kind}, ${alarm.subject})`
      const heldUp = await countHeldUp(app, alarm)
      const { kind, subject } = alarm
      const waiting = kind === 'registration' ? ` Held back now: ${heldUp}.` : ''
      const after = `${CLEARED[kind as keyof typeof CLEARED]}${waiting}`
      const plan: Plan = {
        question: `Clear ${about}? ${after}`,
        preview: [`${about}: ${after}`, { id, kind, subject, heldUp }],
        isLive: await areTextsReal(app),
      }
      if (!(await goAhead(run, plan))) return
      await clear(app, id)
      run.output.say(`alarm ${id} is cleared`, { id, isCleared: true })
    })
  },
}

async function findOpen(app: ApplicationService, id: number): Promise<Alarm> {
  const { Alarms } = await import('#app/ledgers/alarms/alarms')
  const alarms = await app.container.make(Alarms)
  const open = await alarms.list(await readOf(app))
  const found = open.find((alarm) => alarm.id === id)
  if (found) return found
  throw new Failure(EXIT.notFound, `No open alarm has the id ${id}.`, {
    fix: 'everly alarms list',
  })
}

/** Only where carriers refuse our number do texts wait for a person: those to that country. */
async function countHeldUp(app: ApplicationService, { kind, subject }: Alarm): Promise<number> {
  if (kind !== 'registration') return 0
  const { Message } = await import('#app/models/message')
  const { countOf } = await import('#app/models/count_of')
  const waiting = { state: 'queued', isHeld: false }
  return countOf(
    Message.query(await readOf(app))
      .where(waiting)
      .whereLike('phone', `${subject}%`)
  )
}

async function clear(app: ApplicationService, id: number): Promise<void> {
  const { OPERATOR } = await import('#app/ledgers/audit/audit_log')
  const { ClearAlarm } = await import('#app/console/support/clear_alarm')
  const action = await app.container.make(ClearAlarm)
  await action.execute(OPERATOR, id)
}
