import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { KEYS, readLogin } from './session'

afterEach(() => vi.unstubAllGlobals())

function answerWith(login: object): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(login)))
}

async function readAfter(known: object) {
  const queries = new QueryClient()
  queries.setQueryData(KEYS.auth, known)
  return readLogin(queries, new AbortController().signal)
}

test('who logs out stays on the way out though the login is read again', async () => {
  answerWith({ authenticated: false })
  expect(await readAfter({ authenticated: false, leavesFor: '/' })).toMatchObject({
    leavesFor: '/',
  })
  expect(await readAfter({ authenticated: false })).not.toHaveProperty('leavesFor')
})

test('who is logged in again is on no way out', async () => {
  answerWith({ authenticated: true, id: 1 })
  expect(await readAfter({ authenticated: false, leavesFor: '/' })).not.toHaveProperty('leavesFor')
})
