import { billingAdvanceClock } from './billing/advance_clock.js'
import { type CommandLine, noun } from '../verb.js'

export const billingCommands = (line: CommandLine) =>
  noun(line, { name: 'billing', summary: 'payments' }, [billingAdvanceClock])
