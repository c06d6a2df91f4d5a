/** A note in parts: what it says in his words, and what helps to understand them. */
export interface Note {
  /** Pieces of one text, or of two that belong together: ` / ` stands between them. */
  quote: string
  /** Her question before it. */
  asked?: string
  /** The day it was said, for what it says of tomorrow. */
  day?: string
  /** `Kayla is your daughter` */
  who?: string
}

const KIND = 'note:'
/** What their slots are like, to a database. */
export const NOTE_SLOTS = `${KIND}%`
const MOST_CHARACTERS = 290
/** What somebody reads between two texts of one quote. */
const SHOWN = ' … '
const START = '(?:Asked “(?<asked>[^”]*)”, y|Y)ou said(?: on (?<day>[^“:]*))?'
const SAID = new RegExp(`^${START}: “(?<quote>[^”]*)”\\.?(?: \\((?<who>[^)]*)\\))?$`, 'u')

export const noteSlot = (key: string) => `${KIND}${key}`

/** Whether a memory is in his own words, by its slot. */
export function isNote(slot: string | null): boolean {
  return slot?.startsWith(KIND) ?? false
}

/** A whole sentence to the person; without what helps when it would be too long. */
export function noteSentence(note: Note): string {
  const { who, asked } = note
  const sentence = written(note)
  if (sentence.length <= MOST_CHARACTERS) return sentence
  if (who !== undefined) return noteSentence({ ...note, who: undefined })
  if (asked !== undefined) return noteSentence({ ...note, asked: undefined })
  return written({ ...note, quote: `${note.quote.slice(0, 200).replace(/ \S*$/u, '')}…` })
}

/** The parts of such a sentence; null of any other. */
export function noteIn(sentence: string): Note | null {
  const groups = SAID.exec(sentence)?.groups
  return groups?.quote ? { ...groups, quote: groups.quote.replaceAll(SHOWN, ' / ') } : null
}

function written({ quote, asked, day, who }: Note): string {
  const start = asked ? `Asked “${asked}”, you said` : 'You said'
  const when = day ? ` on ${day}` : ''
  const end = /[.!?]$/.test(quote) ? '' : '.'
  const shown = quote.replaceAll(' / ', SHOWN)
  return `${start}${when}: “${shown}”${end}${who ? ` (${who})` : ''}`
}

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
