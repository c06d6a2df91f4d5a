/** How every command ends; shown by `everly --help`. */
export const EXIT = {
  ok: 0,
  failure: 1,
  usage: 2,
  notConfigured: 3,
  notFound: 4,
  refused: 5,
  provider: 6,
  partial: 7,
  interrupted: 130,
} as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

const MEANINGS: Record<keyof typeof EXIT, string> = {
  ok: 'done',
  failure: 'it failed',
  usage: 'the command line is wrong, or an answer is needed and nobody can be asked',
  notConfigured: 'a setting, a key, a program or the schema is missing',
  notFound: 'there is no such person, job, text or file',
  refused: 'a rule or the operator said no',
  provider: 'a provider did not do it',
  partial: 'some of it was done; the output says what',
  interrupted: 'Ctrl-C; the output says how to go on',
}

export function exitCodesInWords(): string {
  const lines = Object.entries(EXIT).map(
    ([name, code]) => `  ${String(code).padEnd(4)} ${MEANINGS[name as keyof typeof EXIT]}`
  )
  return ['Exit codes:', ...lines].join('\n')
}
