import { z } from 'zod'
import { gerund, trimmed } from '#app/memory/facts/fact_values'
import {
  ADVERBS,
  asEnded,
  type Draft,
  type Groups,
  keyed,
  rule,
  type FactRule,
} from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/taste_rules.txt',
  z.strictObject({
    hates: shapes.source,
    likes: shapes.source,
    noThing: shapes.pattern('iu'),
    theOne: shapes.pattern('u'),
    cut: shapes.pattern('iu'),
    cutBehindNoun: shapes.pattern('iu'),
    fragment: shapes.pattern(),
    emptyHead: shapes.pattern('iu'),
    asDoing: shapes.pattern('iu'),
    noKind: shapes.pattern('iu'),
    favCut: shapes.pattern('iu'),
    noValue: shapes.pattern('iu'),
    countable: shapes.pattern('iu'),
    favLead: shapes.pattern('iu'),
    noFavorite: shapes.pattern('iu'),
    into: shapes.source,
    notInto: shapes.source,
  })
)

const THING = '(?<thing>[^!?;:\\n]{2,200})'
const NO = "(?:don't|do not|didn't|no longer|never)"
const MOST_ITEMS = 6
const MOST_WORDS = 4

/** The things of a list a clause goes on with: "hiking, sushi and to swim in lakes". */
export function thingsOf(rest: string): string[] {
  const parts = rest.split(/,? (?:and|or|&|plus|y|ni) |, /iu)
  const things: string[] = []
  for (const part of parts.slice(0, MOST_ITEMS)) {
    const thing = thingOf(part)
    if (!thing) break
    things.push(thing)
  }
  return things
}

function thingOf(part: string): string | null {
  const said = part.trim().replace(/^(?:also |both |eating |drinking |listening to )+(?=.)/iu, '')
  if (isNoThing(said)) return null
  const doing = asDoing(said).replace(WORDS.cut, '')
  const cut = isDoing(doing) ? doing : doing.replace(WORDS.cutBehindNoun, '')
  const thing = trimmed(trimmed(cut).replace(WORDS.emptyHead, ''))
  return isThing(thing) ? lowered(thing) : null
}

function isNoThing(said: string): boolean {
  return WORDS.theOne.test(said) || (WORDS.noThing.test(said) && !WORDS.asDoing.test(said))
}

function isDoing(words: string): boolean {
  return /^\p{L}+ing\b/iu.test(words)
}

function isThing(thing: string): boolean {
  const most = isDoing(thing) ? MOST_WORDS + 1 : MOST_WORDS
  const isShort = thing.length > 1 && thing.split(' ').length <= most
  return isShort && !WORDS.noThing.test(thing) && !WORDS.fragment.test(thing)
}

function lowered(thing: string): string {
  const isProper = /\p{Lu}/u.test(thing.slice(1)) || /^\p{Lu}\p{Ll}+$/u.test(thing)
  return isProper ? thing : thing.toLowerCase()
}

/** `to hike in the woods` -> `hiking in the woods`. */
function asDoing(said: string): string {
  const verb = WORDS.asDoing.test(said) ? /^to (\p{L}+)(.*)$/iu.exec(said) : null
  if (!verb) return said
  const [, first = '', rest = ''] = verb
  return first.toLowerCase() === 'go' && /^ \p{L}+ing\b/u.test(rest)
    ? rest.trim()
    : `${gerund(first.toLowerCase())}${rest}`
}

function tastes(rest: string, value: 'like' | 'dislike'): Draft[] {
  return thingsOf(rest).map((thing) => ({ slot: keyed('taste', thing), value, thing }))
}

const read =
  (value: 'like' | 'dislike'): FactRule['read'] =>
  ({ thing = '' }) =>
    tastes(thing, value)

function turned({ thing = '' }: Groups): Draft[] {
  const isOver = /\bany ?more\b/iu.test(thing)
  return tastes(thing.replace(/ any ?more.*$/iu, ''), 'dislike').map((draft) => ({
    ...draft,
    confidence: isOver ? 1 : 0.95,
  }))
}

