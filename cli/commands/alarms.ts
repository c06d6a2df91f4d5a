import { alarmsClear } from './alarms/clear.js'
import { alarmsList } from './alarms/list.js'
import { type CommandLine, noun } from '../verb.js'

export const alarmCommands = (line: CommandLine) =>
  noun(line, { name: 'alarms', summary: 'what only a person can put right' }, [
    alarmsList,
    alarmsClear,
  ])
