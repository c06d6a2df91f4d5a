import { z } from 'zod'
import {
  ADVERBS,
  type Draft,
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

/** Allergies, health, food and habits. */
export const BODY_RULES: readonly FactRule[] = [
  rule(`^I'm (?:not|no longer) ${ADVERBS}allergic to (?<things>.{2,60})`, (groups) =>
    allergies(groups).map((draft) => ({ ...draft, change: 'ended' as const }))
  ),
  rule(
    `^(?:I'm ${ADVERBS}(?:(?:deathly|severely|very|super|highly|mildly|a bit|slightly|terribly) )?allergic to|I have (?:an?|bad|severe|terrible)? ?(?:\\p{L}+ )?allergy to|I have allergies to) (?<things>.{2,60})`,
    allergies
  ),
  rule(
    `^I have (?:an? )?(?:bad |severe |terrible |mild )?(?<things>\\p{L}+(?: (?!allerg)\\p{L}+)?) allerg(?:y|ies)`,
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
  rule(
    `^I(?:'m| went| have gone| have been| became| turned| just went| have become| eat| follow an?) ${ADVERBS}(?:an? |on an? )?(?:strict )?(?<diet>${WORDS.diets})(?: diet)?(?=$|,|\\.| (?:and|now|so|but|since|for|btw|too|because|these|again|recently|last|after|in|this|about|a|two|three|\\d+)\\b)`,
    ({ diet = '' }) =>
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
  rule(`^I don't have (?<condition>${WORDS.conditions})(?=$|,| )`, (groups) =>
    condition(groups).map((draft) => ({ ...draft, change: 'ended' as const }))
  ),
  rule(
    `^(?:I ${ADVERBS}(?:have|suffer from|live with|struggle with|deal with)|I ${ADVERBS}(?:was|got|have been) (?:\\p{L}+ )?diagnosed with|I have been ${ADVERBS}diagnosed with|doctors? diagnosed me with) ${ADVERBS}(?:(?:mild|severe|bad|chronic|really bad|terrible) )?(?<condition>${WORDS.conditions})(?=$|,|\\.| )(?! (?:about|over|attack|meds about))`,
    condition
  ),
  rule(
    `^I'm ${ADVERBS}(?<condition>${Object.keys(BEING).join('|')})(?=$|,|\\.| (?:and|so|but|since|btw|too|now)\\b)`,
    condition
  ),
  rule(
    `^I ${ADVERBS}(?:have )?(?:quit|gave up|stopped|given up|kicked|cut out|stopped eating|stopped drinking) (?<vice>${WORDS.vice})(?=$|,|\\.| )`,
    ({ vice = '' }) => habit(vice, 'gave up')
  ),
  rule(
    `^I(?:'m| have been) ${ADVERBS}sober(?= (?:for|since|now|\\d)|$|,)(?! (?:right|tonight|today))`,
    () => habit('drinking', 'no')
  ),
  rule(
    `^I (?:don't|never|no longer) ${ADVERBS}(?<vice>smoke|drink(?! (?:coffee|tea|water|milk|soda|beer|wine|\\p{L}))|vape|gamble)(?=$|,|\\.| (?:at all|anymore|and|or|but|alcohol)\\b)`,
    ({ vice = '' }) => habit(vice, 'no')
  ),
  rule(
    `^I ${ADVERBS}(?<vice>smoke|vape|gamble)(?=$|,|\\.| (?:a|too|about|like|every|when|sometimes|cigarettes|and|again)\\b)(?! a (?:brisket|pork|ribs))`,
    ({ vice = '' }) => habit(vice, 'yes')
  ),
  rule(
    `^I ${ADVERBS}(?:started|am back to|went back to) (?<vice>smoking|drinking|vaping|gambling)(?: again)?(?=$|,|\\.| )`,
    ({ vice = '' }) => habit(vice, 'yes')
  ),
]
