let first = 'default'

/** A typed address starts an entry without a key: all of them would share one kept depth of scrolling. */
export function nameHistoryEntry(): void {
  const state = history.state as { key?: string } | null
  first = state?.key ?? Math.random().toString(36).slice(2)
  history.replaceState({ ...state, key: first }, '')
}

/** Whether somebody has gone anywhere since the page was loaded; in memory the first key is `default`. */
export function hasGone(key: string): boolean {
  return key !== 'default' && key !== first
}
