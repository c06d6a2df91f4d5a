import { poolsOf } from '#app/companion/offline_voice/offline_answers'
import {
  CARING_LOOP_ASKS,
  CARING_LOOP_LINES,
  LAST_HELLO_LINES,
  LONG_LOOP_ASKS,
  NAMED_LOOP_ASKS,
  NO_HURRY_LINES,
  PROMISE_ASKS,
  PROMISE_LINES,
  OPEN_LOOP_ASKS,
  OPEN_LOOP_LINES,
  REST_LINES,
} from '#app/companion/offline_voice/offline_initiative_lines'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { styleOf, type Tone } from '#app/companion/offline_voice/offline_style'

type Pools = readonly (readonly string[])[]

const CARING = /(?:appointment|checkup|session|surgery|operation)$/
const PROMISED = /^(?:plan to|time at|talk with) /
const LONG = /(?:trip|vacation|holiday)$/
const NO_HURRY = 0.35
const NAMED = 0.4

/** How something went that they told her about: asked once, in open words, and nobody has to answer. */
export function askedBack(stage: Stage): string {
  const { choice, scene } = stage
  const rest = choice.isLucky(NO_HURRY) ? choice.pick([NO_HURRY_LINES], {}) : null
  const parts = poolsFor(stage, scene.loop?.subject ?? '').map((pools) =>
    choice.pickAnyway(pools, slotsOf(stage))
  )
  return [...parts, rest].filter(Boolean).join(' ')
}

function isCaring(subject: string): boolean {
  return CARING.test(subject)
}

/** A doctor's visit is asked after without any cheer. */
export function loopTone({ scene }: Stage): Tone {
  return isCaring(scene.loop?.subject ?? '') ? 'grave' : 'plain'
}

/** What she says first, and what she asks then; or only what she asks. */
function poolsFor({ choice, scene, moment }: Stage, subject: string): Pools[] {
  if (LONG.test(subject)) return [[LONG_LOOP_ASKS]]
  if (PROMISED.test(subject)) return [[PROMISE_LINES], [PROMISE_ASKS]]
  if (isCaring(subject)) return [[CARING_LOOP_LINES], [CARING_LOOP_ASKS]]
  const isBrief = styleOf(scene.persona, moment).statements === 1 && choice.isLucky(NAMED)
  if (isBrief) return [[NAMED_LOOP_ASKS]]
  return [poolsOf(OPEN_LOOP_LINES, scene.persona.personality), [OPEN_LOOP_ASKS]]
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
