import { z } from 'zod'
import { titled, trimmed } from '#app/memory/facts/fact_values'
import {
  ADVERBS,
  anyOf,
  asEnded,
  type Draft,
  END,
  ended,
  type Groups,
  rule,
  type FactRule,
} from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/life_rules.txt',
  z.strictObject({
    states: shapes.glossary,
    partner: shapes.source,
    languages: shapes.source,
    makes: shapes.source,
    signs: shapes.source,
    carTail: shapes.pattern('iu'),
    carLooks: shapes.pattern('iu'),
  })
)

const ADULT_AGE = 18
const OLDEST = 110
const STATES = WORDS.states
const STATE = anyOf(Object.keys(STATES))
const PARTNERS: Record<string, string> = {
  wife: 'married',
  husband: 'married',
  fiance: 'engaged',
  fiancee: 'engaged',
  fiancé: 'engaged',
  fiancée: 'engaged',
}
const LANGUAGE = new RegExp(`\\b(?:${WORDS.languages})\\b`, 'giu')
const MAKE = new RegExp(`\\b(?:${WORDS.makes})\\b`, 'iu')

const single = (slot: string, value: string, confidence = 1): Draft[] => [
  { slot, value, confidence },
]

function aged({ age = '' }: Groups): Draft[] {
  const years = Number(age)
  return years >= ADULT_AGE && years <= OLDEST ? single('age', String(years)) : []
}

function state({ state: said = '' }: Groups): Draft[] {
  return single('relationship', STATES[said.toLowerCase()] ?? said.toLowerCase())
}

function languages(said: string, value: string): Draft[] {
  const names = [...said.toLowerCase().matchAll(LANGUAGE)].map(([name]) => name)
  return [...new Set(names)].map((name) => ({
    slot: `language:${name}`,
    value,
    thing: titled(name),
  }))
}

function car({ car: said = '' }: Groups): Draft[] {
  const cut = trimmed(said.replace(WORDS.carTail, '')).replace(WORDS.carLooks, '')
  if (!MAKE.test(cut) || cut.split(' ').length > 5) return []
  return single('car', titled(cut))
}

const TURNED = "(?:'m| just turned| turned| have just turned| am turning)"
const YEARS = '(?: ?(?:years? old|yrs? old|yo|y\\/o|yr old|m|f))?'
const AGE_END =
  '(?=$|,|\\.| (?:and|now|today|yesterday|last|this|but|so|years? (?:old|young)|in|on)\\b)'
const NO_AGE = '(?!, ?\\d| (?:in|on) (?:the|a) | and (?:a half )?(?:hours|minutes)|,000)'
const STATE_END =
  '(?=$|,|\\.| (?:and|now|with|to|for|again|but|since|these|lately|at|so|btw|rn)\\b)'
const NOT_TO_WORK = '(?! to (?:my (?:job|work)|the game)| with work)'
const LASTING = 'married|divorced|single|engaged|together|separated'
const GOT = "(?:got|are|have gotten|'re) (?:officially |finally |just |re)*"
const NOT_YET = '(?! (?:in|next|this|on|at|soon)\\b.*\\b(?:next|soon)\\b)'
const BOTH = '(?:we|me and [\\p{L} ]{2,20}|[\\p{L} ]{2,20} and (?:me|I))'
const PARTED = '(?:broke up|split up|split|called it quits|are done|are over)'
const ONE = '(?:I|my (?:girlfriend|boyfriend|partner|ex|fiancée?|fiancee?)|s?he)'
const LEFT = '(?:broke up with|dumped|split (?:up )?(?:from|with)|broke off things with)'
const PARTED_WHEN =
  'and|after|because|in|last|this|yesterday|today|\\d|two|three|' +
  'a (?:few|couple|while|week|month|year)'
const LEARNING = '(?:learning|started learning|trying to learn|taking|studying)'
const LEARNED = `(?<said>(?:${WORDS.languages})(?: and (?:${WORDS.languages}))?)`
const FLUENT_IN = [
  `I'm ${ADVERBS}(?:fluent|bilingual) in`,
  'my (?:first|native|mother) (?:language|tongue) is',
].join('|')
const DRIVING = [
  `I ${ADVERBS}(?:drive|bought|got|own|have|ride|leased|picked up) (?:myself )?(?:an?|my) `,
  "my (?:new )?(?:car|truck|suv|van|motorcycle|bike)(?: is|'s) an? ",
].join('|')

