import { ageOf, isOurs } from '#app/companion/cards/card_traits'
import type { CardInput } from '#app/companion/cards/contract'

type Data = CardInput['data']

const PARTS: [(data: Data) => boolean, string][] = [
  [
    ({ system_prompt: system, post_history_instructions: after }) => `${system}${after}` !== '',
    'Its instructions for other programs were left out: she keeps her own rules.',
  ],
  [
    ({ first_mes: first, alternate_greetings: others }) => first !== '' || others.length > 0,
    'Its greetings were left out: she writes her own first text.',
  ],
  [
    ({ mes_example: example }) => example !== '',
    'Its sample lines were left out: how she sounds comes from her personality.',
  ],
  [
    ({ character_book: book }) => book !== undefined && book !== null,
    'Its lore book was left out. What matters in it fits under what she should always know.',
  ],
  [
    ({ creator_notes: notes, extensions }) => notes !== '' && !extensions.everly,
    'The creator’s notes were left out.',
  ],
  [
    (data) => {
      const age = ageOf(data)
      return age !== null && !isOurs(age)
    },
    'Her age was left out: companions are 18 to 35.',
  ],
]

/** What of a card has no place here, told in sentences. Our own cards lose nothing but their greeting. */
export function leftOver(data: Data): string[] {
  return PARTS.filter(([isThere]) => isThere(data)).map(([, words]) => words)
}
