import { schedulesRun } from './schedules/run.js'
import { type CommandLine, noun } from '../verb.js'

export const scheduleCommands = (line: CommandLine) =>
  noun(line, { name: 'schedules', summary: 'the daily texts people asked for' }, [schedulesRun])
