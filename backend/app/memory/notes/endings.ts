import { z } from 'zod'
import type { FoundFact, KnownSlot } from '#app/memory/facts/found_fact'
import type { ToldTurn } from '#app/memory/facts/find_facts'
import { noteFact } from '#app/memory/notes/find_note'
import { type Hearing, SAME_BREATH_MS } from '#app/memory/notes/leads'
import { contentStems, contentWords } from '#app/memory/notes/note_words'
import { isNote, noteIn, noteSentence } from '#app/memory/notes/note_sentences'
import { type IsOver, overIn } from '#app/memory/notes/over'
import { type Piece, piecesOf, withoutPieces } from '#app/memory/notes/note_sentences'
import { meant, overBy, quotable } from '#app/memory/notes/quotes'
import { plainWords } from '#app/language/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const { slots: ENDED_SLOTS } = loadWords(
  'notes/ended_slots.txt',
  z.strictObject({ slots: shapes.pattern() })
)

/** What a text ends of what is known: a note loses the pieces that name it, and goes when nothing is left. */
export function endingsIn(turn: ToldTurn, { known, before }: Hearing): FoundFact[] {
  const plain = plainWords(meant(turn.text).join(' '))
  const last = before.at(-1)
  const isNear = last?.sender === 'user' && turn.at - last.at <= SAME_BREATH_MS
  const around = isNear ? plain + plainWords(last.text) : plain
  const told = known.flatMap(({ sentence }) => noteIn(sentence)?.quote ?? [])
  const rules = [...overIn(plain, around, told), ...takenBackIn(turn, before)]
  return rules.length === 0 ? [] : known.flatMap((one) => endedOf(one, rules))
}

/** "No lol, pulling your leg", "wait no its saturday": of his text just before. */
function takenBackIn({ text, at }: ToldTurn, before: Hearing['before']): IsOver[] {
  const last = before.findLast(({ sender }) => sender === 'user')
  if (!last || at - last.at > SAME_BREATH_MS) return []
  const isOver = overBy(text)
  const pieces = new Set(
    quotable(last.text)
      .flatMap((one) => piecesOf(one))
      .map((piece) => piece.text)
  )
  const stems = contentStems(last.text)
  const isOfIt = (piece: string) => pieces.has(piece) || isWithin(piece, stems)
  return isOver ? [(piece) => isOfIt(piece) && isOver(piece)] : []
}

/** "She" is nobody without the text that names her. */
function isLeadGone(quote: string, left: readonly Piece[]): boolean {
  const leads = piecesOf(quote.split(' / ')[0] ?? '')
  return quote.includes(' / ') && !leads.some(({ text }) => left.some((one) => one.text === text))
}

/** What a rule read from a text, but for the words it put around. */
function isWithin(sentence: string, stems: ReadonlySet<string>): boolean {
  const own = [...contentStems(sentence)].filter((stem) => /[a-z]/.test(stem))
  return own.length > 0 && own.filter((stem) => stems.has(stem)).length * 2 >= own.length
}

function endedOf({ slot, sentence }: KnownSlot, rules: readonly IsOver[]): FoundFact[] {
  if (!isNote(slot)) {
    const isOver = ENDED_SLOTS.test(slot) && rules.some((rule) => rule(sentence, sentence))
    return isOver ? [{ ...noteFact(slot, sentence, 'ended') }] : []
  }
  const note = noteIn(sentence)
  if (!note) return []
  const pieces = piecesOf(note.quote)
  const left = pieces.filter(({ text }) => !rules.some((rule) => rule(text, note.quote)))
  if (left.length === pieces.length) return []
  const quote = isLeadGone(note.quote, left) ? '' : withoutPieces(left)
  if (contentWords(quote).length < 2) return [noteFact(slot, sentence, 'ended')]
  return [noteFact(slot, noteSentence({ ...note, quote }))]
}
