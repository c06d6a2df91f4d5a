import { adviceFor } from '#app/companion/offline_voice/offline_advice'
import type { Pools } from '#app/companion/offline_voice/offline_choice'
import type { Hearing } from '#app/companion/offline_voice/offline_hearing'
import { LINES, repliesOf, type Tone } from '#app/companion/offline_voice/offline_lines'
import type { Stage } from '#app/companion/offline_voice/offline_stage'
import type { Heard } from '#app/companion/offline_voice/offline_text'
import { broadGroupOf, type Group } from '#app/companion/offline_voice/offline_told'

/** How often what is special comes first: who was named, what it is about, whose it is. */
const SHARES = { named: { good: 0.8, neutral: 0.8, bad: 0 }, topic: 0.7, slotted: 0.5 }
const TONES: Partial<Record<Group, Tone>> = { good: 'good', trouble: 'bad', everyday: 'neutral' }

export const isQuestion = (line: string) => line.includes('?')

/** What may be said to what was told, from what is most special to it to what fits anything. */
export function linesFor(
  stage: Stage,
  hearing: Hearing,
  { item, isAsking }: { item: Heard; isAsking: boolean }
): Pools {
  const [exact = [], ...broader] = repliesOf(stage, hearing.language, item.intent)
  return [
    adviceFor(item, hearing),
    ...aboutLines(stage, hearing, item),
    stage.choice.isLucky(SHARES.slotted) ? exact.filter((line) => line.includes('{')) : [],
    exact.filter((line) => isQuestion(line) === isAsking),
    exact,
    ...broader.map(unasking),
  ]
}

/** Where it is not sure what was told, a question may be about something else. */
const unasking = (lines: readonly string[] = []) => lines.filter((line) => !isQuestion(line))

/** Of somebody they named, or of what it is about, where that is sure and nothing is heavy. */
function aboutLines({ choice, mode }: Stage, { language, topic }: Hearing, item: Heard): Pools {
  const { named, topics } = LINES[language].about
  const tone = mode === 'open' ? TONES[broadGroupOf(item.intent) ?? 'heavy'] : undefined
  if (!tone) return []
  const about = choice.isLucky(SHARES.topic) ? topics[topic ?? '']?.[tone] : []
  return [choice.isLucky(SHARES.named[tone]) ? named : [], about]
}
