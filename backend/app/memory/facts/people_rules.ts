import { z } from 'zod'
import { isFirstName, isName, isNameBefore, isPlainlyName } from '#app/memory/facts/first_names'
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
  END,
  ended,
  firstRead,
  type Groups,
  NOT_OLD,
  rule,
  type FactRule,
} from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { hitsIn } from '#app/language/hits_in'

const WORDS = loadWords(
  'facts/people_rules.txt',
  z.strictObject({
    name: shapes.source,
    names: shapes.source,
    counted: shapes.source,
    numbers: shapes.glossary,
    callMe: shapes.source,
    notYet: shapes.source,
    wasPartner: shapes.pattern(),
  })
)

const MINE = `(?:my|our) ${KIN_ADJECTIVES}(?<kin>${KIN})`
const ANY_NAME = "\\p{L}[\\p{L}'-]{1,20}"
const WRITTEN_NAME = '\\p{Lu}\\p{Ll}{1,20}'
const COUNTED_MANY = WORDS.counted
  .split('|')
  .filter((kin) => /(?:s|ren)$/.test(kin))
  .join('|')

/** Somebody the person named: `name of:sister` where there is one, `person:jake` where there may be many. */
function named(kin: string, name: string): Draft[] {
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
  const count = WORDS.numbers[number.toLowerCase()] ?? number
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

const NAME_END = `(?:,? not (?<old>${ANY_NAME}))?(?: \\p{Ll}.*|[,.].*|$)`
const NUMBER = '\\d{1,2}|no|one|two|three|four|five|six|seven|eight|a couple of'
const NAMES = `(?:(?:, | named | called |: ) ?${WORDS.names})?`
const HAVE_NO = "don't (?:actually |really |even |currently )?have"
const NEVER_HAD = 'never (?:actually |really |even )?had'
const ARE_CALLED = "(?: (?:are|are called|are named)|'s? names are|,|)"

const PEOPLE_RULES: readonly FactRule[] = [
  rule(
    `^my (?:full |first |real |actual )?name(?:'s| is|s) (?!not )${WORDS.name}${NAME_END}`,
    ({ name = '', more = '', old = '' }) =>
      isName(name)
        ? [
            ...(isName(old) ? [ended('name', titled(old))] : []),
            { slot: 'name', value: titled(fullName(name, more)) },
          ]
        : []
  ),
  rule(
    `^(?:${WORDS.callMe}) (?<name>${ANY_NAME})(?= for short| instead| btw|$|,|\\.)`,
    ({ name = '' }) => (isName(name) ? [{ slot: 'nickname', value: titled(name) }] : [])
  ),
  rule(`^(?:I'm|this is) (?<name>${ANY_NAME})(?:$|,| btw| by the way)`, ({ name = '' }) =>
    isFirstName(name) ? [{ slot: 'name', value: titled(name), confidence: 0.8 }] : []
  ),
  rule(
    `^${MINE}'s (?:first |real )?name(?:'s| is| was|s) (?!not )${WORDS.name}${NOT_OLD}`,
    corrected
  ),
  rule(`^${MINE}(?:'s| is| was|,)? (?:called|named) (?!not )${WORDS.name}${NOT_OLD}`, corrected),
  rule(
    `^${MINE}(?:'s)? (?:is|was|'s) (?<name>${WRITTEN_NAME})(?:,? not (?<old>${WRITTEN_NAME}))?(?:$|,)`,
    (groups) => (isFirstName(groups.name ?? '') ? corrected(groups) : []),
    'u'
  ),
  rule(
    `^(?<name>${WRITTEN_NAME}),? (?:is|was|'s) my ${KIN_ADJECTIVES}(?<kin>${KIN})(?= |$|,)`,
    fromGroups,
    'u'
  ),
  rule(
    [
      `^I ${ADVERBS}have (?:(?<number>${NUMBER}) )`,
      `${KIN_ADJECTIVES}(?<kin>${WORDS.counted})${NAMES}${END}`,
    ].join(''),
    numbered
  ),
  rule(
    `^(?:I|we) (?:don't have|do not have|never had) any (?<kin>${WORDS.counted})(?=$|,| )`,
    ({ kin = '' }) => numbered({ number: 'no', kin })
  ),
  rule(
    `^(?:I|we) ${ADVERBS}(?:${HAVE_NO}|${NEVER_HAD}) (?<kin>${COUNTED_MANY})${WORDS.notYet}`,
    ({ kin = '' }) => numbered({ number: 'no', kin })
  ),
  rule(`^I'm an only child`, () => [{ slot: 'number of:siblings', value: '0' }]),
  rule(
    [
      `^(?:my|our) (?:\\d |two |three )?(?<kin>${KIN_PLURALS})${ARE_CALLED} (?:called |named )?`,
      `${WORDS.names}(?=$|,|\\.| (?:are|live|love|have|go)\\b)`,
    ].join(''),
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

/** Who is named in a clause; a partner who was is nobody's partner now. */
export function peopleIn(clause: string): Draft[] {
  if (WORDS.wasPartner.test(clause)) return []
  const people = firstRead(PEOPLE_RULES, clause)
  return people.length > 0 ? people : mentionedPeople(clause)
}

/** "My brother jake", "a friend named Tom": wherever they stand in a clause. */
const MENTION = new RegExp(
  [
    `\\b(?:my|our|an?|this|have|^) ?${KIN_ADJECTIVES}(?<kin>${KIN})(?: of mine)?(?:,|:)? `,
    `(?<announced>(?:is |was )?(?:called|named|whose name is) )?${WORDS.name}(?<behind>[,.;]| ?$| \\p{L}+)?`,
  ].join(''),
  'giu'
)

/** "Kendra my daughter is in Columbus". */
const MENTION_FIRST = new RegExp(
  `^(?<name>\\p{L}{3,20}),? (?:my|our) ${KIN_ADJECTIVES}(?<kin>${KIN})(?= (?:is|was|who|and) |$|,)`,
  'iu'
)

function mentionedPeople(clause: string): Draft[] {
  const first = MENTION_FIRST.exec(clause)?.groups
  if (first && isNameBefore(first.name ?? '', '')) return fromGroups({ ...first } as Groups)
  return hitsIn(clause, MENTION).flatMap(({ groups }) => mentioned({ ...groups }))
}

function mentioned(groups: Groups): Draft[] {
  const { name = '', announced, more = '', behind = '' } = groups
  const next = /^ \p{Ll}/u.test(more) ? more : behind
  const isMeant = announced ? isName(name) : isPlainlyName(name) || isNameBefore(name, next)
  return isMeant ? fromGroups({ ...groups, name: name.replace(/'s$/iu, ''), more: '' }) : []
}
