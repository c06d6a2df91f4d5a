import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createAuthProvider } from './auth_provider'
import { STAFF_SESSION } from './staff_session'

test.each([
  ['list', 'messages', true],
  ['show', 'audit-log', false],
  ['edit', 'messages', false],
])('who may read the records only: %s of %s is %s', async (action, resource, isAllowed) => {
  const queries = new QueryClient()
  queries.setQueryData(STAFF_SESSION, { may: ['resources.read', 'jobs.retry'] })
  const { canAccess } = createAuthProvider(queries, () => Promise.resolve())
  expect(await canAccess({ action, resource })).toBe(isAllowed)
})
