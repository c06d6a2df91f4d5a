import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, forgetReads } from './api'
import { ApiError } from './api_error'

const fetchSpy = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetchSpy))
afterEach(() => {
  forgetReads()
  fetchSpy.mockReset()
  vi.unstubAllGlobals()
})

const answer = (body: unknown, init: ResponseInit = {}) =>
  fetchSpy.mockResolvedValueOnce(
    new Response(body === null ? null : JSON.stringify(body), { status: 200, ...init })
  )
const sent = (call: number) => {
  const init = fetchSpy.mock.calls[call]?.[1] ?? {}
  return { ...init, headers: init.headers as Record<string, string> }
}
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

test('cookies go with every call, a content type only with a body', async () => {
  answer({ success: true })
  answer({ success: true })
  await api('POST', '/api/logout')
  await api('POST', '/api/login', { email: 'a@b.co' })

  expect(sent(0)).toMatchObject({ method: 'POST', credentials: 'include', body: undefined })
  expect(sent(0).headers).not.toHaveProperty('Content-Type')
  expect(sent(1).headers['Content-Type']).toBe('application/json')
  expect(sent(1).body).toBe('{"email":"a@b.co"}')
})

test('a 304 gives back the very same object', async () => {
  answer({ messages: [] }, { headers: { etag: '"v1"' } })
  answer(null, { status: 304 })
  const first = await api('GET', '/api/my-conversation?limit=75')
  const second = await api('GET', '/api/my-conversation?limit=75')

  expect(sent(0).headers).not.toHaveProperty('If-None-Match')
  expect(sent(1).headers['If-None-Match']).toBe('"v1"')
  expect(second).toBe(first)
})

test('a changed answer replaces the remembered one, other paths know nothing of it', async () => {
  answer({ n: 1 }, { headers: { etag: '"v1"' } })
  answer({ n: 2 }, { headers: { etag: '"v2"' } })
  answer({ n: 9 })
  answer(null, { status: 304 })
  await api('GET', '/api/user')
  await api('GET', '/api/user')
  await api('GET', '/api/signup')

  expect(sent(2).headers).not.toHaveProperty('If-None-Match')
  expect(await api('GET', '/api/user')).toEqual({ n: 2 })
})

test('nothing read before is sent once it is forgotten', async () => {
  answer({ n: 1 }, { headers: { etag: '"v1"' } })
  answer({ n: 1 })
  await api('GET', '/api/user')
  forgetReads()
  await api('GET', '/api/user')
  expect(sent(1).headers).not.toHaveProperty('If-None-Match')
})

test('a refusal reads `STATUS: body` and carries its parts', async () => {
  const body = { success: false, message: 'phone already exists', errors: { phone: 'Taken' } }
  answer(body, { status: 409, headers: { 'x-request-id': 'r-1', 'retry-after': '30' } })
  const error = await failure(api('POST', '/api/send-verification', {}))

  expect(error.message).toBe(`409: ${JSON.stringify(body)}`)
  expect(error.status).toBe(409)
  expect(error.refusal).toBe('phone already exists')
  expect(error.errors).toEqual({ phone: 'Taken' })
  expect(error.retryAfter).toBe(30)
  expect(error.requestId).toBe('r-1')
})

test('an empty refusal reads the status text', async () => {
  answer(null, { status: 503, statusText: 'Service Unavailable' })
  const error = await failure(api('GET', '/api/user'))
  expect(error.message).toBe('503: Service Unavailable')
  expect(error.refusal).toBeNull()
})

test('a refusal that is no JSON keeps its text', async () => {
  fetchSpy.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  const error = await failure(api('GET', '/api/user'))
  expect(error.message).toBe('502: <h1>Bad gateway</h1>')
  expect(error.refusal).toBeNull()
})

test('a broken network is status 0 and a plain sentence', async () => {
  fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const error = await failure(api('GET', '/api/user'))
  expect(error.status).toBe(0)
  expect(error.message).toBe('Could not reach Everly. Check your connection and try again.')
})

