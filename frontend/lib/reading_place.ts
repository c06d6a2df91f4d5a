/** Where somebody read last, in px. */
export interface Place {
  scrollTop: number
  /** What stands there, innermost first, each with its distance from the scroller's top edge. */
  marks: { element: Element; fromTop: number }[]
}

/**
 * The first row that is drawn and not above the edge, and the piece at the edge in case the row goes.
 * Only what is inside `[data-texts]` counts: what stands above it stays there.
 */
export function placeIn(scroller: HTMLElement): Place {
  const { top: edge, bottom } = scroller.getBoundingClientRect()
  const isBelowEdge = (element: Element) => element.getBoundingClientRect().bottom > edge
  const pieces = [...(scroller.querySelector('[data-texts]')?.children ?? [])]
  const atEdge = pieces.findIndex(isBelowEdge)
  const row = pieces
    .slice(atEdge, atEdge + 2)
    .flatMap((piece) => [...piece.querySelectorAll(':scope > :not([hidden])')])
    .find((candidate) => isBelowEdge(candidate))
  const isSeen = row && row.getBoundingClientRect().top < bottom
  const marks = [isSeen ? row : undefined, pieces[atEdge]]
    .filter((element) => element !== undefined)
    .map((element) => ({ element, fromTop: element.getBoundingClientRect().top - edge }))
  return { scrollTop: scroller.scrollTop, marks }
}

/**
 * Takes back by how much the place was pushed since it was noted; what the reader scrolled since then
 * stays. Safari has no scroll anchoring, and elsewhere it lets go at the very top, where older texts come in.
 */
export function holdPlace(scroller: HTMLElement, { scrollTop, marks }: Place): void {
  const known = marks.find(({ element }) => scroller.contains(element))
  if (!known) return
  const edge = scroller.getBoundingClientRect().top
  const scrolledPx = scroller.scrollTop - scrollTop
  const pushedPx = known.element.getBoundingClientRect().top - edge - known.fromTop + scrolledPx
  if (Math.abs(pushedPx) >= 0.5) scroller.scrollTop += pushedPx
}
