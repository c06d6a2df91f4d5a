import { jobsList } from './jobs/list.js'
import { jobsRetry } from './jobs/retry.js'
import { jobsRun } from './jobs/run.js'
import { type CommandLine, noun } from '../verb.js'

export const jobCommands = (line: CommandLine) =>
  noun(line, { name: 'jobs', summary: 'the waiting work' }, [jobsList, jobsRetry, jobsRun])
