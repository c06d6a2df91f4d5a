import { runEval } from './eval/run.js'
import { type CommandLine, noun } from '../verb.js'

export const evalCommands = (line: CommandLine) =>
  noun(line, { name: 'eval', summary: 'how good she is' }, [runEval])
