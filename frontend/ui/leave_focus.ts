/** A dialog in front of it gives the focus back by itself. */
const IN_FRONT = 'main:not([aria-hidden=true] *)'

/** The `ref` of what may go by a press on it: the focus it had goes to the page, not to nothing. */
export function leaveFocus(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return
    document.querySelector<HTMLElement>(IN_FRONT)?.focus({ preventScroll: true })
  }
}
