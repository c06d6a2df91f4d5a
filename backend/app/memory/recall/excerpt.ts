import { stemsOf } from '#app/language/stems'

const SENTENCES = /[^.!?…\n]+[.!?…]*\s*|[.!?…\n]+\s*/g
const LONGEST_PIECE = 160
const LEFT_OUT = '…'

export interface ExcerptWish {
  body: string
  stems: readonly string[]
  /** Characters. */
  most: number
}

export function excerptsOf(wishes: readonly ExcerptWish[]): string[] {
  return wishes.map(({ body, stems, most }) => excerptOf(body, new Set(stems), most))
}

interface Piece {
  text: string
  place: number
  hits: number
}

/**
 * A long text shortened to the sentences that hold the stems, at most `most` characters, what is left
 * out marked by an ellipsis: every word of it was said, in this order. A short one comes back whole.
 */
export function excerptOf(text: string, stems: ReadonlySet<string>, most: number): string {
  if (text.length <= most) return text
  const pieces = piecesOf(text, Math.min(LONGEST_PIECE, most))
  const weighed = pieces.map((piece, place) => ({ text: piece, place, hits: hitsIn(piece, stems) }))
  const kept: Piece[] = []
  let left = most
  for (const piece of weighed.toSorted((a, b) => b.hits - a.hits || a.place - b.place)) {
    const cost = piece.text.length + 2 * LEFT_OUT.length + 2
    if (cost > left) continue
    left -= cost
    kept.push(piece)
  }
  return joined(
    kept.toSorted((a, b) => a.place - b.place),
    pieces.length
  )
}

function hitsIn(piece: string, stems: ReadonlySet<string>): number {
  return stemsOf(piece).filter((stem) => stems.has(stem)).length
}

/** Sentences; an endless one is cut between words, a word without end between characters. */
function piecesOf(text: string, longest: number): string[] {
  return (text.match(SENTENCES) ?? []).flatMap((sentence) =>
    sentence.length <= longest ? [sentence.trim()] : cut(sentence, longest)
  )
}

function cut(sentence: string, longest: number): string[] {
  const pieces = ['']
  for (const word of sentence.split(/\s+/).flatMap((one) => charactersOf(one, longest))) {
    const longer = `${pieces.at(-1) ?? ''} ${word}`.trim()
    if (longer.length <= longest) pieces[pieces.length - 1] = longer
    else pieces.push(word)
  }
  return pieces
}

function charactersOf(word: string, longest: number): string[] {
  if (word.length <= longest) return [word]
  const parts = ['']
  for (const character of word) {
    const longer = `${parts.at(-1) ?? ''}${character}`
    if (longer.length <= longest) parts[parts.length - 1] = longer
    else parts.push(character)
  }
  return parts
}

function joined(kept: readonly Piece[], count: number): string {
  let written = ''
  let next = 0
  for (const { text, place } of kept) {
    const gap = place > next ? `${LEFT_OUT} ` : ''
    written = `${written} ${gap}${text}`.trim()
    next = place + 1
  }
  return next < count ? `${written} ${LEFT_OUT}` : written
}
