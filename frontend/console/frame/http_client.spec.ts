import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { httpClient } from './http_client'

const fetchSpy = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetchSpy))
afterEach(() => {
  fetchSpy.mockReset()
  vi.unstubAllGlobals()
})

const sentHeaders = () => new Headers(fetchSpy.mock.calls[0]?.[1]?.headers)

test('the range goes out and the total comes back', async () => {
  fetchSpy.mockResolvedValueOnce(
    Response.json([{ id: 1 }], { headers: { 'Content-Range': 'jobs 0-0/41' } })
  )
  const { headers, json } = await httpClient('/api/admin/jobs', {
    headers: new Headers({ Range: 'jobs=0-24' }),
  })
  expect(headers.get('content-range')).toBe('jobs 0-0/41')
  expect(json).toEqual([{ id: 1 }])
  expect(sentHeaders().get('range')).toBe('jobs=0-24')
  expect(fetchSpy.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' })
})

test('a body is JSON, and what has none names no type', async () => {
  fetchSpy.mockImplementation(() => Promise.resolve(Response.json({})))
  await httpClient('/api/admin/jobs/1', {
    method: 'DELETE',
    headers: new Headers({ 'Content-Type': 'text/plain' }),
  })
  expect(sentHeaders().has('content-type')).toBe(false)
  fetchSpy.mockClear()
  await httpClient('/api/admin/jobs/1', { method: 'PUT', body: '{}' })
  expect(sentHeaders().get('content-type')).toBe('application/json')
})

test('a refusal has the sentence, the status and the fields', async () => {
  const errors = { body: 'Please write a note' }
  fetchSpy.mockResolvedValueOnce(
    Response.json({ success: false, message: 'Please write a note', errors }, { status: 422 })
  )
  await expect(
    httpClient('/api/admin/notes', { method: 'POST', body: '{}' })
  ).rejects.toMatchObject({
    message: 'Please write a note',
    status: 422,
    body: { errors },
  })
})

test('no answer at all is told as such', async () => {
  fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(httpClient('/api/admin/notes')).rejects.toMatchObject({
    message: 'Could not reach Everly. Check your connection and try again.',
    status: 0,
  })
})
