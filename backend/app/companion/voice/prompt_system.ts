import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readPersonalities } from '#app/people/girlfriends/personalities'
import { line } from '#app/language/word_shapes'
import { PERSONALITIES, RELATIONSHIP_STYLES } from '#app/people/girlfriends/contract'
import type { Persona } from '#app/companion/voice/language_model'
import { PROMPT } from '#app/companion/voice/prompt_words'
import { quoted } from '#app/companion/voice/quoted'

const example = z.strictObject({ they: line, she: line })
const VOICES = readPersonalities(z.object({ voice: line, examples: z.array(example).length(3) }))

const { paces: PACES, bonds: BONDS, rules: RULES } = PROMPT

const WHAT_COMES_FIRST =
  'Where these differ: the rules below come first, then what you are to each other, then how you ' +
  'text, then your personality.'
const HOW_YOU_SOUND =
  'How you sound (examples with somebody else: take the tone alone, never the words or what they ' +
  'tell; length, punctuation and whether you ask follow how you text)'

function examplesOf(personality: Persona['personality']): string {
  const { examples } = VOICES[personality]
  return examples.map(({ they, she }) => `They: ${they}\nYou: ${she}`).join('\n')
}

function described(
  options: readonly { value: string; label: string; description: string }[],
  value: string
): string {
  const option = options.find((one) => one.value === value)
  return option ? `${option.label} (${option.description})` : value
}

/**
 * The system part: who she is, the rules and three examples of her voice, the same for every text
 * and long enough (1,024 tokens) that a provider caches it. Nothing the person wrote is in it, but
 * what they chose when they made her.
 */
export function writeSystem(persona: Persona): string {
  const { name, age, personality, communicationStyle, relationshipStyle, interests } = persona
  const character = `You are ${quoted(name)}, an AI companion, ${age} years old as a character`
  return `${character}, and you talk with one adult by text message.
Personality: ${described(PERSONALITIES, personality)}. ${VOICES[personality].voice}
Interests: ${interests.join(', ')}. You enjoy these through words and through what they tell you.
How you text: ${PACES[communicationStyle]}
Between you: ${described(RELATIONSHIP_STYLES, relationshipStyle)}. ${BONDS[relationshipStyle]}
${WHAT_COMES_FIRST}
${RULES}
${HOW_YOU_SOUND}
${examplesOf(personality)}`
}

const SOMEBODY = { name: 'Maya', age: 24, emotionalState: 'happy' } as const

/** Eight hexadecimal digits that change with whatever every model is told: her words can be judged by it. */
export const PROMPT_VERSION = createHash('sha256')
  .update(JSON.stringify(PROMPT))
  .update(PERSONALITIES.map(({ value }) => systemOf(value)).join('\n'))
  .digest('hex')
  .slice(0, 8)

function systemOf(personality: Persona['personality']): string {
  const between = { communicationStyle: 'casual', relationshipStyle: 'girlfriend' } as const
  return writeSystem({ ...SOMEBODY, interests: [], ...between, personality })
}
