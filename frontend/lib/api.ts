import { PROOF_HEADER } from '#app/people/verification/contract'
import { ApiError } from './api_error'
import { forgetEarlyReads, takeEarlyRead } from './early_reads'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
interface Answer {
  response: Response
  text: string
}
interface CallOptions {
  signal?: AbortSignal
  limitMs?: number
}
interface Read {
  etag: string
  body: unknown
}

const WORK_DEMANDED = 428
const LIMIT_MS = 30_000
/** For what moves much data, and for money: the server itself may have to wait for its provider. */
export const LONG = { limitMs: 120_000 }

const reads = new Map<string, Read>()
/** Writes that have no answer yet, by method, path and body. */
const underWay = new Map<string, Promise<Answer>>()

/**
 * The one fetch. A polled GET sends the ETag it knows and gets the very same object back on 304,
 * so that nothing renders again.
 *
 * @throws ApiError for every answer that is not OK, and with status 0 when there was no answer
 */
export async function api<T>(
  method: Method,
  path: string,
  ...[body, { signal, limitMs } = {}]: [body?: unknown, options?: CallOptions]
): Promise<T> {
  const known = method === 'GET' ? reads.get(path) : undefined
  const init = {
    method,
    signal,
    headers: headersFor(body, known),
    body: body === undefined ? undefined : JSON.stringify(body),
  }
  const { response, text } = await askProving(path, init, limitMs)
  if (response.status === 304 && known) return known.body as T
  if (!response.ok) throw refusal(response, text)

  const answer = parse(response, text)
  if (method === 'GET') remember(path, response.headers.get('etag'), answer)
  return answer as T
}

/**
 * The text of an answer that is no JSON, such as a file to keep.
 *
 * @throws ApiError as above
 */
export async function apiText(path: string, body: unknown): Promise<string> {
  const init = {
    method: 'POST',
    headers: headersFor(body, undefined),
    body: JSON.stringify(body),
  }
  const { response, text } = await ask(path, init, LONG.limitMs)
  if (!response.ok) throw refusal(response, text)
  return text
}

/** Another code may take some work first: it is done, and the request made once more. */
async function askProving(path: string, init: RequestInit, limitMs?: number): Promise<Answer> {
  const answer = await ask(path, init, limitMs)
  if (answer.response.status !== WORK_DEMANDED) return answer
  const { challengeIn, solve } = await import('./proof_of_work')
  const challenge = challengeIn(answer.text)
  const proof = challenge === null ? null : await solve(challenge, init.signal)
  if (proof === null) return answer
  return ask(path, { ...init, headers: { ...init.headers, [PROOF_HEADER]: proof } }, limitMs)
}

/**
 * The bare answer, whatever its status: for the console, whose lists have their total in a header.
 * The same write, asked for again before it is answered, is a second press of one button: both
 * presses get the one answer. After `limitMs` it is given up, and never made again by itself.
 *
 * @throws ApiError with status 0 when there was no answer
 */
export function ask(path: string, init: RequestInit, limitMs = LIMIT_MS): Promise<Answer> {
  if (init.method === 'GET') return askOnce(path, init, limitMs)
  const write = `${init.method} ${path} ${String(init.body)}`
  const known = underWay.get(write)
  const answer = known ?? askOnce(path, init, limitMs).finally(() => underWay.delete(write))
  underWay.set(write, answer)
  return answer
}

async function askOnce(path: string, init: RequestInit, limitMs: number): Promise<Answer> {
  const signal = limited(init.signal, limitMs)
  try {
    const early = init.method === 'GET' ? takeEarlyRead(path) : undefined
    const asked =
      early ?? fetch(path, { credentials: 'include', cache: 'no-store', ...init, signal })
    const response = await asked
    return { response, text: await response.text() }
  } catch (error) {
    throw asApiError(error)
  }
}

/** Safari before 17.4 cannot join two signals: a call that can be given up has no limit there. */
function limited(own: AbortSignal | null | undefined, limitMs: number): AbortSignal {
  if (own && !('any' in AbortSignal)) return own
  const limit = AbortSignal.timeout(limitMs)
  return own ? AbortSignal.any([own, limit]) : limit
}

/** Another person may log in on this page: nothing asked before may answer for them. */
export function forgetReads(): void {
  reads.clear()
  underWay.clear()
  forgetEarlyReads()
}

function asApiError(error: unknown): unknown {
  const isAborted = error instanceof DOMException && error.name === 'AbortError'
  return isAborted ? error : ApiError.brokenNetwork(error)
}

function headersFor(body: unknown, known: Read | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(known ? { 'If-None-Match': known.etag } : {}),
  }
}

function parse(response: Response, text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw refusal(response, text)
  }
}

function refusal({ status, statusText, headers }: Response, text: string): ApiError {
  return new ApiError({ status, statusText, headers, text })
}

function remember(path: string, etag: string | null, body: unknown): void {
  if (etag) reads.set(path, { etag, body })
  else reads.delete(path)
}
