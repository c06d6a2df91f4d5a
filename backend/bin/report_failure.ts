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
  if (error.message.startsWith('Everly ')) return error.message
  const sentence = sentenceFor(error)
  return sentence ? `Everly does not start: ${sentence}` : (error.stack ?? error.message)
}

/** What the machine or the database says, as an operator reads it; undefined for what is a fault of ours. */
function sentenceFor(error: Told): string | undefined {
  const [, say] = SENTENCES.find(([codes]) => codes.test(error.code ?? '')) ?? []
  return say?.({ ...error, why: error.message.split('\n', 1)[0] ?? '' })
}

const SENTENCES: readonly (readonly [RegExp, (told: Told & { why: string }) => string])[] = [
  [
    /^EADDRINUSE$/,
    ({ port }) => `port ${port} is taken by another program. Set PORT to a free one.`,
  ],
  [
    /^EADDRNOTAVAIL$/,
    ({ address }) => `${address} is no address of this machine. Set HOST to one that is.`,
  ],
  [
    /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC)$/,
    ({ port, path, why }) =>
      port
        ? `port ${port} is not allowed to us. Set PORT above 1023.`
        : `${path ?? 'a file'} cannot be used (${why}). Look at its owner, or at DATABASE_URL.`,
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    ({ hostname, code }) =>
      `no address is known for the name ${hostname} (${code}). Look at HOST and DATABASE_URL.`,
  ],
  [
    /^E_INVALID_ENV_VARIABLES$/,
    ({ help, why }) => `a setting is not what it must be.\n${help ?? why}`,
  ],
  [
    /^(ECONNREFUSED|ETIMEDOUT|ECONNRESET)$/,
    ({ code }) => `the database does not answer (${code}). Look at DATABASE_URL.`,
  ],
  [/^(28P01|28000|3D000)$/, ({ why }) => `the database refuses us: ${why}. Look at DATABASE_URL.`],
  [
    /^SQLITE_/,
    ({ why, code }) => `the database file cannot be used: ${why} (${code}). Run: everly doctor`,
  ],
]

type Told = Error & {
  code?: string
  help?: string
  /** Where it failed, as Node names it. */
  port?: number
  address?: string
  hostname?: string
  path?: string
}
