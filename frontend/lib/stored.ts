/** A text in the browser's storage; where that is blocked, nothing is kept and nothing found. */
export function stored(storage: () => Storage, name: string) {
  return {
    read: (): string | null => {
      try {
        return storage().getItem(name)
      } catch {
        return null
      }
    },
    /** Null forgets it. */
    write: (text: string | null): void => {
      try {
        if (text === null) storage().removeItem(name)
        else storage().setItem(name, text)
      } catch {
        // Blocked.
      }
    },
  }
}
