import { beforeEach, expect, test, vi } from 'vitest'

const storage: Record<string, unknown> = {}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', { localStorage: storageOf(storage), addEventListener: () => undefined })
})

test('a logout forgets what was ticked, and nothing that outlives the browser', async () => {
  const { createConsoleStore } = await import('./console_store')
  const store = createConsoleStore()
  store.setup()
  store.setItem('signups.selectedIds', [13])
  store.setItem('signups.savedQueries', [{ label: 'Blocked' }])
  store.reset()
  expect(store.getItem('signups.selectedIds')).toBeUndefined()
  expect(store.getItem('signups.savedQueries')).toEqual([{ label: 'Blocked' }])
})

test('another one of staff finds nothing of the one before', async () => {
  const { createConsoleStore } = await import('./console_store')
  const store = createConsoleStore()
  store.setup()
  store.ownedBy(1)
  store.setItem('signups.savedQueries', [{ label: 'Blocked' }])
  store.ownedBy(1)
  expect(store.getItem('signups.savedQueries')).toEqual([{ label: 'Blocked' }])
  store.ownedBy(2)
  expect(store.getItem('signups.savedQueries')).toBeUndefined()
})

/** Its keys are its own, as those of a browser's are. */
function storageOf(kept: Record<string, unknown>) {
  const calls = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: unknown) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  return new Proxy(kept, { get: (_, key) => calls[key as keyof typeof calls] })
}
