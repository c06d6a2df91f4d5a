/** A piece of a quote that tells one thing, and what stood between it and the one before. */
export interface Piece {
  text: string
  joint: string
}

const JOINT = /([.!?;:]+\s+|,\s+|\s+\/\s+|\s+(?:and|but|n|y|e|pero|&)\s+)/iu

export function piecesOf(quote: string): Piece[] {
  const parts = quote.split(JOINT)
  return parts.flatMap((text, index) =>
    index % 2 === 0 && text !== '' ? [{ text, joint: parts[index - 1] ?? '' }] : []
  )
}

export function withoutPieces(left: readonly Piece[]): string {
  return left.map(({ text, joint }, index) => (index === 0 ? '' : joint) + text).join('')
}
