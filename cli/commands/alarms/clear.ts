import { EXIT } from '../../exit_codes.js'
import { Failure } from '../../failure.js'
import { idOf } from '../../values.js'
import type { Verb } from '../../verb.js'

/** `alarms clear` */
export const alarmsClear: Verb = {
  name: 'clear',
  summary: 'its cause is gone: texts it held up go on',
  args: [['<id>', 'of an open alarm']],
  examples: ['alarms clear 3'],
  async run({ args: [given = ''], output, withApp }) {
    const id = idOf(given)
    const isCleared = await withApp(async (app) => {
      const { Alarms } = await import('#app/alarms/alarms')
      const { Database } = await import('#app/core/database')
      const { OPERATOR } = await import('#app/audit/audit_log')
      const { ClearAlarm } = await import('#app/support/clear_alarm')
      const alarms = await app.container.make(Alarms)
      const { read } = await app.container.make(Database)
      const open = await alarms.list(read)
      if (!open.some((alarm) => alarm.id === id)) return false
      const clear = await app.container.make(ClearAlarm)
      await clear.execute(OPERATOR, id)
      return true
    })
    if (!isCleared) {
      throw new Failure(EXIT.notFound, `No open alarm has the id ${id}.`, {
        fix: 'everly alarms list',
      })
    }
    output.say(`alarm ${id} is cleared`, { id, isCleared })
  },
}
