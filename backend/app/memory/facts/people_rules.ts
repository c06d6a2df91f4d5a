import { z } from 'zod'
import { isFirstName, isName, isPlainlyName } from '#app/memory/facts/first_names'
import { titled, valueKey } from '#app/memory/facts/fact_values'
import {
  isOneOfAKind,
  KIN,
  KIN_ADJECTIVES,
  KIN_PLURALS,
  kinKey,
  singularKin,
} from '#app/memory/facts/kin'
import {
  ADVERBS,
  type Draft,
  ended,
  firstRead,
  type Groups,
  rule,
  type FactRule,
} from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/people_rules.txt',
  z.strictObject({
    name: shapes.source,
    names: shapes.source,
    counted: shapes.source,
    wasPartner: shapes.pattern(),
  })
)

const MINE = `(?:my|our) ${KIN_ADJECTIVES}(?<kin>${KIN})`
const NOT_OLD = "(?:,? (?:and )?not (?<old>\\p{L}[\\p{L}'-]{1,20}))?"
const NUMBERS: Record<string, string> = {
  'no': '0',
  'a': '1',
  'an': '1',
  'one': '1',
  'two': '2',
  'three': '3',
  'four': '4',
  'five': '5',
  'six': '6',
  'seven': '7',
  'eight': '8',
  'a couple of': '2',
}
const COUNTED_MANY = WORDS.counted
  .split('|')
  .filter((kin) => /(?:s|ren)$/.test(kin))
  .join('|')

/** Somebody the person named: `name of:sister` where there is one, `person:jake` where there may be many. */
export function named(kin: string, name: string): Draft[] {
  if (!isName(name.split(' ')[0] ?? '')) return []
  const value = titled(name)
  if (isOneOfAKind(kin)) return [{ slot: `name of:${kin}`, value }]
  return [{ slot: `person:${valueKey(value)}`, value: kin, thing: value }]
}

function fromGroups({ kin = '', order = '', name = '', more = '' }: Groups): Draft[] {
  return named(kinKey(kin, order), fullName(name, more))
}

function namedMany({ names = '', kin = '' }: Groups): Draft[] {
  const each = names.split(/, and |, | and | & /u).filter(isName)
  return each.map((name) => ({
    slot: `person:${valueKey(name)}`,
    value: singularKin(kin),
    thing: titled(name),
  }))
}

const corrected = (groups: Groups): Draft[] => {
  const drafts = fromGroups(groups)
  const old = groups.old && isName(groups.old) ? titled(groups.old) : ''
  return drafts.flatMap((draft) => (old ? [ended(draft.slot, old), draft] : [draft]))
}

function numbered({ number = '', kin = '', names = '' }: Groups): Draft[] {
  const count = NUMBERS[number.toLowerCase()] ?? number
  const many = kin
    .toLowerCase()
    .replace(/^(?:kids?|child)$/, 'children')
    .replace(/^(sister|brother|sibling|son|daughter)$/, '$1s')
    .replace(/^grandkids$/, 'grandchildren')
  return [
    { slot: `number of:${many}`, value: count },
    ...(names ? namedMany({ names, kin: many }) : []),
  ]
}

