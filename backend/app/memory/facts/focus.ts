import { groupsIn } from '#app/memory/facts/slots'
import {
  isMeantBy,
  KIN,
  KIN_ADJECTIVES,
  kinKey,
  PET_ADJECTIVES,
  petKind,
  PETS,
} from '#app/memory/facts/kin'
import { hitsIn } from '#app/language/hits_in'

const KIN_SPOKEN = new RegExp(
  `\\b(?:my|our|an?) ${KIN_ADJECTIVES}(?<kin>${KIN})(?![\\p{L}])`,
  'giu'
)
const PET_SPOKEN = new RegExp(
  `\\b(?:my|our|an?|the) ${PET_ADJECTIVES}(?<pet>${PETS})(?![\\p{L}])`,
  'giu'
)
const PRONOUN = /^(?<who>he's|she's|it's|he|she|it|his|her|its)(?= )/iu

const POSSESSIVE = /^(?:his|her|its)(?= (?:name|birthday)\b)/iu
const ANOTHER = /(?:^|[.!?,;]\s*|\band )(?:my|our) (?!name\b|birthday\b)\p{L}/giu

/** Who was spoken of last, `sister` or `dog`; `before` where nobody new was. */
export function focusAfter(text: string, before: string | null): string | null {
  const kin = hitsIn(text, KIN_SPOKEN).map(({ index, groups = {} }) => ({
    index,
    who: kinKey(groups.kin ?? '', groups.order),
  }))
  const pets = hitsIn(text, PET_SPOKEN).map(({ index, groups = {} }) => ({
    index,
    who: petKind(groups.pet ?? ''),
  }))
  const last = [...kin, ...pets].toSorted((one, other) => one.index - other.index).at(-1)
  const another = hitsIn(text, ANOTHER).at(-1)
  if (another && another.index > (last?.index ?? -1)) return null
  return last?.who ?? before
}

/** "She lives in Rome" after talk of a sister is "my sister lives in Rome". */
export function withFocus(clause: string, focus: string | null): string {
  const who = groupsIn([PRONOUN], clause)?.who
  if (!who || !focus || !isMeantBy(who, focus)) return clause
  return who.includes("'") || /^s?he$|^it$/iu.test(who)
    ? clause.replace(PRONOUN, `my ${focus}${who.includes("'") ? ' is' : ''}`)
    : clause.replace(POSSESSIVE, `my ${focus}'s`)
}
