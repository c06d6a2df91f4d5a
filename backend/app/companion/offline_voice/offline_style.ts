import type { Persona, Turn } from '#app/companion/voice/language_model'
import type { LocalMoment } from '#app/companion/voice/local_moment'
import { OWN } from '#app/companion/offline_voice/offline_own_lines'
import type { Choice } from '#app/companion/offline_voice/offline_choice'

export interface Style {
  /** How many statements, at most, before a question. */
  statements: number
  /** The share of replies that may end in a question, and how many may do so in a row. */
  asks: number
  asksInRow: number
  isDeep: boolean
  /** How long a text may get before what is optional stays out. */
  aim: number
}

/** How she texts: chatty, warm at both ends of the day, easy, or few words with more behind them. */
export function styleOf(persona: Persona, moment: LocalMoment): Style {
  const isEndOfDay = moment.dayPart !== 'afternoon'
  switch (persona.communicationStyle) {
    case 'frequent':
      return { statements: 2, asks: 0.9, asksInRow: 4, isDeep: false, aim: 140 }
    case 'morning-evening':
      return isEndOfDay
        ? { statements: 2, asks: 0.75, asksInRow: 3, isDeep: false, aim: 145 }
        : { statements: 1, asks: 0.1, asksInRow: 1, isDeep: false, aim: 70 }
    case 'casual':
      return { statements: 1, asks: 0.55, asksInRow: 2, isDeep: false, aim: 100 }
    case 'deep':
      return { statements: 1, asks: 0.65, asksInRow: 2, isDeep: true, aim: 85 }
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
  return text.replace(/!+/g, '.').replace(/\.{2,}/g, '.')
}

function livened(text: string): string {
  return text.includes('!') ? text : text.replace(/\.(?=\s|$)/, '!')
}

function withSmile(text: string, persona: Persona, turns: Turn[]): string {
  const { smile } = OWN[persona.personality]
  const hasSmiled = turns.slice(-24).some((turn) => /[;:][)D]/.test(turn.text))
  if (!smile || hasSmiled || !/[.!]$/.test(text)) return text
  return `${text.replace(/\.$/, '')} ${smile}`
}

/** How light a text may look: grave ones keep their plain punctuation. */
export type Tone = 'grave' | 'plain' | 'glad'

const SMILES = { glad: 0.3, plain: 0.06 }
const LIVELY = { glad: 0.7, plain: 0.12 }

/** Gives a text her punctuation. */
export function dress(
  text: string,
  scene: { persona: Persona; turns: Turn[] },
  { tone, choice }: { tone: Tone; choice: Choice }
): string {
  if (tone === 'grave') return text
  const style = scene.persona.communicationStyle
  if (style === 'casual') return softened(text).replace(/\.$/, '')
  const isSmiling = choice.isLucky(SMILES[tone])
  const smiling = isSmiling ? withSmile(text, scene.persona, scene.turns) : text
  if (style === 'deep') return softened(smiling)
  const isLively = style === 'frequent' && choice.isLucky(LIVELY[tone])
  return isLively ? livened(smiling) : smiling
}
