import { sendsStart } from './sends/start.js'
import { sendsStatus } from './sends/status.js'
import { sendsStop } from './sends/stop.js'
import { type CommandLine, noun } from '../verb.js'

export const sendCommands = (line: CommandLine) =>
  noun(line, { name: 'sends', summary: 'whether texts leave at all' }, [
    sendsStatus,
    sendsStop,
    sendsStart,
  ])