export const LIFE_RULES: readonly FactRule[] = [
  rule(`^I${TURNED} ${ADVERBS}(?<age>\\d{2,3})${YEARS}${AGE_END}${NO_AGE}`, aged),
  rule(`^I'm ${ADVERBS}(?:a )?(?<age>\\d{2})[- ]years?[- ]old`, aged),
  rule(`^(?:my age is|I have been alive for) (?<age>\\d{2})`, aged),
  rule(`^I(?:'m| am)? ${ADVERBS}(?<state>${STATE})${STATE_END}${NOT_TO_WORK}`, state),
  rule(
    `^(?:I have|we have) (?:\\p{L}+ )?been (?<state>${LASTING})(?=$|,| )`,
    ({ state: said = '' }) =>
      single(
        'relationship',
        said.toLowerCase() === 'together' ? 'in a relationship' : said.toLowerCase()
      )
  ),
  rule(
    `^(?:I|we) ${ADVERBS}${GOT}(?<state>married|engaged|divorced|separated)${END}${NOT_YET}`,
    state
  ),
  rule(
    `^I have been ${ADVERBS}seeing (?:someone|somebody)|^I'm (?:seeing|dating) (?:someone|somebody)`,
    () => single('relationship', 'seeing someone')
  ),
  rule(`^${BOTH} (?:just |finally |have |recently |actually )*${PARTED}`, () =>
    single('relationship', 'single')
  ),
  rule(`^${ONE} (?:just |finally )*${LEFT} (?:me|him|her|them|my|\\p{Lu}\\p{Ll}+)`, () =>
    single('relationship', 'single')
  ),
  rule(`^I ${ADVERBS}(?:broke up|split up)(?=$|,|\\.| (?:${PARTED_WHEN})(?= |$))`, () =>
    single('relationship', 'single')
  ),
  rule(`^my divorce (?:is|was|has been|went|got) (?:\\p{L}+ )?(?:final|finali[sz]ed|through)`, () =>
    single('relationship', 'divorced')
  ),
  rule(`^my (?:wife|husband) (?:and I |just |has )*(?:left me|divorced me)`, () =>
    single('relationship', 'separated', 0.8)
  ),
  rule(
    `^I'm (?:not|no longer) (?<state>single|married|engaged|divorced|in a relationship)(?= |$|,)`,
    ({ state: said = '' }) => [ended('relationship', said.toLowerCase())]
  ),
  rule(
    `^I ${ADVERBS}have an? (?:\\p{L}+ )?(?<partner>${WORDS.partner})${END}`,
    ({ partner = '' }) =>
      single('relationship', PARTNERS[partner.toLowerCase()] ?? 'in a relationship', 0.9)
  ),
  rule(
    [
      `^I(?:'m| have been)? ${ADVERBS}${LEARNING} (?:(?:some|how to speak|to speak) )?`,
      `${LEARNED}${END}(?! history| literature)`,
    ].join(''),
    ({ said = '' }) => languages(said, 'is learning')
  ),
  rule(`^I ${ADVERBS}(?:speak|am fluent in) (?<said>[^!?;:\\n]{4,80})`, ({ said = '' }) =>
    languages(said.replace(/ but .*/iu, ''), 'speaks')
  ),
  rule(`^(?:${FLUENT_IN}) (?<said>[^!?;:\\n]{4,60})`, ({ said = '' }) => languages(said, 'speaks')),
  rule(`^I ${ADVERBS}sold my (?:car|(?<car>[\\p{L}\\d][\\p{L}\\d -]{2,25}))`, (groups) =>
    groups.car ? asEnded(car)(groups) : [ended('car')]
  ),
  rule(`^(?:${DRIVING})(?<car>[^!?;:\\n]{3,50})`, car),
  rule(
    `^(?:I'm an?|my (?:zodiac |star )?sign is) ${ADVERBS}(?<sign>${WORDS.signs})(?=$|,|\\.| )`,
    ({ sign = '' }) => single('zodiac', titled(sign.toLowerCase()))
  ),
]
