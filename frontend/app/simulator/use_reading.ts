import { useEffect, useSyncExternalStore } from 'react'
import { markRead } from './phone_book'

/** What is on the page while somebody looks at the tab has been read. */
export function useReading(phone: string, lastAt: string | undefined): void {
  const isLookedAt = useSyncExternalStore(subscribe, () => !document.hidden)

  useEffect(() => {
    if (isLookedAt && lastAt) markRead(phone, lastAt)
  }, [isLookedAt, phone, lastAt])
}

function subscribe(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}
