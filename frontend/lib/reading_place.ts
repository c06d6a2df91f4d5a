/** What somebody reads, innermost first, each with its distance from the scroller's top edge in px. */
export type Place = readonly { element: Element; fromTop: number }[]

/**
 * Where somebody reads: the first row that is drawn and not above the edge, and the piece at the edge
 * in case the row goes. Only what is inside `[data-texts]` counts: what stands above it stays there.
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
  return [isSeen ? row : undefined, pieces[atEdge]]
    .filter((element) => element !== undefined)
    .map((element) => ({ element, fromTop: element.getBoundingClientRect().top - edge }))
}

/**
 * Puts the place back where it was. Safari has no scroll anchoring, and elsewhere it lets go at the
 * very top, where older texts come in.
 */
export function holdPlace(scroller: HTMLElement, place: Place): void {
  const known = place.find(({ element }) => scroller.contains(element))
  if (!known) return
  const edge = scroller.getBoundingClientRect().top
  const shiftPx = known.element.getBoundingClientRect().top - edge - known.fromTop
  if (Math.abs(shiftPx) >= 0.5) scroller.scrollTop += shiftPx
}
