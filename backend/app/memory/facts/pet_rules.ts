import { z } from 'zod'
import { isName, isPlainlyName } from '#app/memory/facts/first_names'
import { titled, valueKey } from '#app/memory/facts/fact_values'
import { PET_ADJECTIVES, petKind, PETS } from '#app/memory/facts/kin'
import {
  ADVERBS,
  type Draft,
  ended,
  type Groups,
  groupsIn,
  NOT_OLD,
  rule,
  type FactRule,
} from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { hitsIn } from '#app/language/hits_in'

const WORDS = loadWords(
  'facts/pet_rules.txt',
  z.strictObject({ names: shapes.source, noPet: shapes.pattern('iu'), died: shapes.source })
)

const NAME = "(?<name>\\p{L}[\\p{L}'-]{1,20})"
const WRITTEN_NAME = '(?<name>\\p{Lu}\\p{Ll}{1,20})'
const PET = `${PET_ADJECTIVES}(?<pet>${PETS})`
const MINE = `(?:my|our|the) ${PET}`
const THIS_ONE = MINE.replace('|the)', '|the|this)')

function petNamed(pet: string, name: string): Draft[] {
  const said = name.replace(/'s$/iu, '')
  if (!isName(said)) return []
  return [{ slot: `pet:${valueKey(said)}`, value: petKind(pet), thing: titled(said) }]
}

function corrected({ pet = '', name = '', old = '' }: Groups): Draft[] {
  const gone = isName(old) ? [{ ...ended(`pet:${valueKey(old)}`, petKind(pet), titled(old)) }] : []
  return [...gone, ...petNamed(pet, name)]
}

function many({ pet = '', names = '', announced = '' }: Groups): Draft[] {
  const each = names.split(/, and |, | and | & /u)
  if (!each.every(announced ? isName : isPlainlyName)) return []
  return each.flatMap((name) => petNamed(singular(pet), name))
}

function singular(pet: string): string {
  return pet
    .toLowerCase()
    .replace(/(?:ies)$/, 'y')
    .replace(/s$/, '')
}

function unnamed({ pet = '' }: Groups): Draft[] {
  const kind = petKind(pet)
  return [{ slot: `pet:${kind}`, value: kind }]
}

const PLURALS = PETS.split('|')
  .map((pet) => `${pet.replace(/y$/, 'ie')}s`)
  .join('|')

const NAMING = '(?:named|called|have named|am calling|decided to name)'
const ARE_CALLED = "(?: (?:are|are (?<announced>called|named))|'s? names are|,)?"
const NUMBER = '(?:two|three|four|five|\\d)'

export const PET_RULES: readonly FactRule[] = [
  rule(`^${MINE}'s (?:full )?name(?:'s| is| was|s) (?!not )${NAME}${NOT_OLD}`, corrected),
  rule(`^${MINE}(?:'s| is| was|,)? (?:called|named) (?!not )${NAME}${NOT_OLD}`, corrected),
  rule(`^(?:we|I) ${ADVERBS}${NAMING} ${THIS_ONE} ${NAME}`, corrected),
  rule(
    [
      `^(?:my|our) (?:\\d |two |three )?(?<pet>${PLURALS})${ARE_CALLED} `,
      `${WORDS.names}(?=$|,|\\.| (?:are|love|hate|sleep)\\b)`,
    ].join(''),
    many
  ),
  rule(
    [
      `\\b(?:have|got|own|adopted|are) (?:${NUMBER} )(?:\\p{L}+ )?(?<pet>${PLURALS})(?:,|:)? ?`,
      `(?<announced>named |called )?${WORDS.names}(?=$|,|\\.)`,
    ].join(''),
    many
  ),
  rule(
    `^(?:I|we) (?:don't|no longer) have (?:(?:a|any|my|the|our) )${PET}s?(?= |$|,)`,
    ({ pet = '' }) => [ended(`pet:${petKind(pet)}`, petKind(pet))]
  ),
]

const MENTION = new RegExp(
  [
    `\\b(?:my|our|an?|this|have) ${PET}(?:,|:| who(?:'s| is)?| that(?:'s| is))? `,
    `(?<announced>(?:is |was |'s )?(?:called|named|whose name is|by the name of) )?${NAME}`,
  ].join(''),
  'giu'
)
const IS_PET = new RegExp(
  `(?<![\\p{L}])${WRITTEN_NAME},? (?:is|was|'s) (?:my|our) ${PET}(?= |$|,)`,
  'gu'
)
const OWNED = new RegExp(
  [
    `^(?:I|we) ${ADVERBS}(?:have|own|got|adopted|rescued|bought) (?:myself )?`,
    `(?:an?|another|my|our|one) ${PET}(?= |$|,|\\.)`,
  ].join(''),
  'iu'
)

/** Animals wherever they stand in a clause; one without a name is kept under its kind. */
export function mentionedPets(clause: string): Draft[] {
  const found = [...hitsIn(clause, MENTION), ...hitsIn(clause, IS_PET)].flatMap(
    ({ groups = {} }) => {
      const { name = '', pet = '', announced } = groups
      const isMeant = announced ? isName(name) : isPlainlyName(name)
      return isMeant ? petNamed(pet, name) : []
    }
  )
  if (found.length > 0) return found
  const owned = OWNED.exec(clause)?.groups
  return owned && !WORDS.noPet.test(clause) ? unnamed(owned as Groups) : []
}
const PET_DIED = new RegExp(`^(?:my|our) ${PET}(?:,? ${NAME},?)? (?:\\p{L}+ )?${WORDS.died}`, 'iu')
const LOST = new RegExp(
  [
    '^(?:I|we) (?:\\p{L}+ )?(?:lost|had to put(?: down)?|put down) ',
    `(?:my|our) ${PET}(?: (?<name>\\p{Lu}[\\p{L}'-]{1,20}))?`,
  ].join(''),
  'iu'
)
const NAME_DIED = new RegExp(`^${WRITTEN_NAME} (?:\\p{L}+ )?${WORDS.died}`, 'u')

/**
 * An animal that is gone: its slot ends, that it died stays known. `pets` are those named before, by name.
 */
export function lostPets(clause: string, pets: ReadonlyMap<string, string>): Draft[] {
  const groups = groupsIn([PET_DIED, LOST, NAME_DIED], clause)
  if (!groups) return []
  const said = groups.name ?? ''
  const name = isPlainlyName(said) ? valueKey(said) : ''
  const kind = groups.pet ? petKind(groups.pet) : pets.get(name)
  return kind ? goneFor(name || nameOf(kind, pets), kind, clause) : unknownGone(name)
}

/** Who died is not known: if it was an animal of theirs, it is no more. */
function unknownGone(name: string): Draft[] {
  return name ? [{ ...ended(`pet:${name}`, '', titled(name)), confidence: 0.6 }] : []
}

function goneFor(who: string, kind: string, clause: string): Draft[] {
  const isOnlyAway = /ran away/iu.test(clause)
  const end = ended(`pet:${who}`, kind, titled(who))
  return isOnlyAway ? [end] : [end, { slot: `life of:${who}`, value: 'died' }]
}

/** The kind itself where no name is known, or which of several is not. */
function nameOf(kind: string, pets: ReadonlyMap<string, string>): string {
  const names = [...pets].flatMap(([name, pet]) => (pet === kind ? [name] : []))
  return names.length === 1 ? (names[0] ?? kind) : kind
}
