import { BRAND } from './names'

const SORRY = 'Something went wrong. Please try again.'
const BROKEN_NETWORK = `Could not reach ${BRAND}. Check your connection and try again.`

interface Answer {
  status: number
  statusText: string
  text: string
  headers: Headers
}

/** An answer that is not OK. The message reads `STATUS: body`; `refusal` is the sentence for a person. */
export class ApiError extends Error {
  name = 'ApiError'
  /** 0 when no answer came at all. */
  status: number
  refusal: string | null
  /** Field name to text, for a 422. */
  errors: Record<string, string>
  /** Seconds. */
  retryAfter: number | null
  requestId: string | null

  constructor({ status, statusText, text, headers }: Answer) {
    super(`${status}: ${text || statusText}`)
    const body = parseRefusal(text)
    this.status = status
    this.refusal = body.message
    this.errors = body.errors
    this.retryAfter = parseSeconds(headers.get('retry-after'))
    this.requestId = headers.get('x-request-id')
  }

  static brokenNetwork(cause: unknown): ApiError {
    const error = new ApiError({ status: 0, statusText: '', text: '', headers: new Headers() })
    error.message = BROKEN_NETWORK
    error.refusal = BROKEN_NETWORK
    error.cause = cause
    return error
  }
}

/** No answer came: what was asked for may have been done all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** Asked again before its wait was over. */
export function isTooSoon(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429
}

/** Its fields tell what it is about, and are right again before it is asked anew. */
export function isOfFields(error: unknown): boolean {
  return error instanceof ApiError && Object.keys(error.errors).length > 0
}

/** What a toast shows: the server's own sentence when there is one. */
export function refusalOf(error: unknown, fallback = SORRY): string {
  return (error instanceof ApiError && error.refusal) || fallback
}

function parseRefusal(text: string): Pick<ApiError, 'errors'> & { message: string | null } {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body)) return { message: null, errors: {} }
    return {
      message: typeof body.message === 'string' ? body.message : null,
      errors: isRecord(body.errors) ? onlyTexts(body.errors) : {},
    }
  } catch {
    return { message: null, errors: {} }
  }
}

function onlyTexts(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string'
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parseSeconds(header: string | null): number | null {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) ? seconds : null
}
