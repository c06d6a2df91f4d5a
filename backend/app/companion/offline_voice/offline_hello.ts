import type { DayPart } from '#app/companion/voice/local_moment'
import type { Scene } from '#app/companion/voice/language_model'
import { factsOf } from '#app/companion/offline_voice/offline_facts'
import { poolsOf, sayFrom } from '#app/companion/offline_voice/offline_answers'
import { splitClauses } from '#app/companion/offline_voice/offline_clauses'
import { FEELING_RULES } from '#app/companion/offline_voice/offline_feeling_rules'
import { graveIn } from '#app/companion/offline_voice/offline_grave'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { ask, freshAsk } from '#app/companion/offline_voice/offline_asking'
import type { Hearing } from '#app/companion/offline_voice/offline_heard'
import {
  BYE_LINES,
  CHECK_IN_ASKS,
  CHECK_IN_LINES,
  DAY_LINES,
  GREETING_LINES,
  HELLOS,
  NAP_LINES,
  NIGHT_LINES,
  RETURN_LINES,
} from '#app/companion/offline_voice/offline_openings'
import { RELATION_LINES } from '#app/companion/offline_voice/offline_bond_lines'
import { rememberedOf } from '#app/companion/offline_voice/offline_remembered'
import { plainLetters } from '#app/companion/voice/plain_letters'
import { styleOf } from '#app/companion/offline_voice/offline_style'

const LONG_AGO = 20 * 3_600_000
const HEAVY = ['loss', 'breakup', 'sad', 'lonely'] as const
const HEAVY_FOR = 4 * 24 * 3_600_000
const HEAVY_REACH = 5

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

function keptName(remembered: Scene['remembered']): string | undefined {
  return rememberedOf(['name'], remembered)?.match(/(?:go by|name is) ([\p{L}'-]+)$/u)?.[1]
}

/** What they asked to be called, else the name they signed up with. */
function nameOf({ turns, person, remembered }: Scene): string | null {
  const told = factsOf(turns).findLast((fact) => fact.slot === 'name')?.value
  const called = told ?? keptName(remembered) ?? person.firstName ?? ''
  const name = called.replace(/[\p{C}\s]+/gu, ' ').trim()
  return name.length > 0 && name.length <= 40 ? plainLetters(name) : null
}

/** The person's name now and then, or a pet name where there is one to give. */
function vocative(stage: Stage, share: number): string {
  const name = nameOf(stage.scene)
  if (name && !isNamedLately(stage, name) && stage.choice.isLucky(share)) return `, ${name}`
  const { pet } = slotsOf(stage)
  return pet && stage.choice.isLucky(share / 2) ? `, ${pet}` : ''
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

/** Her mood has calmed down by the next day; what was told has not gone away. */
function wasHeavy({ turns, now }: Scene): boolean {
  const told = turns.filter((turn) => turn.sender === 'user' && now - turn.at < HEAVY_FOR)
  const lately = told.slice(-HEAVY_REACH)
  if (lately.some((turn) => graveIn(turn.text) !== null)) return true
  const clauses = lately.flatMap((turn) => splitClauses(turn.text))
  return clauses.some((clause) =>
    HEAVY.some((feeling) => FEELING_RULES[feeling].test(clause.toLowerCase()))
  )
}

/** She came to know something heavy last time: that comes first when they are back. */
function isCheckingIn(stage: Stage): boolean {
  const isWorried = ['concerned', 'caring'].includes(stage.scene.persona.emotionalState)
  return isBackAfterLong(stage) && (isWorried || wasHeavy(stage.scene))
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
