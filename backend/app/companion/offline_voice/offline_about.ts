import { adviceFor } from '#app/companion/offline_voice/offline_advice'
import type { Pools } from '#app/companion/offline_voice/offline_choice'
import type { Hearing } from '#app/companion/offline_voice/offline_hearing'
import { LINES, OWN, repliesOf, type Tone } from '#app/companion/offline_voice/offline_lines'
import type { Stage } from '#app/companion/offline_voice/offline_stage'
import type { Heard } from '#app/companion/offline_voice/offline_text'
import { broadGroupOf, type Group } from '#app/companion/offline_voice/offline_told'

/** How often what is special comes first: who was named, what it is about, whose it is. */
const SHARES = { thing: 0.9, named: { good: 0.8, neutral: 0.8, bad: 0 }, topic: 0.7, slotted: 0.5 }
const TONES: Partial<Record<Group, Tone>> = { good: 'good', trouble: 'bad', everyday: 'neutral' }

interface About {
  item: Heard
  isAsking: boolean
}

type OfThing = Pick<About, 'isAsking'> & { tone: Tone }

export const isQuestion = (line: string) => line.includes('?')

/** What may be said to what was told, from what is most special to it to what fits anything. */
export function linesFor(stage: Stage, hearing: Hearing, { item, isAsking }: About): Pools {
  const [exact = [], ...broader] = repliesOf(stage, hearing.language, item.intent)
  return [
    adviceFor(item, hearing),
    ...aboutLines(stage, hearing, { item, isAsking }),
    stage.choice.isLucky(SHARES.slotted) ? exact.filter((line) => line.includes('{')) : [],
    exact.filter((line) => isQuestion(line) === isAsking),
    exact,
    ...broader.map(unasking),
  ]
}

/** Where it is not sure what was told, a question may be about something else. */
const unasking = (lines: readonly string[] = []) => lines.filter((line) => !isQuestion(line))

/** Of a thing or somebody they named, or of what it is about, where that is sure and nothing is heavy. */
function aboutLines(stage: Stage, hearing: Hearing, about: About): Pools {
  const tone = toneOf(stage, about.item)
  if (!tone) return []
  const { named, topics } = LINES[hearing.language].about
  const isLucky = (share: number) => stage.choice.isLucky(share)
  return [
    isLucky(SHARES.thing) ? ofThing(stage, hearing, { tone, ...about }) : [],
    isLucky(SHARES.named[tone]) ? named : [],
    isLucky(SHARES.topic) ? topics[hearing.topic ?? '']?.[tone] : [],
  ]
}

const toneOf = ({ mode }: Stage, { intent }: Heard) =>
  mode === 'open' ? TONES[broadGroupOf(intent) ?? 'heavy'] : undefined

function ofThing({ scene }: Stage, { language }: Hearing, { tone, isAsking }: OfThing): string[] {
  if (language === 'es') return []
  const lines = OWN[scene.persona.personality].things[tone]
  return lines.filter((line) => isQuestion(line) === isAsking)
}
