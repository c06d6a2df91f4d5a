import { z } from 'zod'
import {
  ADVERBS,
  asEnded,
  type Draft,
  END,
  ended,
  type Groups,
  keyed,
  rule,
  type FactRule,
} from '#app/memory/facts/slots'
import { thingsOf } from '#app/memory/facts/taste_rules'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/body_rules.txt',
  z.strictObject({
    being: shapes.glossary,
    conditions: shapes.source,
    diets: shapes.source,
    vice: shapes.source,
    foods: shapes.source,
  })
)

const BEING = WORDS.being
const VICES: Record<string, string> = {
  smoke: 'smoking',
  drink: 'drinking',
  vape: 'vaping',
  gamble: 'gambling',
}
const VICE_NAMES = Object.values(VICES).join('|')
const AS_HABIT: Record<string, string> = {
  cigarettes: 'smoking',
  nicotine: 'smoking',
  alcohol: 'drinking',
}
const single = (slot: string, value: string): Draft[] => [{ slot, value }]

function allergies({ things = '' }: Groups): Draft[] {
  return thingsOf(things.replace(/\ball (?:kinds|types) of /iu, '')).map((thing) => ({
    slot: keyed('allergy', thing),
    value: 'allergic',
    thing,
  }))
}

function condition({ condition: said = '' }: Groups): Draft[] {
  const lower = said.toLowerCase().replace(/^(?:chronic|an?) (?=migraine|heart|bad)/u, '')
  const name = /^(?:adhd|add|ocd|ptsd|ibs|pcos|ms)$/u.test(lower)
    ? lower.toUpperCase()
    : (BEING[lower] ?? lower)
  return [{ slot: keyed('health', name.replace(/^type \w+ /u, '')), value: name }]
}

function habit(word: string, value: string): Draft[] {
  const lower = word.toLowerCase()
  const name = VICES[lower] ?? AS_HABIT[lower] ?? lower
  return [{ slot: `habit:${name}`, value, thing: name }]
}

const VERY = '(?:(?:deathly|severely|very|super|highly|mildly|a bit|slightly|terribly) )?'
const ALLERGIC_TO = [
  `I'm ${ADVERBS}${VERY}allergic to`,
  'I have (?:an?|bad|severe|terrible)? ?(?:\\p{L}+ )?allergy to',
  'I have allergies to',
].join('|')
const BAD = '(?:bad |severe |terrible |mild )?'
const ON_DIET =
  "(?:'m| went| have gone| have been| became| turned| just went| have become| eat| follow an?)"
const BEHIND_DIET = [
  'and|now|so|but|since|for|btw|too|because|these|again|recently|last|after|in|this|about',
  'a|two|three|\\d+',
].join('|')
const DIET = `(?<diet>${WORDS.diets})(?: diet)?(?=$|,|\\.| (?:${BEHIND_DIET})\\b)`
const HAVING = [
  `I ${ADVERBS}(?:have|suffer from|live with|struggle with|deal with)`,
  `I ${ADVERBS}(?:was|got|have been) (?:\\p{L}+ )?diagnosed with`,
  `I have been ${ADVERBS}diagnosed with`,
  'doctors? diagnosed me with',
].join('|')
const HOW_BAD = '(?:(?:mild|severe|bad|chronic|really bad|terrible) )?'
const NOT_OVER = '(?! (?:about|over|attack|meds about))'
const STATE = Object.keys(BEING).join('|')
const GAVE_UP = '(?:quit|gave up|stopped|given up|kicked|cut out|stopped eating|stopped drinking)'
const DRINK = 'drink(?! (?:coffee|tea|water|milk|soda|beer|wine|\\p{L}))'
const AT_ALL = '(?=$|,|\\.| (?:at all|anymore|and|or|but|alcohol)\\b)'
const AS_HABITS_GO =
  '(?=$|,|\\.| (?:a|too|about|like|every|when|sometimes|cigarettes|and|again)\\b)'

/** Allergies, health, food and habits. */
export const BODY_RULES: readonly FactRule[] = [
  rule(`^I'm (?:not|no longer) ${ADVERBS}allergic to (?<things>.{2,60})`, asEnded(allergies)),
  rule(`^(?:${ALLERGIC_TO}) (?<things>.{2,60})`, allergies),
  rule(
    `^I have (?:an? )?${BAD}(?<things>\\p{L}+(?: (?!allerg)\\p{L}+)?) allerg(?:y|ies)`,
    (groups) =>
      /^(?:an?|many|some|seasonal|lots|so|no|really|terrible|these|this)\b/iu.test(
        groups.things ?? ''
      )
        ? []
        : allergies(groups)
  ),
  rule(`^I'm ${ADVERBS}(?<things>lactose|gluten)[- ]intolerant`, allergies),
  rule(`^I'm (?:not|no longer) (?:a )?(?<diet>${WORDS.diets})(?= |$|,)`, ({ diet = '' }) => [
    ended('diet', diet.toLowerCase()),
  ]),
  rule(`^I${ON_DIET} ${ADVERBS}(?:an? |on an? )?(?:strict )?${DIET}`, ({ diet = '' }) =>
    single(
      'diet',
      diet
        .toLowerCase()
        .replace('veggie', 'vegetarian')
        .replace(' free', '-free')
        .replace('plant based', 'plant-based')
        .replace('pescet', 'pescat')
    )
  ),
  rule(
    `^I (?:don't|can't|never|no longer) ${ADVERBS}eat (?<food>${WORDS.foods})(?=$|,|\\.| )`,
    ({ food = '' }) => [{ slot: keyed('eats', food), value: 'no', thing: food.toLowerCase() }]
  ),
  rule(`^I don't have (?<condition>${WORDS.conditions})(?=$|,| )`, asEnded(condition)),
  rule(
    `^(?:${HAVING}) ${ADVERBS}${HOW_BAD}(?<condition>${WORDS.conditions})${END}${NOT_OVER}`,
    condition
  ),
  rule(
    `^I'm ${ADVERBS}(?<condition>${STATE})(?=$|,|\\.| (?:and|so|but|since|btw|too|now)\\b)`,
    condition
  ),
  rule(`^I ${ADVERBS}(?:have )?${GAVE_UP} (?<vice>${WORDS.vice})${END}`, ({ vice = '' }) =>
    habit(vice, 'gave up')
  ),
  rule(
    `^I(?:'m| have been) ${ADVERBS}sober(?= (?:for|since|now|\\d)|$|,)(?! (?:right|tonight|today))`,
    () => habit('drinking', 'no')
  ),
  rule(
    `^I (?:don't|never|no longer) ${ADVERBS}(?<vice>smoke|${DRINK}|vape|gamble)${AT_ALL}`,
    ({ vice = '' }) => habit(vice, 'no')
  ),
  rule(
    `^I ${ADVERBS}(?<vice>smoke|vape|gamble)${AS_HABITS_GO}(?! a (?:brisket|pork|ribs))`,
    ({ vice = '' }) => habit(vice, 'yes')
  ),
  rule(
    `^I ${ADVERBS}(?:started|am back to|went back to) (?<vice>${VICE_NAMES})(?: again)?${END}`,
    ({ vice = '' }) => habit(vice, 'yes')
  ),
]
