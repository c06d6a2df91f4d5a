import { z } from 'zod'
import type { Turn } from '#app/companion/voice/language_model'
import { isFirstName } from '#app/memory/facts/first_names'
import { straighten, toSecondPerson } from '#app/companion/offline_voice/offline_spoken'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/facts.txt',
  z.strictObject({
    kin: shapes.source,
    kinEs: shapes.source,
    job: shapes.pattern(),
    monthNames: shapes.wordSet,
    notJob: shapes.pattern(),
    future: shapes.source,
  })
)

/** Something the person said of themselves: `dog name` is `Rex`. The newest of a slot counts. */
export interface Fact {
  slot: string
  value: string
  at: number
}
const KIN_NAMED = new RegExp(`\\bmy (?:[a-z]+ )?(${WORDS.kin})\\b`)
const NAME = "([\\p{L}][\\p{L}'-]{1,20})"
const THING = "((?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+?)"
const REST = '([^.!?,;\\n]{2,48})'

type Read = [RegExp, (hit: string[]) => { slot: string; value: string } | null]

const rule = (pattern: string, read: Read[1], flags = 'giu'): Read => [
  new RegExp(pattern, flags),
  read,
]
const slotFrom = (slot: string) => (hit: string[]) => ({
  slot,
  value: hit[1] ?? '',
})
const nameOf = (hit: string[]) => ({
  slot: `${slotKey(hit[1] ?? '')} name`,
  value: titled(hit[2] ?? ''),
})

/** `my wife june`; a month is a name beside a wife. */
const isKnownName = (word = '') =>
  WORDS.monthNames.has(word.toLowerCase()) || isFirstName(titled(word.toLowerCase()))

const NO_NAME = '(?:a|an|the|crazy|now|back|later|when|if|not)\\b'
const JOB_END =
  '(?= (?:at|in|for|and|by|but|from|who|with|these|now|btw|lol|so|because|thats)\\b|[.,!?;]|$)'
const LIKE = '(?:really |just |also |absolutely )?(?:love|like|enjoy|adore)'
const NO_LIKING = 'you\\b|it\\b|that\\b|this\\b|to talk|talking to'
const DOING = "(?:'m|'re| am| are| have|'ve got|'ll| will| need to| got| want to)?"

const READS: Read[] = [
  rule(`\\b(?:my|our) ${THING} (?:is|are|'s|was) (?!(?:called|named|name)\\b)${REST}`, (hit) => ({
    slot: slotKey(hit[1] ?? ''),
    value: hit[2] ?? '',
  })),
  rule(`\\b(?:my|our) ${THING}(?:'s| is|,)? (?:called|named) ${NAME}`, nameOf),
  rule(`\\b(?:my|our) ${THING}'s name(?:'s| is| was) ${NAME}`, nameOf),
  rule(
    `\\b(?:a|an|my) (?:[\\p{L}-]+ )?(${WORDS.kin}) (?:called|named|whose name is) ${NAME}`,
    nameOf
  ),
  rule(`\\b[Mm]y (${WORDS.kin}),? (\\p{Lu}\\p{Ll}{1,20})\\b`, nameOf, 'gu'),
  rule(`\\bmy (${WORDS.kin}) (\\p{L}{2,20})\\b`, (hit) =>
    isKnownName(hit[2]) ? nameOf(hit) : null
  ),
  rule(`\\b[Mm]i (${WORDS.kinEs}) se llama ${NAME}`, nameOf),
  rule(`\\b(?:me llamo|mi nombre es) ${NAME}`, (hit) => ({
    slot: 'name',
    value: titled(hit[1] ?? ''),
  })),
  rule(
    `(?:^|[.,!?] |\\band )(\\p{Lu}\\p{Ll}{1,20}),? (?:is|was|'s) my (${WORDS.kin})\\b`,
    (hit) => nameOf(['', hit[2] ?? '', hit[1] ?? '']),
    'gu'
  ),
  rule(`\\b(?:my name(?:'s| is)|call me|i go by) (?!${NO_NAME})${NAME}`, (hit) => ({
    slot: 'name',
    value: titled(hit[1] ?? ''),
  })),
  rule(`\\bi(?:'m| am) (?:an? |the )([\\p{L} -]{3,32}?)${JOB_END}`, (hit) => {
    const job = (hit[1] ?? '').toLowerCase()
    return WORDS.job.test(job) && !WORDS.notJob.test(job)
      ? { slot: 'job', value: `you're a ${hit[1]}` }
      : null
  }),
  rule(`\\bi work ((?:as|at|for|in|with) ${REST})`, (hit) => ({
    slot: 'job',
    value: `you work ${hit[1]}`,
  })),
  rule(`\\bi(?:'m| am| come|'m originally) from ${REST}`, (hit) => ({
    slot: 'origin',
    value: cutAt(hit[1] ?? ''),
  })),
  rule(
    `\\b(?:i live|i'm living|i am living|we live|i moved|we moved|i just moved|moving) (?:in|to) ${REST}`,
    (hit) => ({ slot: 'home', value: cutAt(hit[1] ?? '') })
  ),
  rule(`\\bi(?:'m| am) (\\d{2})(?: years? old)?(?=$|[.,!?]| and| now)`, slotFrom('age')),
  rule(`\\bi(?:'m| am) allergic to ${REST}`, slotFrom('allergy')),
  rule(`\\bi ${LIKE} (?!${NO_LIKING})${REST}`, slotFrom('like')),
  rule(`\\b(?:i|we)${DOING} ([^.!?,;\\n]{3,44}? ${WORDS.future})`, slotFrom('plan')),
  rule(`\\b((?:${WORDS.future}),? (?:i|we)[^.!?;\\n]{3,44})`, slotFrom('plan')),
]

