import { useRef } from 'react'

/**
 * For a dialog's content: when it closes, the focus goes back to where it was when it opened, also
 * without a trigger. What stood there may be gone by then, deleted say; the page's heading takes it.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      // Safari does not focus a pressed button: then the trigger, if there is one, is the better place.
      if (opener.current === document.body) return
      event.preventDefault()
      const target = opener.current?.isConnected
        ? opener.current
        : document.querySelector('main h1')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    },
  }
}
