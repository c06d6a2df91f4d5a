import { poolsOf } from '#app/companion/offline_voice/offline_answers'
import { hello } from '#app/companion/offline_voice/offline_hello'
import {
  SCHEDULED_ASKS,
  SCHEDULED_LINES,
} from '#app/companion/offline_voice/offline_scheduled_lines'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import type { Occasion } from '#app/companion/voice/language_model'

const ASKING = 0.35

/** A text of the clock: a hello where it fits the hour, one line, now and then a question. */
export function scheduled(stage: Stage, occasion: Occasion): string {
  const { choice, scene } = stage
  const own = poolsOf(SCHEDULED_LINES[occasion], scene.persona.personality)
  const pools = choice.isLucky(0.5) ? own : own.toReversed()
  const line = choice.pickAnyway(pools, slotsOf(stage))
  const isMorning = occasion === 'good_morning' && stage.moment.dayPart === 'morning'
  const word = isMorning ? hello(stage, 0.4) : null
  const ask = choice.isLucky(ASKING)
    ? choice.pick([SCHEDULED_ASKS[occasion]], slotsOf(stage))
    : null
  return [word, line, ask].filter(Boolean).join(' ')
}