function cutAt(value: string): string {
  return value.split(/ (?:and|but|because|with|where|since|for|now|last|when)\b/)[0] ?? value
}

/** Names texted in small letters are given back with a capital. */
function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
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
  const plain = straighten(text)
  return READS.flatMap(([pattern, read]) =>
    [...plain.matchAll(pattern)].flatMap((hit) => {
      const fact = read([...hit])
      return fact && fact.value ? [{ ...fact, value: fact.value.trim(), at }] : []
    })
  )
}

/** `her name is Anna` names whoever of the family was spoken of last. */
function pronounFact(sentence: string, kin: string | null, at: number): Fact[] {
  const hit =
    kin && sentence.match(/\b(?:his|her|their|its) name(?:'s| is| was) ([\p{L}][\p{L}'-]{1,20})/iu)
  const isName =
    hit ||
    (kin && sentence.match(/^(?:he|she|it)(?:'s| is) (?:called|named) ([\p{L}][\p{L}'-]{1,20})/iu))
  return isName ? [{ slot: `${kin} name`, value: titled(isName[1] ?? ''), at }] : []
}

/** What the person told of themselves in these turns, oldest first. Questions tell nothing. */
export function factsOf(turns: Turn[]): Fact[] {
  let kin: string | null = null
  const facts: Fact[] = []
  for (const { sender, text, at } of turns) {
    if (sender !== 'user') continue
    for (const sentence of text.slice(0, 2000).split(/(?<=[.!?\n])\s+/)) {
      if (sentence.trimEnd().endsWith('?')) continue
      kin = sentence.toLowerCase().match(KIN_NAMED)?.[1] ?? kin
      facts.push(...factsOfText(sentence, at), ...pronounFact(straighten(sentence), kin, at))
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
export function sayFact(fact: Fact): string {
  const value = toSecondPerson(fact.value)
  if (fact.slot === 'name') return `you're ${value}`
  if (fact.slot.endsWith(' name')) return `your ${fact.slot.slice(0, -5)} is called ${value}`
  const said: Record<string, string> = {
    job: fact.value,
    home: `you live in ${value}`,
    origin: `you're from ${value}`,
    age: `you're ${value}`,
    allergy: `you're allergic to ${value}`,
    like: `you like ${value}`,
    plan: `you mentioned ${value}`,
  }
  return said[fact.slot] ?? `your ${fact.slot} is ${value}`
}
