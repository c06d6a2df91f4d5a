import { z } from 'zod'
import { DateTime } from 'luxon'
import type { FoundFact, KnownSlot } from '#app/memory/facts/found_fact'
import type { ToldTurn } from '#app/memory/facts/find_facts'
import { toldDate } from '#app/memory/facts/told_dates'
import { contentStems, contentWords, noteKey } from '#app/memory/notes/note_words'
import { noteIn, isNote, noteSentence, noteSlot, type Note } from '#app/memory/notes/note_sentences'
import { isLeaning, leansOnSomebody, questionIn, quotable } from '#app/memory/notes/quotes'
import { isWorthKeeping, worthOf } from '#app/memory/notes/worth_keeping'
import { namesSomebody, whoIn } from '#app/memory/notes/named_kin'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'notes/find_note.txt',
  z.strictObject({ relative: shapes.pattern('iu'), lasting: shapes.pattern('iu') })
)

/** What was said before a text, and what is held of it. */
export interface Hearing {
  /** The person's IANA zone. */
  timeZone: string
  before: readonly ToldTurn[]
  known: readonly KnownSlot[]
}

const MOST_QUOTED = 160
/** Texts that follow each other so soon are read as one. */
export const SAME_BREATH_MS = 10 * 60_000
const MOST_HELD = 0.8
const LEAST_WORDS = 2

/** What a text tells of his life in his own words, when no other fact of it holds that already. */
export function findNote(
  turn: ToldTurn,
  where: Hearing,
  { facts, endings }: { facts: readonly FoundFact[]; endings: readonly FoundFact[] }
): FoundFact | null {
  const asked = askedBefore(where)
  const quote = quoteOf(turn.text, asked, facts.length + endings.length > 0)
  if (quote === null || areHeld(quote, facts)) return null
  const { slot, note } = inPlace(turn, where, { quote, asked: isLeaning(quote) ? asked : null })
  if (contentWords(note.quote + (note.asked ?? '')).length < LEAST_WORDS) return null
  const who = whoIn(note.quote, where.known)
  const sentence = noteSentence({ ...note, ...dayOf(note.quote, turn, where), ...(who && { who }) })
  return { ...noteFact(slot, sentence), ...endOf(note.quote, turn, where) }
}

/** Whose value is its key: the same words said again are the same note. */
export function noteFact(
  slot: string,
  sentence: string,
  change: 'holds' | 'ended' = 'holds'
): FoundFact {
  const value = change === 'ended' ? '' : slot.slice(noteSlot('').length)
  return { about: 'user', slot, value, sentence, change, confidence: 1 }
}

function askedBefore({ before }: Hearing): string | null {
  const last = before.at(-1)
  return last?.sender === 'girlfriend' ? questionIn(last.text) : null
}

/** The text as far as it may be kept; of a long one the sentences that tell most. */
function quoteOf(text: string, asked: string | null, isBorneOut: boolean): string | null {
  const sentences = quotable(text)
  const whole = sentences.join(' ')
  if (whole === '' || !isWorthKeeping(whole, asked, isBorneOut)) return null
  if (whole.length <= MOST_QUOTED) return whole
  const ranked = sentences.toSorted((one, other) => worthOf(other, asked) - worthOf(one, asked))
  const kept = new Set<string>()
  let left = MOST_QUOTED
  for (const sentence of ranked) {
    if (sentence.length < left || kept.size === 0) kept.add(sentence)
    left -= kept.has(sentence) ? sentence.length : 0
  }
  return sentences
    .filter((sentence) => kept.has(sentence))
    .join(' ')
    .slice(0, MOST_QUOTED)
}

function areHeld(quote: string, facts: readonly FoundFact[]): boolean {
  const held = contentStems(facts.map(({ sentence }) => sentence).join(' '))
  const said = contentStems(quote)
  const shared = [...said].filter((stem) => held.has(stem)).length
  return said.size > 0 && shared / said.size >= MOST_HELD
}

/** What leans on the text before stands behind it, in its note when there is one. */
function inPlace(
  turn: ToldTurn,
  { before, known }: Hearing,
  { quote, asked }: { quote: string; asked: string | null }
): { slot: string; note: Note } {
  const own = { slot: noteSlot(noteKey(quote)), note: { quote, ...(asked !== null && { asked }) } }
  const lead = isLeaning(quote) ? leadOf(turn, before, quote) : ''
  if (lead === '') return own
  const grown = known.find(
    ({ slot, sentence }) => isNote(slot) && noteIn(sentence)?.quote.endsWith(lead)
  )
  const note = grown ? noteIn(grown.sentence) : null
  if (grown && note && note.quote.length + quote.length <= 220)
    return { slot: grown.slot, note: { ...note, quote: `${note.quote} / ${quote}` } }
  return { ...own, note: { quote: `${lead.slice(-MOST_QUOTED)} / ${quote}` } }
}

/** The text before that "she" speaks of, or that a bare word goes on with. */
function leadOf({ at }: ToldTurn, before: readonly ToldTurn[], quote: string): string {
  const own = before.filter((turn) => turn.sender === 'user' && at - turn.at <= SAME_BREATH_MS)
  const naming = leansOnSomebody(quote)
    ? own.findLast(({ text }) => namesSomebody(text))
    : undefined
  const last = before.at(-1)
  const lead = naming ?? own.find((turn) => turn === last)
  return lead ? quotable(lead.text).join(' ') : ''
}

/** "On friday" means nothing without the day it was said. */
function dayOf(quote: string, { at }: ToldTurn, { timeZone }: Hearing): Pick<Note, 'day'> {
  if (!WORDS.relative.test(quote)) return {}
  return {
    day: DateTime.fromMillis(at, { zone: timeZone }).setLocale('en-US').toFormat('LLLL d, yyyy'),
  }
}

/** What happens on one day is over after it; what begins then is not. */
function endOf(quote: string, { at }: ToldTurn, { timeZone }: Hearing): { until?: number } {
  if (WORDS.lasting.test(quote) || quote.includes(' / ')) return {}
  const date = toldDate(quote, { at, timeZone }, 'ahead')
  return date && date.key.length === 'yyyy-MM-dd'.length && date.from > at
    ? { until: date.until }
    : {}
}
