import { useEffect } from 'react'

const SEARCHES = 'main input[type="search"], main input[name="q"]'
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"]'

/** `/` goes to the search of the page, as on GitHub and in mail. */
export function useSlashSearch(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return
      const search = document.querySelector<HTMLInputElement>(SEARCHES)
      if (!search) return
      event.preventDefault()
      search.focus()
      search.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
