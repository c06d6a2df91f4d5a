import { plansList } from './plans/list.js'
import { plansSync } from './plans/sync.js'
import { type CommandLine, noun } from '../verb.js'

export const planCommands = (line: CommandLine) =>
  noun(line, { name: 'plans', summary: 'what is sold' }, [plansList, plansSync])
