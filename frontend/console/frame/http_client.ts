import { HttpError, type fetchUtils } from 'react-admin'
import { ask, LONG } from '../../lib/api'
import { ApiError, refusalOf } from '../../lib/api_error'

/** What ra-data-simple-rest calls in place of its own `fetchJson`. */
export async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const { method = 'GET' } = options
  const init = { ...options, method, headers: headersFor(options) }
  const limitMs = method === 'GET' ? undefined : LONG.limitMs
  const { response, text } = await ask(url, init, limitMs).catch(refuse)
  const { status, headers } = response
  if (!response.ok) refuse(new ApiError({ status, statusText: response.statusText, headers, text }))
  return { status, headers, body: text, json: text === '' ? undefined : JSON.parse(text) }
}

function headersFor({ headers, body }: fetchUtils.Options): Headers {
  const all = new Headers(headers)
  all.set('Accept', 'application/json')
  // It would send `text/plain` with a DELETE that has no body.
  if (body) all.set('Content-Type', 'application/json')
  else all.delete('Content-Type')
  return all
}

/** React-admin shows `message` and puts `body.errors` beside the fields of a form. */
function refuse(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { status, errors, requestId } = error
  throw new HttpError(refusalOf(error), status, { errors, requestId })
}

/** Whether what was asked for is not there any more, rather than out of reach for a while. */
export function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404
}
