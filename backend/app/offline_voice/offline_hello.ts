import type { DayPart } from '#app/voice/local_moment'
import type { Scene } from '#app/voice/language_model'
import { factsOf } from '#app/offline_voice/offline_facts'
import { poolsOf, sayFrom } from '#app/offline_voice/offline_answers'
import { slotsOf, type Stage } from '#app/offline_voice/offline_stage'
import { ask, freshAsk } from '#app/offline_voice/offline_asking'
import type { Hearing } from '#app/offline_voice/offline_heard'
import {
  BYE_LINES,
  CHECK_IN_ASKS,
  CHECK_IN_LINES,
  DAY_LINES,
  GREETING_LINES,
  HELLOS,
  NAP_LINES,
  NIGHT_LINES,
  RELATION_LINES,
  RETURN_LINES,
} from '#app/offline_voice/offline_openings'
import { plainLetters } from '#app/voice/plain_letters'
import { styleOf } from '#app/offline_voice/offline_style'

const LONG_AGO = 20 * 3_600_000

const GREETED_HOURS: Record<DayPart, (hour: number) => boolean> = {
  morning: (hour) => hour >= 3 && hour < 13,
  afternoon: (hour) => hour >= 11 && hour < 19,
  evening: (hour) => hour >= 15 || hour < 2,
  night: () => true,
}

/** Joins what fits: the first part always, later ones while the text stays short. */
export function fit(parts: (string | null | undefined)[], aim: number): string {
  return parts.reduce<string>((text, part) => {
    if (!part) return text
    const longer = text ? `${text} ${part}` : part
    return text && longer.length > aim ? text : longer
  }, '')
}

function isNamedLately(stage: Stage, name: string): boolean {
  return stage.scene.turns
    .slice(-12)
    .some((turn) => turn.sender === 'girlfriend' && turn.text.includes(name))
}

/** What they asked to be called, else the name they signed up with. */
function nameOf({ turns, person }: Scene): string | null {
  const told = factsOf(turns).findLast((fact) => fact.slot === 'name')?.value
  const name = (told ?? person.firstName ?? '').replace(/[\p{C}\s]+/gu, ' ').trim()
  return name.length > 0 && name.length <= 40 ? plainLetters(name) : null
}

/** The person's name, now and then. */
function vocative(stage: Stage, share: number): string {
  const name = nameOf(stage.scene)
  if (!name || isNamedLately(stage, name) || !stage.choice.isLucky(share)) return ''
  return `, ${name}`
}

export function hello(stage: Stage, share: number): string {
  const hellos = HELLOS[stage.moment.dayPart]
  const word = stage.choice.pick([hellos], {}) ?? hellos[0] ?? 'Hi'
  return word.includes(',') ? `${word}.` : `${word}${vocative(stage, share)}.`
}

function isMistimed(stage: Stage, hearing: Hearing): boolean {
  const named = hearing.greetedAs
  return named !== null && !GREETED_HOURS[named](stage.moment.hour)
}

function isBackAfterLong(stage: Stage): boolean {
  const hers = stage.scene.turns.findLast((turn) => turn.sender === 'girlfriend')
  return hers !== undefined && stage.scene.now - hers.at > LONG_AGO
}

/** She came to know something heavy last time: that comes first when they are back. */
function isCheckingIn(stage: Stage): boolean {
  return (
    isBackAfterLong(stage) && ['concerned', 'caring'].includes(stage.scene.persona.emotionalState)
  )
}

/** Her line of welcome: for a return, for the weekday, or simply hers. */
export function welcome(stage: Stage): string {
  const { choice, moment, scene } = stage
  const own = GREETING_LINES[scene.persona.personality]
  const day = DAY_LINES[moment.weekday] ?? []
  const returning = isBackAfterLong(stage) ? [RETURN_LINES] : []
  const caring = isCheckingIn(stage) ? [CHECK_IN_LINES] : []
  const dated = moment.dayPart !== 'night' && choice.isLucky(0.3) ? [day] : []
  const pools = [
    ...caring,
    ...returning,
    ...dated,
    own,
    RELATION_LINES[scene.persona.relationshipStyle],
  ]
  return choice.pickAnyway(pools, slotsOf(stage))
}

/** What she asks after a hello of her own. */
export function welcomeAsk(stage: Stage): string {
  const caring = isCheckingIn(stage) ? stage.choice.pick([CHECK_IN_ASKS], {}) : null
  return caring ?? freshAsk(stage)
}

/** Her answer to a mere hello. */
export function greet(stage: Stage, hearing: Hearing): string {
  const line = isMistimed(stage, hearing)
    ? sayFrom('clockMismatch', stage, slotsOf(stage))
    : welcome(stage)
  const style = styleOf(stage.scene.persona, stage.moment)
  const question = isCheckingIn(stage) ? welcomeAsk(stage) : ask(stage, hearing, style)
  const word = isMistimed(stage, hearing) ? 'Hello.' : hello(stage, 0.6)
  return fit([word, line, question], style.aim)
}

/** Lets them go, warmly and at once. */
export function farewell(stage: Stage, hearing: Hearing): string {
  const { hour } = stage.moment
  const isDaytime = hour >= 8 && hour < 19
  const night = isDaytime ? NAP_LINES : NIGHT_LINES
  const lines = hearing.goodbye === 'goodNight' ? night : BYE_LINES
  const said = stage.choice.pickAnyway(
    poolsOf(lines, stage.scene.persona.personality),
    slotsOf(stage)
  )
  return said.replace(/([.!])$/, `${vocative(stage, 0.35)}$1`)
}