const PEOPLE_RULES: readonly FactRule[] = [
  rule(
    `^my (?:full |first |real |actual )?name(?:'s| is|s) (?!not )${WORDS.name}(?:,? not (?<old>\\p{L}[\\p{L}'-]{1,20}))?(?: \\p{Ll}.*|[,.].*|$)`,
    ({ name = '', more = '', old = '' }) =>
      isName(name)
        ? [
            ...(isName(old) ? [ended('name', titled(old))] : []),
            { slot: 'name', value: titled(fullName(name, more)) },
          ]
        : []
  ),
  rule(
    `^(?:(?:you can |please |just )*call me|(?:all )?(?:my \\p{L}+|everyone|everybody|people|friends) (?:\\p{L}+ )?calls? me|I (?:usually )?go by|my nickname is|they call me) (?<name>\\p{L}[\\p{L}'-]{1,20})(?= for short| instead| btw|$|,|\\.)`,
    ({ name = '' }) => (isName(name) ? [{ slot: 'nickname', value: titled(name) }] : [])
  ),
  rule(
    `^(?:I'm|this is) (?<name>\\p{L}[\\p{L}'-]{1,20})(?:$|,| btw| by the way)`,
    ({ name = '' }) =>
      isFirstName(name) ? [{ slot: 'name', value: titled(name), confidence: 0.8 }] : []
  ),
  rule(
    `^${MINE}'s (?:first |real )?name(?:'s| is| was|s) (?!not )${WORDS.name}${NOT_OLD}`,
    corrected
  ),
  rule(`^${MINE}(?:'s| is| was|,)? (?:called|named) (?!not )${WORDS.name}${NOT_OLD}`, corrected),
  rule(
    `^${MINE}(?:'s)? (?:is|was|'s) (?<name>\\p{Lu}\\p{Ll}{1,20})(?:,? not (?<old>\\p{Lu}\\p{Ll}{1,20}))?(?:$|,)`,
    (groups) => (isFirstName(groups.name ?? '') ? corrected(groups) : []),
    'u'
  ),
  rule(
    `^(?<name>\\p{Lu}\\p{Ll}{1,20}),? (?:is|was|'s) my ${KIN_ADJECTIVES}(?<kin>${KIN})(?= |$|,)`,
    fromGroups,
    'u'
  ),
  rule(
    `^I ${ADVERBS}have (?:(?<number>\\d{1,2}|no|one|two|three|four|five|six|seven|eight|a couple of) )${KIN_ADJECTIVES}(?<kin>${WORDS.counted})(?:(?:, | named | called |: ) ?${WORDS.names})?(?=$|,|\\.| )`,
    numbered
  ),
  rule(
    `^(?:I|we) (?:don't have|do not have|never had) any (?<kin>${WORDS.counted})(?=$|,| )`,
    ({ kin = '' }) => numbered({ number: 'no', kin })
  ),
  rule(
    `^(?:I|we) ${ADVERBS}(?:don't (?:actually |really |even |currently )?have|never (?:actually |really |even )?had) (?<kin>${COUNTED_MANY})(?=$|,|\\.| (?:yet|of (?:my|our) own|either|though|tho|so far|anymore|lol|haha|and|but|so|or|because|cause|cuz)\\b)`,
    ({ kin = '' }) => numbered({ number: 'no', kin })
  ),
  rule(`^I'm an only child`, () => [{ slot: 'number of:siblings', value: '0' }]),
  rule(
    `^(?:my|our) (?:\\d |two |three )?(?<kin>${KIN_PLURALS})(?: (?:are|are called|are named)|'s? names are|,|) (?:called |named )?${WORDS.names}(?=$|,|\\.| (?:are|live|love|have|go)\\b)`,
    (groups) => namedMany({ ...groups, names: allNames(groups.names ?? '') })
  ),
  rule(
    `^(?:we|I) (?:named|are naming|'re naming) (?:our|my|the) ${KIN_ADJECTIVES}(?<kin>${KIN}) ${WORDS.name}`,
    fromGroups
  ),
]

function allNames(names: string): string {
  return names.split(/, and |, | and | & /u).every(isPlainlyName) ? names : ''
}

/** A second name has a capital: "David but" is David. */
function fullName(name: string, more: string): string {
  return /^ \p{Lu}/u.test(more) && isPlainlyName(more.trim()) ? `${name}${more}` : name
}

function withoutS(name: string): string {
  return name.replace(/'s$/iu, '')
}

/** Who is named in a clause; a partner who was is nobody's partner now. */
export function peopleIn(clause: string): Draft[] {
  if (WORDS.wasPartner.test(clause)) return []
  const people = firstRead(PEOPLE_RULES, clause)
  return people.length > 0 ? people : mentionedPeople(clause)
}

/** "My brother jake", "a friend named Tom": wherever they stand in a clause. */
const MENTION = new RegExp(
  `\\b(?:my|our|an?|this|have) ${KIN_ADJECTIVES}(?<kin>${KIN})(?:,|:)? (?<announced>(?:is |was )?(?:called|named|whose name is) )?${WORDS.name}`,
  'giu'
)

function mentionedPeople(clause: string): Draft[] {
  return [...clause.matchAll(MENTION)].flatMap(({ groups = {} }) => {
    const { name = '', announced } = groups
    const isMeant = announced ? isName(name) : isPlainlyName(name)
    return isMeant ? fromGroups({ ...groups, name: withoutS(name), more: '' } as Groups) : []
  })
}
