import { z } from 'zod'
import { titled, trimmed } from '#app/memory/facts/fact_values'
import {
  ADVERBS,
  type Draft,
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
  })
)

const ADULT_AGE = 18
const OLDEST = 110
const END = '(?=$|,|\\.| )'
const STATES = WORDS.states
const STATE = Object.keys(STATES)
  .toSorted((one, other) => other.length - one.length)
  .join('|')
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
  const cut = trimmed(
    said.replace(
      /(?: |,)(?:and|but|because|to|for|that|which|with|in|from|so|it's|its|since|is|at|last|this|on|i|my|yesterday|today)(?= |$).*$/iu,
      ''
    )
  ).replace(
    /^(?:(?:old|new|used|little|beat up|shitty|crappy|red|blue|black|white|silver|grey|gray|green|brand new|nice|big|beautiful) )+/iu,
    ''
  )
  if (!MAKE.test(cut) || cut.split(' ').length > 5) return []
  return single('car', titled(cut))
}

export const LIFE_RULES: readonly FactRule[] = [
  rule(
    `^I(?:'m| just turned| turned| have just turned| am turning) ${ADVERBS}(?<age>\\d{2,3})(?: ?(?:years? old|yrs? old|yo|y\\/o|yr old|m|f))?(?=$|,|\\.| (?:and|now|today|yesterday|last|this|but|so|years? (?:old|young)|in|on)\\b)(?!, ?\\d| (?:in|on) (?:the|a) | and (?:a half )?(?:hours|minutes)|,000)`,
    aged
  ),
  rule(`^I'm ${ADVERBS}(?:a )?(?<age>\\d{2})[- ]years?[- ]old`, aged),
  rule(`^(?:my age is|I have been alive for) (?<age>\\d{2})`, aged),
  rule(
    `^I(?:'m| am)? ${ADVERBS}(?<state>${STATE})(?=$|,|\\.| (?:and|now|with|to|for|again|but|since|these|lately|at|so|btw|rn)\\b)(?! to (?:my (?:job|work)|the game)| with work)`,
    state
  ),
  rule(
    `^(?:I have|we have) (?:\\p{L}+ )?been (?<state>married|divorced|single|engaged|together|separated)(?=$|,| )`,
    ({ state: said = '' }) =>
      single(
        'relationship',
        said.toLowerCase() === 'together' ? 'in a relationship' : said.toLowerCase()
      )
  ),
  rule(
    `^(?:I|we) ${ADVERBS}(?:got|are|have gotten|'re) (?:officially |finally |just |re)*(?<state>married|engaged|divorced|separated)(?=$|,|\\.| )(?! (?:in|next|this|on|at|soon)\\b.*\\b(?:next|soon)\\b)`,
    state
  ),
  rule(
    `^I have been ${ADVERBS}seeing (?:someone|somebody)|^I'm (?:seeing|dating) (?:someone|somebody)`,
    () => single('relationship', 'seeing someone')
  ),
  rule(
    `^(?:we|me and [\\p{L} ]{2,20}|[\\p{L} ]{2,20} and (?:me|I)) (?:just |finally |have |recently |actually )*(?:broke up|split up|split|called it quits|are done|are over)`,
    () => single('relationship', 'single')
  ),
  rule(
    `^(?:I|my (?:girlfriend|boyfriend|partner|ex|fiancée?|fiancee?)|s?he) (?:just |finally )*(?:broke up with|dumped|split (?:up )?(?:from|with)|broke off things with) (?:me|him|her|them|my|\\p{Lu}\\p{Ll}+)`,
    () => single('relationship', 'single')
  ),
  rule(
    `^I ${ADVERBS}(?:broke up|split up)(?=$|,|\\.| (?:and|after|because|in|last|this|yesterday|today|\\d|two|three|a (?:few|couple|while|week|month|year))(?= |$))`,
    () => single('relationship', 'single')
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
    `^I(?:'m| have been)? ${ADVERBS}(?:learning|started learning|trying to learn|taking|studying) (?:(?:some|how to speak|to speak) )?(?<said>(?:${WORDS.languages})(?: and (?:${WORDS.languages}))?)(?=$|,|\\.| )(?! history| literature)`,
    ({ said = '' }) => languages(said, 'is learning')
  ),
  rule(`^I ${ADVERBS}(?:speak|am fluent in) (?<said>[^!?;:\\n]{4,80})`, ({ said = '' }) =>
    languages(said.replace(/ but .*/iu, ''), 'speaks')
  ),
  rule(
    `^(?:I'm ${ADVERBS}(?:fluent|bilingual) in|my (?:first|native|mother) (?:language|tongue) is) (?<said>[^!?;:\\n]{4,60})`,
    ({ said = '' }) => languages(said, 'speaks')
  ),
  rule(`^I ${ADVERBS}sold my (?:car|(?<car>[\\p{L}\\d][\\p{L}\\d -]{2,25}))`, (groups) =>
    groups.car
      ? car(groups).map((draft) => ({ ...draft, change: 'ended' as const }))
      : [ended('car')]
  ),
  rule(
    `^(?:I ${ADVERBS}(?:drive|bought|got|own|have|ride|leased|picked up) (?:myself )?(?:an?|my) |my (?:new )?(?:car|truck|suv|van|motorcycle|bike)(?: is|'s) an? )(?<car>[^!?;:\\n]{3,50})`,
    car
  ),
  rule(
    `^(?:I'm an?|my (?:zodiac |star )?sign is) ${ADVERBS}(?<sign>${WORDS.signs})(?=$|,|\\.| )`,
    ({ sign = '' }) => single('zodiac', titled(sign.toLowerCase()))
  ),
]
