import { z } from 'zod'
import { titled, trimmed } from '#app/memory/facts/fact_values'
import { ADVERBS, type Draft, ended, groupsIn, rule, type FactRule } from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/place_rules.txt',
  z.strictObject({
    notAfter: shapes.pattern('iu'),
    vague: shapes.pattern('iu'),
    thePlaces: shapes.pattern('iu'),
    inner: shapes.pattern('iu'),
    nations: shapes.source,
  })
)

const REST = '(?<place>[^!?;:\\n]{2,60})'
const MOST_WORDS = 4

/**
 * The place a clause goes on with, or null: "portland with
 * my cat" is Portland, "a small town in Texas" Texas.
 */
export function placeOf(rest: string): string | null {
  const whole = rest.trim()
  const inner = WORDS.thePlaces.test(whole) ? null : groupsIn([WORDS.inner], whole)
  const [first = '', region = ''] = cutPlace(inner?.inner ?? whole)
  if (!isPlace(first)) return null
  return region ? `${titled(first)}, ${titled(region)}` : titled(first)
}

function isPlace(place: string): boolean {
  if (!place || /\d/.test(place) || place.split(' ').length > MOST_WORDS) return false
  return WORDS.thePlaces.test(place) || !WORDS.vague.test(place)
}

function cutPlace(said: string): string[] {
  const [first = '', second = ''] = said
    .split(',')
    .map((part) => trimmed(part.replace(WORDS.notAfter, '')))
  const isRegion = /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?|[a-z]{2,14})$/u.test(second)
  const isPlain =
    second.split(' ').length <= 2 &&
    !WORDS.vague.test(second) &&
    !/ing$|^(?:lol|haha|love|moved|work|so|me|ok)\b/iu.test(second)
  return isRegion && isPlain
    ? [first, /^[a-z]{2}$/.test(second) ? second.toUpperCase() : second]
    : [first]
}

function placed(slot: string, confidence = 1): FactRule['read'] {
  return ({ place = '' }) => {
    const value = placeOf(place)
    return value ? [{ slot, value, confidence }] : []
  }
}

function left({ place = '' }: Record<string, string>): Draft[] {
  const value = placeOf(place)
  return value ? [ended('home', value)] : []
}

function fromTo({ from = '', place = '' }: Record<string, string>): Draft[] {
  const old = placeOf(from)
  const home = placeOf(place)
  return [
    ...(old && home ? [ended('home', old)] : []),
    ...(home ? [{ slot: 'home', value: home }] : []),
  ]
}
const SELF = '(?:I|we)'
const MOVED = `${SELF} (?:have )?${ADVERBS}(?:moved|relocated)`
const LIVING = [
  `${SELF} ${ADVERBS}(?:live|reside)`,
  `(?:I'm|we're) ${ADVERBS}(?:living|based)`,
  `${SELF} have ${ADVERBS}(?:lived|been living)`,
].join('|')
const FROM = [
  `I'm ${ADVERBS}from`,
  `I ${ADVERBS}(?:come|came|hail) from`,
  `I was ${ADVERBS}(?:born(?: and raised)?|raised) in`,
  "I'm born and raised in",
  `I ${ADVERBS}grew up in`,
  'my home ?town is',
  'born and raised in',
].join('|')

export const PLACE_RULES: readonly FactRule[] = [
  rule(`^${SELF} ${ADVERBS}(?:used to live|used to be based) in ${REST}`, left),
  rule(`^${SELF} (?:don't|no longer|do not) ${ADVERBS}live in ${REST}`, left),
  rule(`^I'm (?:no longer|not) living in ${REST}`, left),
  rule(`^${SELF} (?:have )?${ADVERBS}moved (?:out of|away from) ${REST}`, left),
  rule(`^${MOVED} (?:\\p{L}+ )?from (?<from>[^!?;:\\n]{2,30}?) (?:\\p{L}+ )?to ${REST}`, fromTo),
  rule(
    `^${MOVED} (?:(?:back|down|up|out|over|here|all the way|permanently) )*to ${REST}`,
    placed('home')
  ),
  rule(
    `^(?:${LIVING}) (?:(?:over|up|down|out|back|alone|together|here) )*in ${REST}`,
    placed('home')
  ),
  rule(
    `^${SELF} ${ADVERBS}live (?:just )?(?:near|outside of|outside|close to) ${REST}`,
    placed('home', 0.6)
  ),
  rule(`^(?:home is|I call home|my city is|I'm settled in) ${REST}`, placed('home', 0.8)),
  rule(`^(?:${FROM}) ${REST}`, placed('origin')),
  rule(`^(?<place>[\\p{L}][\\p{L} ]{1,30}?) is my home ?town`, placed('origin')),
  rule(`^I'm (?:not from) ${REST}`, ({ place = '' }) => {
    const value = placeOf(place)
    return value ? [ended('origin', value)] : []
  }),
  rule(
    `^I'm ${ADVERBS}(?<nation>${WORDS.nations})(?: american)?(?= |$|,)(?! (?:food|teacher|prof))`,
    ({ nation = '' }) => [
      { slot: 'nationality', value: nation.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()) },
    ]
  ),
]
