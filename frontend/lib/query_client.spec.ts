import { expect, test } from 'vitest'
import { createQueryClient } from './query_client'

test('reads are never stale, never repeated and never retried by themselves', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  })
  expect(mutations).toMatchObject({ retry: false })
})
