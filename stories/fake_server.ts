import { expect, mocked, screen, spyOn, waitFor, within } from 'storybook/test'
import { forgetReads } from '../frontend/lib/api'
import { dismissToast } from '../frontend/ui/toast'

/** What the server says to one call: a body, a whole response, or what makes one. */
type Answer =
  object | ((body: unknown, path: string, init: RequestInit) => object | Promise<object>)

/** `{ 'GET /api/site': site(), 'POST /api/send-sms': refused(403, 'No.') }` */
type Answers = Record<string, Answer>

class Refused {
  constructor(
    readonly status: number,
    readonly body: object
  ) {}
}

const BROKEN = Symbol('broken network')

/** An answer that is not OK. */
export function refused(status: number, message: string, errors?: Record<string, string>): Answer {
  return new Refused(status, { success: false, message, ...(errors && { errors }) })
}

/** No answer comes at all. */
export const offline: Answer = () => Promise.reject(BROKEN)

/** The answer never comes. */
export const waiting: Answer = () => new Promise<never>(() => undefined)

/**
 * For a story's `beforeEach`: answers the calls to `/api` in place of a server. An address matches whole,
 * or without its query; what is not listed answers 404.
 */
export function answering(answers: Answers) {
  return () => {
    forgetReads()
    const passOn = globalThis.fetch
    spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const path = typeof input === 'string' ? input : ''
      if (!path.startsWith('/api/')) return passOn(input, init)
      return Promise.race([respond(answers, path, init), abortOf(init?.signal)])
    })
    return () => dismissToast()
  }
}

/** The page as somebody sees it who comes back to its tab: what polls on focus asks again. */
export function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

export async function seesToast(text: string | RegExp): Promise<void> {
  await waitFor(() => {
    // By label, not role: an open dialog hides the region, while the toast is announced apart from it.
    const region = screen.getByLabelText('Notifications (F8)')
    return expect(within(region).getByText(text)).toBeVisible()
  })
}

/** The bodies sent to one call so far, oldest first; null for a call without one. */
export function bodiesOf(call: string): unknown[] {
  return mocked(fetch)
    .mock.calls.filter(([path, init]) => `${init?.method} ${String(path)}` === call)
    .map(([, init]) => (init?.body ? JSON.parse(String(init.body)) : null))
}

/** Rejects when the call is given up, as `fetch` does. */
function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

async function respond(answers: Answers, path: string, init: RequestInit = {}): Promise<Response> {
  const call = `${init.method} ${path}`
  const answer = answers[call] ?? answers[call.replace(/\?.*/, '')]
  try {
    const said = await say(answer, path, init)
    if (said instanceof Response) return said
    return said instanceof Refused
      ? Response.json(said.body, { status: said.status })
      : Response.json(said)
  } catch (error) {
    if (error === BROKEN) throw new TypeError('Failed to fetch')
    throw error
  }
}

async function say(answer: Answer | undefined, path: string, init: RequestInit): Promise<object> {
  if (answer === undefined) return new Refused(404, { success: false, message: 'Not found' })
  return typeof answer === 'function'
    ? answer(typeof init.body === 'string' ? JSON.parse(init.body) : undefined, path, init)
    : answer
}
