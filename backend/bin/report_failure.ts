/**
 * What stopped a start, on standard error: our own refusals
 * as the plain sentences they are, the rest with their stack.
 */
export function reportFailure(error: unknown): void {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message.startsWith('Everly ') ? error.message : (error.stack ?? error.message)
}
