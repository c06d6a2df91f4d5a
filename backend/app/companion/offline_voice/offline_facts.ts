import { z } from 'zod'
import type { Turn } from '#app/companion/voice/language_model'
import { isFirstName } from '#app/memory/facts/first_names'
import { capitalized } from '#app/companion/offline_voice/offline_choice'
import { straighten, toSecondPerson } from '#app/companion/offline_voice/offline_spoken'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { hitsIn } from '#app/language/hits_in'

const READS = Object.entries(
  loadWords('offline_voice/facts.txt', z.record(z.string(), shapes.patterns('giu')))
)
const WORDS = loadWords(
  'offline_voice/fact_words.txt',
  z.strictObject({
    kin: shapes.pattern(),
    kinName: shapes.pattern('iu'),
    trade: shapes.pattern(),
    noTrade: shapes.pattern(),
    monthNames: shapes.wordSet,
    placeEnd: shapes.pattern(),
    said: shapes.glossary,
  })
)

/** Something the person said of themselves: `dog name` is `Rex`. The newest of a slot counts. */
export interface Fact {
  slot: string
  value: string
  at: number
}

/** `my wife june`; a month is a name beside a wife. */
const isKnownName = (word: string) =>
  WORDS.monthNames.has(word.toLowerCase()) || isFirstName(capitalized(word.toLowerCase()))

const isTrade = (job: string) =>
  WORDS.trade.test(job.toLowerCase()) && !WORDS.noTrade.test(job.toLowerCase())

type Groups = Partial<Record<string, string>>

const isFact = ({ perhaps, trade }: Groups) =>
  (perhaps === undefined || isKnownName(perhaps)) && (trade === undefined || isTrade(trade))

function valueOf({ name, perhaps, trade, place, value = '' }: Groups): string {
  const called = name ?? perhaps
  if (called) return capitalized(called)
  return trade ? `I'm a ${trade}` : (place?.split(WORDS.placeEnd)[0] ?? value)
}

function slotOf({ of, name, perhaps }: Groups, section: string): string {
  if (of === undefined) return section
  return (name ?? perhaps) ? `${slotKey(of)} name` : slotKey(of)
}

/** One spelling for a slot: `favourite Food` -> `favorite food`. */
export function slotKey(words: string): string {
  return words
    .toLowerCase()
    .replace(/favou?rite/g, 'favorite')
    .replace(/^(?:old|little|big|new|sweet|younger|older) /, '')
    .trim()
}

function factsOfText(text: string, at: number): Fact[] {
  return READS.flatMap(([section, patterns]) =>
    patterns
      .flatMap((pattern) => hitsIn(text, pattern))
      .map(({ groups = {} }): Groups => groups)
      .filter(isFact)
      .map((groups) => ({ slot: slotOf(groups, section), value: valueOf(groups).trim(), at }))
  )
}

/** `her name is Anna` names whoever of the family was spoken of last. */
function pronounFact(sentence: string, kin: string | null, at: number): Fact[] {
  const name = kin && sentence.match(WORDS.kinName)?.groups?.name
  return name ? [{ slot: `${kin} name`, value: capitalized(name), at }] : []
}

/** What the person told of themselves in these turns, oldest first. Questions tell nothing. */
export function factsOf(turns: Turn[]): Fact[] {
  let kin: string | null = null
  const facts: Fact[] = []
  for (const { sender, text, at } of turns) {
    if (sender !== 'user') continue
    for (const sentence of text.slice(0, 2000).split(/(?<=[.!?\n])\s+/)) {
      if (sentence.trimEnd().endsWith('?')) continue
      const plain = straighten(sentence)
      kin = sentence.toLowerCase().match(WORDS.kin)?.groups?.of ?? kin
      facts.push(...factsOfText(plain, at), ...pronounFact(plain, kin, at))
    }
  }
  return facts
}

/** A fact as she says it in Spanish. */
export function sayFactInSpanish(fact: Fact): string {
  if (fact.slot === 'name') return `te llamas ${fact.value}`
  return `tu ${fact.slot.replace(/ name$/, '')} se llama ${fact.value}`
}

/** A fact as she says it: `your dog is called Rex`. */
export function sayFact({ slot, value }: Fact): string {
  const named = slot.replace(/ name$/, '')
  const said =
    WORDS.said[slot] ?? (named === slot ? `your ${slot} is …` : `your ${named} is called …`)
  return said.replace('…', () => toSecondPerson(value))
}
