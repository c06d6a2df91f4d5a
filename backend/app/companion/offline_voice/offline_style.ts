import type { Persona, Scene, Turn } from '#app/companion/voice/language_model'
import type { LocalMoment } from '#app/companion/voice/local_moment'
import { petNamesIn } from '#app/companion/manners/repetition_words'
import { OWN } from '#app/companion/offline_voice/offline_lines'
import type { Choice } from '#app/companion/offline_voice/offline_choice'
import { hashOf } from '#app/language/text_features'

/** The share of replies that may ask something. */
export function askingOf(persona: Persona, moment: LocalMoment): number {
  switch (persona.communicationStyle) {
    case 'frequent':
      return 0.9
    case 'morning-evening':
      return moment.dayPart === 'afternoon' ? 0.2 : 0.7
    case 'casual':
      return 0.1
    case 'deep':
      return 0.35
  }
}

/** How many of her last texts asked something, without one in between that did not. */
export function questionsInRow(turns: Turn[]): number {
  const hers = turns.filter((turn) => turn.sender === 'girlfriend')
  const last = hers.findLastIndex((turn) => !turn.text.includes('?'))
  return hers.length - 1 - last
}

/** Without exclamation marks or dots trailing off. */
export function softened(text: string): string {
  return text
    .replace(/\u00a1/g, '')
    .replace(/!+/g, '.')
    .replace(/\.{2,}/g, '.')
}

function livened(text: string): string {
  return /[!\u00bf]/.test(text) ? text : text.replace(/\.(?=\s|$)/, '!')
}

function withSmile(text: string, persona: Persona, turns: Turn[]): string {
  const { smile } = OWN[persona.personality]
  const hasSmiled = turns.slice(-24).some((turn) => /[;:][)D]/.test(turn.text))
  if (!smile || hasSmiled || !/[.!]$/.test(text)) return text
  return `${text.replace(/\.$/, '')} ${smile}`
}

/** How light a text may look: grave ones keep their plain punctuation. */
export type Look = 'grave' | 'plain' | 'glad'

const SMILES = { glad: 0.3, plain: 0.04 }
const LIVELY = { glad: 0.7, plain: 0 }

/** Gives a text her punctuation. */
export function dress(
  text: string,
  scene: Scene,
  { look, choice }: { look: Look; choice: Choice }
): string {
  if (look === 'grave') return text
  const { persona, turns } = scene
  const style = persona.communicationStyle
  if (style === 'casual') return softened(text).replace(/\.$/, '')
  const smiling = choice.isLucky(SMILES[look]) ? withSmile(text, persona, turns) : text
  if (style === 'deep') return softened(smiling)
  return style === 'frequent' && choice.isLucky(LIVELY[look]) ? livened(smiling) : smiling
}

const PET_NAME_REST = 8

/** Sparingly, by a girlfriend alone: none while one of her latest texts has one. */
export function petNameOf({ persona, turns, now }: Scene): string | null {
  const names = OWN[persona.personality].petNames
  const hers = turns.filter((turn) => turn.sender === 'girlfriend').slice(-PET_NAME_REST)
  const isResting = hers.some((turn) => petNamesIn(turn.text).length > 0)
  if (persona.relationshipStyle !== 'girlfriend' || isResting) return null
  return names[hashOf(String(now)) % names.length] ?? null
}

/** In these days she is the gentlest she can be, whoever she is otherwise. */
export function tenderPersona(persona: Persona): Persona {
  return {
    ...persona,
    personality: 'sweet',
    relationshipStyle: 'supportive',
    communicationStyle: 'deep',
    emotionalState: 'concerned',
  }
}
