import { smsSegments } from './sms/segments.js'
import { smsSend } from './sms/send.js'
import { type CommandLine, noun } from '../verb.js'

export const smsCommands = (line: CommandLine) =>
  noun(line, { name: 'sms', summary: 'single texts' }, [smsSend, smsSegments])