const KIND = '(?<kind>\\p{L}+(?: \\p{L}+){0,2}?)'

function favorites({ kind = '', value = '' }: Groups): Draft[] {
  const key = kind
    .trim()
    .toLowerCase()
    .replace(/^(?:all time|current|absolute|new|number one) /u, '')
  const said = trimmed(
    value
      .replace(WORDS.favLead, '')
      .replace(/(?: by far| of all time| ever| hands down| for sure| no doubt).*$/iu, '')
      .replace(WORDS.favCut, '')
  )
  if (
    WORDS.noKind.test(key) ||
    said.length < 2 ||
    said.split(' ').length > 7 ||
    WORDS.noValue.test(said)
  )
    return []
  return [
    {
      slot: keyed('favorite', key),
      value: /^(?:the|an?) \p{Ll}/u.test(said) ? said.replace(/^(?:the|an?) /u, '') : said,
    },
  ]
}

const EVER = '(?: of all time| ever| right now| these days)?'
const IS = "(?:'s| is| are| was always| has always been| would be| has to be| =)"
const DONT_LIKE = [
  `${NO} (?:really |even |actually |particularly |much |exactly )*`,
  `(?:${WORDS.likes}|care for|dig)`,
].join('')
const NOT = "(?:I'm (?:really |just |so )*(?:not|no longer|never)|I was never)"
const NOT_LOVED = '(?:cat|dog|night|morning|people|big|huge|total|massive|real|true|hopeless)\\b'
const LOVER = '(?:lover|fan|nerd|addict|fanatic|enthusiast)'

export const TASTE_RULES: readonly FactRule[] = [
  rule(
    [
      `^my ${ADVERBS}(?:all time |all-time |absolute |current )?favorite ${KIND}`,
      `${EVER}${IS} (?<value>[^!?;:\\n]{2,70})`,
    ].join(''),
    favorites
  ),
  rule(
    [
      "^(?<value>[\\p{L}\\d][^!?;:\\n,]{1,50}?)(?: is| are|'s) ",
      '(?:still |definitely |probably |always |by far )*',
      'my (?:all time |all-time |absolute |current |number one )?',
      'favorite (?<kind>\\p{L}+(?: \\p{L}+)?)(?=$|,| ever| of all time| right now)',
    ].join(''),
    (groups) => (WORDS.noFavorite.test(groups.value ?? '') ? [] : favorites(groups))
  ),
  rule(`^I ${ADVERBS}used to (?:really )?${WORDS.hates} ${THING}`, asEnded(read('dislike'))),
  rule(
    `^I ${ADVERBS}used to (?:really |absolutely )?(?:${WORDS.likes}|be (?:really )?into) ${THING}`,
    asEnded(read('like'))
  ),
  rule(`^I(?:'ll)? (?:${ADVERBS}${DONT_LIKE}|${ADVERBS}${WORDS.hates}) ${THING}`, turned),
  rule(`^${NOT} ${WORDS.notInto} ${THING}`, turned),
  rule(
    `^(?:not |never )(?:really |much |exactly )*(?:a (?:big |huge )?fan of|into|big on) ${THING}`,
    turned
  ),
  rule(`^I'm ${ADVERBS}(?:${WORDS.into}) ${THING}`, read('like')),
  rule(
    [
      `^I'm ${ADVERBS}an? (?:big |huge |total )*`,
      `(?<thing>(?!${NOT_LOVED})[\\p{L} ]{3,20}) ${LOVER}(?=$|,| )`,
    ].join(''),
    ({ thing = '' }) => tastes(WORDS.countable.test(thing) ? `${thing}s` : thing, 'like')
  ),
  rule(
    `^I'm ${ADVERBS}an? (?:big |huge |total )*(?<thing>cat|dog|coffee|tea|morning) person`,
    read('like')
  ),
  rule(`^I ${ADVERBS}prefer ${THING}`, read('like')),
  rule(`^I ${ADVERBS}(?:do )?${WORDS.likes} ${THING}`, read('like')),
]
