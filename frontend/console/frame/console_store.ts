import { localStorageStore, memoryStore, type Store } from 'react-admin'

/** Filters of a list: what was searched for names people, and would be there again at the next visit. */
const FORGOTTEN = /\.listParams$/
/** Ticked rows: a later visit, or another operator, must not change what was chosen in this one. */
const OF_THE_VISIT = /\.selectedIds$/
const OWNER = 'owner'

interface ConsoleStore extends Store {
  /** Saved queries name people as well: whoever else comes here finds none. */
  ownedBy(id: number): void
}

/** Columns, page lengths and saved queries outlive the browser; what was searched for and ticked does not. */
export function createConsoleStore(): ConsoleStore {
  const kept = localStorageStore('1', 'Everly')
  const visit = memoryStore()
  const storeOf = (key: string) => (OF_THE_VISIT.test(key) ? visit : kept)
  return {
    ...kept,
    setup: () => {
      visit.setup()
      kept.setup()
      for (const key of Object.keys(kept.listItems?.() ?? {})) {
        if (FORGOTTEN.test(key) || OF_THE_VISIT.test(key)) kept.removeItem(key)
      }
    },
    teardown: () => {
      visit.teardown()
      kept.teardown()
    },
    getItem: (key, fallback) => storeOf(key).getItem(key, fallback),
    setItem: (key: string, value: unknown) => {
      if (!FORGOTTEN.test(key)) storeOf(key).setItem(key, value)
    },
    removeItem: (key) => storeOf(key).removeItem(key),
    // At each logout: it ends the visit.
    reset: visit.reset,
    ownedBy: (id) => {
      if (kept.getItem(OWNER) !== id) kept.reset()
      kept.setItem(OWNER, id)
    },
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  }
}
