import { z } from 'zod'
import type { FoundFact, KnownSlot } from '#app/memory/facts/found_fact'
import type { ToldTurn } from '#app/memory/facts/find_facts'
import { noteFact } from '#app/memory/notes/find_note'
import { type Hearing, SAME_BREATH_MS } from '#app/memory/notes/leads'
import { contentWords } from '#app/memory/notes/note_words'
import { isNote, noteIn, noteSentence } from '#app/memory/notes/note_sentences'
import { type IsOver, overIn } from '#app/memory/notes/over'
import { piecesOf, withoutPieces } from '#app/memory/notes/pieces'
import { meant } from '#app/memory/notes/quotes'
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
  const rules = overIn(plain, around, told)
  return rules.length === 0 ? [] : known.flatMap((one) => endedOf(one, rules))
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
  const quote = withoutPieces(left)
  if (contentWords(quote).length < 2) return [noteFact(slot, sentence, 'ended')]
  return [noteFact(slot, noteSentence({ ...note, quote }))]
}
