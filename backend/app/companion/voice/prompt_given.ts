import type { TraitChange } from '#app/models/contract'
import {
  COMMUNICATION_STYLES,
  PERSONALITIES,
  RELATIONSHIP_STYLES,
} from '#app/people/girlfriends/contract'
import { cutTo } from '#app/companion/voice/cut_to'
import type { Scene } from '#app/companion/voice/language_model'
import { localMoment } from '#app/companion/voice/local_moment'
import { PROMPT } from '#app/companion/voice/prompt_words'
import { quotedLine } from '#app/companion/voice/quoted'

type Cost = (text: string) => number

const { given: WORDS } = PROMPT

/** She knows of her latest ones. */
const MOST_CHANGES = 3

const TRAITS = {
  personality: { words: 'personality', options: PERSONALITIES },
  communicationStyle: { words: 'way of texting', options: COMMUNICATION_STYLES },
  relationshipStyle: { words: 'way of being with them', options: RELATIONSHIP_STYLES },
} as const

/**
 * What the person told of her and of the two, and what they changed of her, in at most `most` tokens: quoted
 * lines between the rules and the talk, where a provider can cache them. Empty when there is nothing.
 */
export function writeGiven(scene: Scene, most: number, cost: Cost): string {
  const { backstory = '', keyMemories = '' } = scene.persona.given ?? {}
  const changes = changeLines(scene)
  const priceOf = (lines: string) => cost(`${lines}\n`)
  const fixed = [WORDS.heading, WORDS.keyMemories, WORDS.backstory, WORDS.changes, ...changes]
  const left = most - priceOf(fixed.join('\n'))
  const known = told(keyMemories, backstory ? left / 2 : left, priceOf)
  const story = told(backstory, left - (known ? priceOf(known) : 0), priceOf)
  const parts = [
    ...under(WORDS.keyMemories, known),
    ...under(WORDS.backstory, story),
    ...under(WORDS.changes, changes.join('\n')),
  ]
  return parts.length > 0 ? [WORDS.heading, ...parts].join('\n') : ''
}

const under = (heading: string, lines: string) => (lines ? [heading, lines] : [])

/** As much of it as there is room for, each line of theirs on a quoted one. */
function told(text: string, most: number, cost: Cost): string {
  if (text === '' || most <= 0) return ''
  return linesOf(cutTo(text, most, (part) => cost(linesOf(part))))
}

function linesOf(text: string): string {
  return text
    .split(/[\n\r\p{Zl}\p{Zp}]+/u)
    .filter(hasWords)
    .map(quotedLine)
    .join('\n')
}

const hasWords = (line: string) => line.trim() !== ''

function changeLines({ persona, timeZone }: Scene): string[] {
  const latest = persona.given?.changes.slice(-MOST_CHANGES) ?? []
  return latest.map((change) => changeLine(change, timeZone))
}

/** `> On Tuesday, November 3, 2026 they changed your personality from Sweet to Flirty.` */
function changeLine({ what, from, to, at }: TraitChange, timeZone: string): string {
  const { words, options } = TRAITS[what]
  const labelOf = (value: string) => options.find((one) => one.value === value)?.label ?? value
  const day = localMoment(at, timeZone)
  const on = `On ${day.weekday}, ${day.longDate} they changed your ${words}`
  return quotedLine(`${on} from ${labelOf(from)} to ${labelOf(to)}.`)
}
