import { test } from '@japa/runner'
import {
  COMMUNICATION_STYLES,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
} from '#app/people/girlfriends/contract'
import type { Persona } from '#app/companion/voice/language_model'
import { writeSystem } from '#app/companion/voice/prompt_system'
import { PERSONA } from '#tests/voice/scene'

const OPTIONS = {
  personality: PERSONALITIES,
  communicationStyle: COMMUNICATION_STYLES,
  relationshipStyle: RELATIONSHIP_STYLES,
}
const SMALL = new Set(
  (
    'a an and the you your they them their it is are of in to or for on with ' +
    'no not at as from but what when how'
  ).split(' ')
)

const linesWith = (changes: Partial<Persona>) => writeSystem({ ...PERSONA, ...changes }).split('\n')
const wordsIn = (line: string) =>
  new Set((line.toLowerCase().match(/[\p{L}-]+/gu) ?? []).filter((word) => !SMALL.has(word)))

/** They show her personality, each in its own words (see prompt.spec). */
const isExample = (line: string) => /^(?:They|You): /.test(line)

/** Common words as a share of all words of both. */
function likeness(one: string, other: string): number {
  const [a, b] = [wordsIn(one), wordsIn(other)]
  const common = [...a].filter((word) => b.has(word)).length
  return common / (a.size + b.size - common)
}

test.group('Characters in the prompt', () => {
  for (const [trait, options] of Object.entries(OPTIONS)) {
    for (const [index, { value: one }] of options.entries()) {
      for (const { value: other } of options.slice(index + 1)) {
        test(`${trait}: ${one} and ${other} read differently, and in nothing else`, ({
          assert,
        }) => {
          const [a, b] = [linesWith({ [trait]: one }), linesWith({ [trait]: other })]
          assert.lengthOf(a, b.length)
          const changed = a.flatMap((line, at) => (line === b[at] || isExample(line) ? [] : at))
          assert.lengthOf(changed, 1)
          const lines = [a[changed[0]!]!, b[changed[0]!]!] as const
          assert.isBelow(likeness(...lines), 0.25, lines.join('\n'))
          for (const line of lines) assert.isAbove(wordsIn(line).size, 12)
        })
      }
    }
  }
})
