import { poolsOf } from '#app/offline_voice/offline_answers'
import {
  CARING_LOOP_ASKS,
  CARING_LOOP_LINES,
  LAST_HELLO_LINES,
  LONG_LOOP_ASKS,
  NAMED_LOOP_ASKS,
  NO_HURRY_LINES,
  OPEN_LOOP_ASKS,
  OPEN_LOOP_LINES,
  REST_LINES,
} from '#app/offline_voice/offline_initiative_lines'
import { slotsOf, type Stage } from '#app/offline_voice/offline_stage'
import { styleOf } from '#app/offline_voice/offline_style'

const CARING = /(?:appointment|checkup|session|surgery|operation)$/
const LONG = /(?:trip|vacation|holiday)$/
const NO_HURRY = 0.35
const NAMED = 0.4

/** How something went that they told her about: asked once, in open words, and nobody has to answer. */
export function askedBack(stage: Stage): string {
  const { choice, scene, moment } = stage
  const subject = scene.loop?.subject ?? ''
  if (LONG.test(subject))
    return withRest(stage, [choice.pickAnyway([LONG_LOOP_ASKS], slotsOf(stage))])
  const isCaring = CARING.test(subject)
  const isBrief = styleOf(scene.persona, moment).statements === 1 && choice.isLucky(NAMED)
  if (isBrief && !isCaring) {
    return withRest(stage, [choice.pickAnyway([NAMED_LOOP_ASKS], slotsOf(stage))])
  }
  const own = poolsOf(OPEN_LOOP_LINES, scene.persona.personality)
  const lines = isCaring ? [CARING_LOOP_LINES] : own
  const asks = isCaring ? CARING_LOOP_ASKS : OPEN_LOOP_ASKS
  return withRest(stage, [
    choice.pickAnyway(lines, slotsOf(stage)),
    choice.pickAnyway([asks], slotsOf(stage)),
  ])
}

/** The one hello after a long silence, and that it is the last. */
export function lastHello(stage: Stage): string {
  const { choice, scene } = stage
  const lines = poolsOf(LAST_HELLO_LINES, scene.persona.personality)
  return [
    choice.pickAnyway(lines, slotsOf(stage)),
    choice.pickAnyway([REST_LINES], slotsOf(stage)),
  ].join(' ')
}

function withRest({ choice }: Stage, parts: string[]): string {
  const rest = choice.isLucky(NO_HURRY) ? choice.pick([NO_HURRY_LINES], {}) : null
  return [...parts, rest].filter(Boolean).join(' ')
}
