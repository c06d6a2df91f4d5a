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
  const reason = error.message
    .slice(error.message.lastIndexOf(' - ') + 1)
    .replace(/^- /, '')
    .slice(0, 300)
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
