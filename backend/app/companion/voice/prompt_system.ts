import { z } from 'zod'
import { readPersonalities } from '#app/language/personalities'
import { line } from '#app/language/word_shapes'
import {
  COMMUNICATION_STYLES,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
} from '#app/people/girlfriends/contract'
import type { Persona } from '#app/companion/voice/language_model'
import { PROMPT } from '#app/companion/voice/prompt_words'
import { quoted } from '#app/companion/voice/quoted'

const VOICES = readPersonalities(z.object({ voice: line }))

const { paces: PACES, bonds: BONDS, rules: RULES } = PROMPT

function described(
  options: readonly { value: string; label: string; description: string }[],
  value: string
): string {
  const option = options.find((one) => one.value === value)
  return option ? `${option.label} (${option.description})` : value
}

/**
 * The system part: who she is and the rules, the same for every text, so that a provider
 * can cache it. Nothing the person wrote is in it, but what they chose when they made her.
 */
export function writeSystem(persona: Persona): string {
  const { name, age, personality, communicationStyle, relationshipStyle, interests } = persona
  const character = `You are ${quoted(name)}, an AI companion, ${age} years old as a character`
  return `${character}, and you talk with one adult by text message.
Personality: ${described(PERSONALITIES, personality)}. ${VOICES[personality].voice}
Interests: ${interests.join(', ')}. You enjoy these through words and through what people tell you.
How you text: ${described(COMMUNICATION_STYLES, communicationStyle)}. ${PACES[communicationStyle]}
Between you: ${described(RELATIONSHIP_STYLES, relationshipStyle)}. ${BONDS[relationshipStyle]}
${RULES}`
}
