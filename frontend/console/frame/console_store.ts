import { localStorageStore, type Store } from 'react-admin'

/** Filters of a list: what was searched for names people, and would be there again at the next visit. */
const FORGOTTEN = /\.listParams$/

/** Columns, page lengths and saved queries outlive the browser; what a list was asked for does not. */
export function createConsoleStore(): Store {
  const store = localStorageStore('1', 'Everly')
  return {
    ...store,
    setup: () => {
      store.setup()
      for (const key of Object.keys(store.listItems?.() ?? {})) {
        if (FORGOTTEN.test(key)) store.removeItem(key)
      }
    },
    setItem: (key: string, value: unknown) => {
      if (!FORGOTTEN.test(key)) store.setItem(key, value)
    },
  }
}
