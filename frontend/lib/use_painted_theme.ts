import { useSyncExternalStore } from 'react'

/** The theme the page is painted in, whoever chose it: `theme.ts` writes it on the document. */
export function usePaintedTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, read, () => 'light')
}

function read(): 'light' | 'dark' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

function subscribe(notify: () => void): () => void {
  const watch = new MutationObserver(notify)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}