test('work that is asked for is done, and the same request made once more', async () => {
  answer({ success: false, challenge: '4.1.random.signature' }, { status: 428 })
  answer({ success: true })
  const done = await api('POST', '/api/send-verification', { phoneNumber: '+12025550111' })

  expect(done).toEqual({ success: true })
  expect(sent(0).headers).not.toHaveProperty('x-proof-of-work')
  expect(sent(1).headers['x-proof-of-work']).toMatch(/^4\.1\.random\.signature:\d+$/)
  expect(sent(1)).toMatchObject({ method: 'POST', body: sent(0).body })
})

test('work that was not enough is not done again', async () => {
  const body = { success: false, message: 'Please wait a moment.', challenge: '4.1.a.b' }
  answer(body, { status: 428 })
  answer(body, { status: 428 })
  const error = await failure(api('POST', '/api/send-verification', {}))
  expect(error.refusal).toBe('Please wait a moment.')
  expect(fetchSpy).toHaveBeenCalledTimes(2)
})

test('a call without an answer is given up as a broken network, and made again only when asked', async () => {
  const limit = new AbortController()
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  fetchSpy.mockImplementationOnce(
    (_path, init) =>
      new Promise((_answer, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
  )
  const lost = failure(api('DELETE', '/api/memories/3'))
  limit.abort(new DOMException('late', 'TimeoutError'))
  const error = await lost
  expect(error.refusal).toBe('Could not reach Everly. Check your connection and try again.')
  expect(error.status).toBe(0)
  expect(limits).toHaveBeenLastCalledWith(30_000)
  expect(fetchSpy).toHaveBeenCalledTimes(1)

  limits.mockRestore()
  answer({ success: true })
  expect(await api('DELETE', '/api/memories/3')).toEqual({ success: true })
})

test('a limit leaves the caller’s own way to give up', async () => {
  answer({ success: true })
  const own = new AbortController()
  await api('GET', '/api/user', undefined, { signal: own.signal })
  own.abort()
  expect(sent(0).signal?.aborted).toBe(true)
})

test('where two signals cannot be joined, the caller’s own is what gives up', async () => {
  const { any } = AbortSignal
  Reflect.deleteProperty(AbortSignal, 'any')
  try {
    answer({ success: true })
    answer({ success: true })
    const { signal } = new AbortController()
    await api('GET', '/api/user', undefined, { signal })
    expect(sent(0).signal).toBe(signal)
    await api('POST', '/api/logout')
    expect(sent(1).signal).toBeInstanceOf(AbortSignal)
  } finally {
    AbortSignal.any = any
  }
})

test('an aborted call stays an abort', async () => {
  fetchSpy.mockRejectedValueOnce(new DOMException('gone', 'AbortError'))
  await expect(api('GET', '/api/user')).rejects.toMatchObject({ name: 'AbortError' })
})

test('an empty answer is undefined', async () => {
  answer(null, { status: 204 })
  expect(await api('DELETE', '/api/activities/4')).toBeUndefined()
})

test('a write that has no answer yet is not made a second time; after its answer it is', async () => {
  answer({ success: true })
  answer({ success: true })
  const wish = { time: '08:00' }
  const [one, other] = await Promise.all([
    api('POST', '/api/schedule-message', wish),
    api('POST', '/api/schedule-message', wish),
  ])
  expect(fetchSpy).toHaveBeenCalledTimes(1)
  expect(other).toEqual(one)
  await api('POST', '/api/schedule-message', wish)
  expect(fetchSpy).toHaveBeenCalledTimes(2)
})

test('two different writes are both made, and so are two reads', async () => {
  for (const ok of [1, 2, 3, 4]) answer({ ok })
  await Promise.all([
    api('PATCH', '/api/activities/1/toggle', { enabled: true }),
    api('PATCH', '/api/activities/1/toggle', { enabled: false }),
    api('GET', '/api/user'),
    api('GET', '/api/user'),
  ])
  expect(fetchSpy).toHaveBeenCalledTimes(4)
})
