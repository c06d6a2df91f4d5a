import { reportCrisis } from './report/crisis.js'
import { reportDuties } from './report/duties.js'
import { type CommandLine, noun } from '../verb.js'

export const reportCommands = (line: CommandLine) =>
  noun(line, { name: 'report', summary: 'figures to publish, and what the law asks' }, [
    reportCrisis,
    reportDuties,
  ])
