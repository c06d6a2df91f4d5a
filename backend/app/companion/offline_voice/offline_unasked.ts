import type { Occasion } from '#app/companion/voice/language_model'
import { hello, nameOf, welcome, welcomeAsk } from '#app/companion/offline_voice/offline_hello'
import { LINES, OWN, SCHEDULED, UNASKED } from '#app/companion/offline_voice/offline_lines'
import { hasGraveNews } from '#app/companion/offline_voice/offline_mode'
import { languageOfTalk } from '#app/companion/offline_voice/offline_spoken'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import type { Look } from '#app/companion/offline_voice/offline_style'
import { theirTurns } from '#app/companion/voice/unanswered'

const CARING = /(?:appointment|checkup|session|surgery|operation)$/
const PROMISED = /^(?:plan to|time at|talk with) /
const LONG = /(?:trip|vacation|holiday)$/
const SHARES = { noHurry: 0.35, named: 0.4, own: 0.5, ask: 0.35 }
const BRIEF = new Set(['casual', 'deep'])

type Pool = readonly string[]

const languageOf = ({ scene }: Stage) => languageOfTalk(theirTurns(scene))
const isSpanishTalk = (stage: Stage) => languageOf(stage) === 'es'

function ownLines({ scene }: Stage, name: string): Pool {
  return OWN[scene.persona.personality].lines[name] ?? []
}

/** Her very first text: who she is, and an easy way to begin. */
export function firstText(stage: Stage): string {
  const { persona } = stage.scene
  const own = stage.choice.pickAnyway([OWN[persona.personality].firstTexts], slotsOf(stage))
  const word = hello(stage, nameOf(stage.scene) ? 1 : 0)
  return [word, `It's ${persona.name}, your new AI companion.`, own].join(' ')
}

export function greeting(stage: Stage): string {
  if (isSpanishTalk(stage)) return greetingInSpanish(stage)
  return [hello(stage, 1), welcome(stage), welcomeAsk(stage)].join(' ')
}

/** After grave news: one plain line of care, whatever the text is for. */
function care(stage: Stage): string {
  return stage.choice.pickAnyway([LINES[languageOf(stage)].quiet.unasked])
}

function greetingInSpanish(stage: Stage): string {
  const { choice, scene } = stage
  const word = hello(stage, nameOf(scene) ? 1 : 0, 'es')
  const line = hasGraveNews(scene) ? care(stage) : choice.pickAnyway([SCHEDULED.random_sweet.es])
  return [word, line].join(' ')
}

/** A text of the clock. */
export function scheduled(stage: Stage, occasion: Occasion): string {
  if (hasGraveNews(stage.scene)) return care(stage)
  if (isSpanishTalk(stage)) return stage.choice.pickAnyway([SCHEDULED[occasion].es])
  return scheduledInEnglish(stage, occasion)
}

/** One line, now and then a question. */
function scheduledInEnglish(stage: Stage, occasion: Occasion): string {
  const { choice } = stage
  const { any, asks } = SCHEDULED[occasion]
  const isOpen = stage.mode === 'open'
  const own = isOpen ? ownLines(stage, occasion) : []
  const line = choice.pickAnyway(
    choice.isLucky(SHARES.own) ? [own, any] : [any, own],
    slotsOf(stage)
  )
  const isMorning = occasion === 'good_morning' && stage.moment.dayPart === 'morning'
  const word = isMorning ? hello(stage, 0.4) : null
  const ask = isOpen && choice.isLucky(SHARES.ask) ? choice.pick([asks], slotsOf(stage)) : null
  return [word, line, ask].filter(Boolean).join(' ')
}

/** A doctor's visit is asked after without any cheer, and anything while they have grave news to bear. */
function isGrave({ scene }: Stage): boolean {
  return hasGraveNews(scene) || CARING.test(scene.loop?.subject ?? '')
}

/** How light what she says by herself may look. */
export function lookOf(stage: Stage): Look {
  return isGrave(stage) ? 'grave' : 'plain'
}

/** What she says first, and what she asks then; or only what she asks. */
function loopPools(stage: Stage, subject: string): Pool[][] {
  if (isGrave(stage)) return [[UNASKED.caringLoop], [UNASKED.caringLoopAsks]]
  if (LONG.test(subject)) return [[UNASKED.longLoopAsks]]
  if (PROMISED.test(subject)) return [[UNASKED.promise], [UNASKED.promiseAsks]]
  const { choice, scene } = stage
  const isBrief = BRIEF.has(scene.persona.communicationStyle) && choice.isLucky(SHARES.named)
  if (isBrief) return [[UNASKED.namedLoopAsks]]
  return [[ownLines(stage, 'openLoop'), UNASKED.openLoop], [UNASKED.openLoopAsks]]
}

/** How something went that they told her about: asked once, in open words, and nobody has to answer. */
export function askedBack(stage: Stage): string {
  const { choice, scene } = stage
  const rest = choice.isLucky(SHARES.noHurry) ? choice.pick([UNASKED.noHurry]) : null
  const parts = loopPools(stage, scene.loop?.subject ?? '').map((pools) =>
    choice.pickAnyway(pools, slotsOf(stage))
  )
  return [...parts, rest].filter(Boolean).join(' ')
}

/** The one hello after a long silence, and that it is the last. */
export function lastHello(stage: Stage): string {
  const { choice } = stage
  const isSpanish = isSpanishTalk(stage)
  const own = ownLines(stage, 'lastHello')
  const pools = isSpanish ? [UNASKED.lastHelloEs] : [own, UNASKED.lastHello]
  const rest = isSpanish ? UNASKED.restEs : UNASKED.rest
  return [choice.pickAnyway(pools, slotsOf(stage)), choice.pickAnyway([rest])].join(' ')
}
