/**
 * An error without what a person wrote: knex puts a statement with its values in front of the message
 * (`insert into … values ('…') - UNIQUE constraint failed`), and a stack begins with the message again.
 */
export function safeError(error: unknown): {
  type: string
  errorCode?: string
  summary: string
  stack: string
} {
  if (!(error instanceof Error)) return { type: 'unknown', summary: 'unknown error', stack: '' }
  const code = (error as { code?: string }).code
  const reason = reasonOf(error.message).slice(0, 300)
  const stack = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
  return {
    type: error.name,
    errorCode: code,
    summary: `${error.name}${code ? ` ${code}` : ''}: ${reason}`,
    stack,
  }
}

/** What the database said, without the statement that knex puts in front of it. */
export function reasonOf(message: string): string {
  return message.split(' - ').at(-1) ?? message
}
