import { z } from 'zod'
import { isName } from '#app/memory/facts/first_names'
import { anyOf } from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/kin.txt',
  z.strictObject({
    same: shapes.glossary,
    single: shapes.source,
    several: shapes.source,
    many: shapes.source,
    animals: shapes.source,
    kinAdjectives: shapes.source,
    petAdjectives: shapes.source,
    hers: shapes.pattern('u'),
    his: shapes.pattern('u'),
  })
)

const PLURALS: Record<string, string> = {
  kids: 'child',
  children: 'child',
  sons: 'son',
  daughters: 'daughter',
  sisters: 'sister',
  brothers: 'brother',
  parents: 'parent',
  twins: 'child',
  roommates: 'roommate',
  cousins: 'cousin',
  friends: 'friend',
  nephews: 'nephew',
  nieces: 'niece',
}
const SAME = WORDS.same
const SINGLE = new Set(WORDS.single.split('|'))
const SEVERAL = new Set(WORDS.several.split('|'))

export const KIN = anyOf(`${WORDS.single}|${WORDS.many}`.split('|'))
export const KIN_PLURALS = Object.keys(PLURALS).join('|')
export const PETS = anyOf(WORDS.animals.split('|'))
export const KIN_ADJECTIVES = WORDS.kinAdjectives
export const PET_ADJECTIVES = WORDS.petAdjectives

/** One word for one relation: `mother` and `mum` are `mom`; of a sister it matters which. */
export function kinKey(word: string, order = ''): string {
  const lower = word.toLowerCase()
  const kin = SAME[lower] ?? lower
  const which = order
    .toLowerCase()
    .replace(/^(?:big|elder)$/, 'older')
    .replace(/^(?:little|baby)$/, 'younger')
  return which && /^(?:sister|brother|son|daughter|twin)$/.test(kin) ? `${which} ${kin}` : kin
}

export function singularKin(plural: string): string {
  return PLURALS[plural.toLowerCase()] ?? plural.toLowerCase()
}

export function petKind(word: string): string {
  return SAME[word.toLowerCase()] ?? word.toLowerCase()
}

export function isOneOfAKind(kin: string): boolean {
  return SINGLE.has(withoutOrder(kin))
}

/** Who has one may have another: a sister, not a mother. */
export function mayBeSeveral(kin: string): boolean {
  return SEVERAL.has(withoutOrder(kin))
}

function withoutOrder(kin: string): string {
  return kin.replace(/^(?:older|younger|oldest|youngest|eldest|other|twin|half) /, '')
}

/** Whether "she", "he" or "it" can stand for these kin or this animal. */
export function isMeantBy(pronoun: string, kin: string): boolean {
  const bare = kin.replace(/^(?:older|younger|oldest|youngest|eldest|other|half) /, '')
  if (/^(?:she|her)/i.test(pronoun)) return !WORDS.his.test(bare)
  if (/^(?:he|his)/i.test(pronoun)) return !WORDS.hers.test(bare)
  return !WORDS.his.test(bare) && !WORDS.hers.test(bare)
}

const IT_IS = new RegExp(
  `^(?:(?:he's|she's|that's|thats|he is|she is|that is) )?my ${KIN_ADJECTIVES}(?<kin>${KIN})$`,
  'iu'
)

/** "Who's Renee?" "My wife." */
export function whoItIs(question: string, said: string): string | null {
  const name = /who(?:'s| is|s) (?<name>\p{L}{2,20})\?+$/iu.exec(question)?.groups?.name
  const kin = IT_IS.exec(said)?.groups?.kin
  return name && kin && isName(name) ? `my ${kin}'s name is ${name}` : null
}
