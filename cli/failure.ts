import { ProviderError } from '#app/core/answers/provider_error'
import { Refusal } from '#app/core/answers/refusal'
import { reasonOf } from '#app/core/telemetry/safe_error'
import { EXIT, type ExitCode } from './exit_codes.js'

/** What went wrong, why, and what to do about it. */
export class Failure extends Error {
  readonly why?: string
  readonly fix?: string

  constructor(
    readonly exit: ExitCode,
    what: string,
    { why, fix }: { why?: string; fix?: string } = {}
  ) {
    super(what)
    this.why = why
    this.fix = fix
  }
}

type Known = (error: Error & { code?: string; help?: string }) => Failure | null | Promise<Failure>

const DOCTOR = 'everly doctor'

/** Any error as an operator should read it; the first that knows it speaks. */
export async function explained(error: unknown): Promise<Failure> {
  if (!(error instanceof Error)) return new Failure(EXIT.failure, String(error))
  for (const known of [ours, fromProvider, fromSettings, fromSqlite, fromPostgres]) {
    const failure = await known(error)
    if (failure) return failure
  }
  return new Failure(EXIT.failure, error.message || error.name)
}

const ours = (error: Error): Failure | null => {
  if (error instanceof Failure) return error
  if (!(error instanceof Refusal)) return null
  const provider = error.cause instanceof Error ? fromProvider(error.cause) : null
  if (provider) {
    const { exit, message: why, fix } = provider
    return new Failure(exit, error.message, { why, fix })
  }
  const fields = Object.values(error.errors ?? {}).filter((text) => text !== error.message)
  return new Failure(EXIT_OF_STATUS[error.status] ?? EXIT.refused, error.message, {
    ...(fields.length > 0 && { why: fields.join(' ') }),
  })
}

const EXIT_OF_STATUS: Partial<Record<number, ExitCode>> = {
  400: EXIT.usage,
  404: EXIT.notFound,
  422: EXIT.usage,
  502: EXIT.provider,
  503: EXIT.notConfigured,
}

const fromProvider = (error: Error): Failure | null => {
  if (!(error instanceof ProviderError)) return null
  const code = error.errorCode ? ` (${error.errorCode})` : ''
  const what = `The ${error.provider} provider did not do it${code}: ${error.outcome}.`
  return new Failure(EXIT.provider, what, { fix: `${DOCTOR} --online` })
}

const fromSettings: Known = (error) =>
  error.code === 'E_INVALID_ENV_VARIABLES'
    ? new Failure(EXIT.notConfigured, 'A setting is not what it must be.', {
        why: error.help,
        fix: 'Correct it in .env or in the environment.',
      })
    : null

const NEEDS_MIGRATION = 'everly db migrate'

const fromSqlite: Known = (error) => {
  if (!error.code?.startsWith('SQLITE_')) return null
  if (/^no such (table|column)/.test(reasonOf(error.message))) return staleSchema(error)
  if (error.code.startsWith('SQLITE_BUSY')) {
    return new Failure(EXIT.failure, 'The database is busy.', { fix: 'Try again in a moment.' })
  }
  const isUnusable = /CANTOPEN|NOTADB|CORRUPT|READONLY|IOERR|FULL/.test(error.code)
  if (!isUnusable) return null
  return new Failure(EXIT.failure, 'The database cannot be used.', {
    why: `${reasonOf(error.message)} (${error.code})`,
    fix: DOCTOR,
  })
}

const NO_CONNECTION = /^(ECONNREFUSED|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|ECONNRESET|28P01|28000|3D000)$/

const fromPostgres: Known = (error) => {
  if (error.code === '42P01' || error.code === '42703') return staleSchema(error)
  if (!NO_CONNECTION.test(error.code ?? '')) return null
  return new Failure(EXIT.notConfigured, 'The database does not answer.', {
    why: reasonOf(error.message) || error.code,
    fix: `Look at DATABASE_URL and at the server, then: ${DOCTOR}`,
  })
}

/** Whoever forgot the settings sees that this is not their database. */
async function staleSchema(error: Error): Promise<Failure> {
  const { databaseFile, postgresUrl } = await import('#config/database')
  const name = databaseFile ?? withoutPassword(postgresUrl ?? '')
  return new Failure(EXIT.notConfigured, `The schema of ${name} is not up to date.`, {
    why: reasonOf(error.message),
    fix: NEEDS_MIGRATION,
  })
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url)
  return host + pathname
}
