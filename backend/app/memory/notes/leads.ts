import type { KnownSlot } from '#app/memory/facts/found_fact'
import type { ToldTurn } from '#app/memory/facts/find_facts'
import { namesSomebody } from '#app/memory/notes/named_kin'
import { noteKey } from '#app/memory/notes/note_words'
import { isNote, type Note, noteIn, noteSlot } from '#app/memory/notes/note_sentences'
import { piecesOf, withoutPieces } from '#app/memory/notes/note_sentences'
import { isLeaning, leansOnSomebody, overBy, quotable } from '#app/memory/notes/quotes'

/** What was said before a text, and what is held of whoever wrote it. */
export interface Hearing {
  /** The person's IANA zone. */
  timeZone: string
  before: readonly ToldTurn[]
  known: readonly KnownSlot[]
}

interface Quoted {
  quote: string
  asked: string | null
}

interface Placed {
  slot: string
  note: Note
  /** When the text before was written that it quotes too. */
  besides?: number[]
}

/** Texts that follow each other so soon are read as one. */
export const SAME_BREATH_MS = 10 * 60_000
const MOST_LEADING = 160
const MOST_TOGETHER = 220

/** A note of its own, or one that leans on her question or on the text before, and stands in its note. */
export function placed(turn: ToldTurn, where: Hearing, { quote, asked }: Quoted): Placed {
  const slot = noteSlot(noteKey(quote))
  if (!isLeaning(quote)) return { slot, note: { quote } }
  const leading = leadOf(turn, where.before, quote)
  const lead = leading ? leadIn(leading, [...where.before, turn]) : ''
  if (!leading || lead === '') return { slot, note: { quote, ...(asked !== null && { asked }) } }
  const together = { quote: `${lead.slice(-MOST_LEADING)} / ${quote}` }
  return grown(where.known, lead, quote) ?? { slot, note: together, besides: [leading.at] }
}

/** Without what he put right since: "won it in 19", "no, 18". */
function leadIn({ text: said, at }: ToldTurn, turns: readonly ToldTurn[]): string {
  const since = turns.filter((turn) => turn.sender === 'user' && turn.at > at)
  const rules = since.flatMap(({ text }) => overBy(text) ?? [])
  const left = quotable(said).map((one) =>
    withoutPieces(piecesOf(one).filter(({ text }) => !rules.some((isOver) => isOver(text))))
  )
  return left.filter(Boolean).join(' ')
}

/** The note of what leads, as far as it still holds, with more of it. */
function grown(known: readonly KnownSlot[], lead: string, quote: string): Placed | undefined {
  const notes = known.flatMap(({ slot, sentence }) => {
    const note = isNote(slot) ? noteIn(sentence) : null
    return note ? [{ slot, note }] : []
  })
  const own = noteSlot(noteKey(lead))
  const found = notes.find(({ slot, note }) => slot === own || note.quote.endsWith(lead))
  if (!found || found.note.quote.length + quote.length > MOST_TOGETHER) return undefined
  return { ...found, note: { ...found.note, quote: `${found.note.quote} / ${quote}` } }
}

/** The text before that "she" speaks of, or that a bare word goes on with. */
function leadOf(
  { at }: ToldTurn,
  before: readonly ToldTurn[],
  quote: string
): ToldTurn | undefined {
  const own = before.filter((turn) => turn.sender === 'user' && at - turn.at <= SAME_BREATH_MS)
  const isNaming = ({ text }: ToldTurn) => leansOnSomebody(quote) && namesSomebody(text)
  return own.findLast(isNaming) ?? own.find((turn) => turn === before.at(-1))
}
