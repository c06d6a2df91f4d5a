import { z } from 'zod'
import { source } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { anyOf, holds } from '#app/safety/signs/phrase_pattern'

/** The writer, or nobody else: people leave the "I" out. */
const OWN = 'own'

const shape = z
  .object({ together: z.array(z.string().transform((row) => row.split(' + '))) })
  .catchall(source)
  .superRefine(({ together, ...families }, context) => {
    for (const [index, row] of together.entries()) {
      const odd = row.find((name) => name !== OWN && families[name] === undefined)
      if (odd !== undefined)
        context.addIssue({
          code: 'custom',
          path: ['together', index],
          message: `no [${odd}] above`,
        })
    }
  })

const { together, ...families } = loadWords('signs/crisis_concepts.txt', shape)
const concepts = new Map(Object.entries(families).map(([name, words]) => [name, anyOf([words])]))

/** Whether a row of concepts is complete in a text as `plainWords` writes it. */
export function isDangerTogether(words: string): boolean {
  return together.some((row) => row.every((name) => isNamed(words, name)))
}

function isNamed(words: string, name: string): boolean {
  if (name === OWN) return isNamed(words, 'me') || !isNamed(words, 'you')
  const concept = concepts.get(name)
  return concept !== undefined && holds(words, concept)
}
