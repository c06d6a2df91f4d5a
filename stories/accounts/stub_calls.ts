import { mocked, spyOn } from 'storybook/test'
import { forgetReads } from '../../frontend/lib/api'

interface Answer {
  status?: number
  body?: unknown
  /** Seconds, as the header of a 429 says. */
  retryAfter?: number
}

/** By call, `POST /api/login`; an array answers one after the other, `'pending'` never. */
type Answers = Record<string, Answer | Answer[] | 'pending' | 'broken'>

/** Answers the calls of a story; what is not listed breaks like a lost connection. */
export function stubCalls(answers: Answers): void {
  forgetReads()
  const left = structuredClone(answers)
  spyOn(globalThis, 'fetch').mockImplementation((path, init) => {
    const next = takeAnswer(left, callOf(path, init))
    if (next === 'pending') return new Promise(() => {})
    if (next === 'broken') return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(responseOf(next))
  })
}

/** The bodies a call was made with, in order. */
export function sentTo(call: string): unknown[] {
  return mocked(fetch)
    .mock.calls.filter(([path, init]) => callOf(path, init) === call)
    .map(([, init]) => (init?.body ? JSON.parse(String(init.body)) : undefined))
}

export const ok = (body: object = {}): Answer => ({ body: { success: true, ...body } })

export function refused(status: number, message: string, more: object = {}): Answer {
  const { retryAfter, ...body } = more as { retryAfter?: number }
  return { status, retryAfter, body: { success: false, message, ...body } }
}

function callOf(path: Parameters<typeof fetch>[0], init?: RequestInit): string {
  return `${init?.method ?? 'GET'} ${String(path)}`
}

/** The last answer of a list stays. */
function takeAnswer(left: Answers, call: string): Answer | 'pending' | 'broken' {
  const listed = left[call] ?? 'broken'
  if (!Array.isArray(listed)) return listed
  const [next = 'broken', ...rest] = listed
  if (rest.length > 0) left[call] = rest
  return next
}

function responseOf({ status = 200, body, retryAfter }: Answer): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  if (retryAfter) headers.set('Retry-After', String(retryAfter))
  return new Response(JSON.stringify(body), { status, headers })
}
