import { z } from 'zod'
import { DateTime } from 'luxon'
import type { FoundFact } from '#app/memory/facts/found_fact'
import type { ToldTurn } from '#app/memory/facts/find_facts'
import { toldDate } from '#app/memory/facts/told_dates'
import { contentStems, contentWords } from '#app/memory/notes/note_words'
import { noteSentence, noteSlot, type Note } from '#app/memory/notes/note_sentences'
import { type Hearing, placed } from '#app/memory/notes/leads'
import { questionIn, quotable } from '#app/memory/notes/quotes'
import { whoIn } from '#app/memory/notes/named_kin'
import { TextModel } from '#app/language/text_model'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'notes/find_note.txt',
  z.strictObject({
    relative: shapes.pattern('iu'),
    lasting: shapes.pattern('iu'),
    denying: shapes.pattern('iu'),
    supposed: shapes.pattern('iu'),
  })
)

const model = new TextModel('worth_keeping')
/** Odds. Not high: what is no fact of his is left out by its words, which tell it better. */
const WORTH = 0.2
/** Enough when something else bears it out. */
const BORNE_OUT = 0

const MOST_QUOTED = 160
const MOST_UNHELD = 1
const LEAST_WORDS = 2

/** What a text tells of his life in his own words, when no other fact of it holds that already. */
export function findNote(
  turn: ToldTurn,
  where: Hearing,
  { facts, endings }: { facts: readonly FoundFact[]; endings: readonly FoundFact[] }
): FoundFact | null {
  const question = askedBefore(where)
  const quote = quoteOf(turn.text, question, facts.length + endings.length > 0)
  if (quote === null || areHeld(quote, facts)) return null
  const asked = question && withoutDenied(question, quote)
  const { slot, note, besides } = placed(turn, where, { quote, asked })
  if (contentWords(note.quote + (note.asked ?? '')).length < LEAST_WORDS) return null
  const who = whoIn(note.quote, where.known)
  const sentence = noteSentence({ ...note, ...dayOf(note.quote, turn, where), ...(who && { who }) })
  return {
    ...noteFact(slot, sentence),
    ...endOf(note.quote, turn, where),
    ...(besides && { besides }),
  }
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

/** "Is Gareth a nurse?" answered with no: of whom was asked is kept, what he is not is not. */
function withoutDenied(question: string, quote: string): string {
  return WORDS.denying.test(quote) ? question.replace(WORDS.supposed, ' …?') : question
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

/** How much a text, perhaps with her question before it, tells of the life of whoever wrote it. */
function worthOf(text: string, asked: string | null): number {
  const alone = model.odds(text)
  return asked === null ? alone : Math.max(alone, model.odds(text, asked))
}

function isWorthKeeping(text: string, asked: string | null, isBorneOut: boolean): boolean {
  return worthOf(text, asked) > (isBorneOut ? BORNE_OUT : WORTH)
}

/** But for one word at most, which says how: "moved to Porto" is "You live in Porto". */
function areHeld(quote: string, facts: readonly FoundFact[]): boolean {
  if (facts.length === 0) return false
  const held = contentStems(facts.map(({ sentence }) => sentence).join(' '))
  return [...contentStems(quote)].filter((stem) => !held.has(stem)).length <= MOST_UNHELD
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
