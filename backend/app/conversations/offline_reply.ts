import type { DayPart } from '#app/conversations/local_moment'
import {
  answer,
  muse,
  poolsOf,
  react,
  sayFrom,
  slotsOf,
  type Stage,
} from '#app/conversations/offline_answers'
import { ask, freshAsk } from '#app/conversations/offline_asking'
import { FEELING_LINES } from '#app/conversations/offline_feeling_lines'
import type { Heard, Hearing } from '#app/conversations/offline_hearing'
import { INTENT_RULES } from '#app/conversations/offline_intents'
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
} from '#app/conversations/offline_openings'
import { styleOf, type Style, type Tone } from '#app/conversations/offline_style'

/** One segment of plain letters leaves room to spare; a second text nobody asked for does not. */
const AIM = 140
const MOST = 300
const LONG_AGO = 20 * 3_600_000

/** Nothing else is said beside these. */
const ALONE = new Set([
  'youngRole',
  'minor',
  'despair',
  'explicit',
  'insult',
  'space',
  'spanish',
  'spanishReal',
  'foreign',
])
/** What may carry a small sign of how close they are. */
const WARM = new Set([
  'topic',
  'statement',
  'compliment',
  'thanks',
  'love',
  'missing',
  'news',
  'happy',
  'fine',
  'tired',
  'stressed',
  'laugh',
])
const GRAVE = new Set<string>([
  ...Object.keys(INTENT_RULES),
  ...Object.keys(FEELING_LINES).filter((name) => name !== 'happy' && name !== 'news'),
  'recallUnknown',
  'unknownQuestion',
  'advice',
])
const GLAD = new Set([
  'news',
  'happy',
  'laugh',
  'compliment',
  'love',
  'missing',
  'thanks',
  'joke',
  'bored',
  'upcoming',
  'luck',
  'wellWish',
])

const GREETED_HOURS: Record<DayPart, (hour: number) => boolean> = {
  morning: (hour) => hour >= 3 && hour < 13,
  afternoon: (hour) => hour >= 11 && hour < 19,
  evening: (hour) => hour >= 15 || hour < 2,
  night: () => true,
}

/** Joins what fits: the first part always, later ones while the text stays short. */
function fit(parts: (string | null | undefined)[], aim: number): string {
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

/** The person's name, now and then. */
function vocative(stage: Stage, share: number): string {
  const name = stage.scene.person.firstName
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

function greet(stage: Stage, hearing: Hearing): string {
  const line = isMistimed(stage, hearing)
    ? sayFrom('clockMismatch', stage, slotsOf(stage))
    : welcome(stage)
  const style = styleOf(stage.scene.persona, stage.moment)
  const question = isCheckingIn(stage) ? welcomeAsk(stage) : ask(stage, hearing, style)
  return fit([hello(stage, 0.6), line, question], AIM)
}

function farewell(stage: Stage, hearing: Hearing): string {
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

function warmth(stage: Stage, main: Heard): string | null {
  if (!WARM.has(main.intent) || !stage.choice.isLucky(0.22)) return null
  return stage.choice.pick([RELATION_LINES[stage.scene.persona.relationshipStyle]], slotsOf(stage))
}

/** The second most important thing is at least named. */
function alsoHeard(stage: Stage, second: Heard | undefined): string | null {
  if (!second) return null
  if (second.intent === 'topic' || second.intent === 'statement')
    return react(stage, second, second.valence)
  return answer(stage, second)[0] ?? null
}

function isQuiet(hearing: Hearing): boolean {
  return ['ack', 'nothing'].includes(hearing.items[0]?.intent ?? '')
}

function talk(stage: Stage, hearing: Hearing, style: Style): string {
  const [main, second] = hearing.items
  if (!main) return fit([welcome(stage), ask(stage, hearing, style)], AIM)
  const question = hearing.items.length > 0 ? ask(stage, hearing, style) : null
  if (isQuiet(hearing) && !question && !second) return muse(stage)[0] ?? freshAsk(stage)
  const [must, more] = answer(stage, main)
  const opening = hearing.isGreeted ? hello(stage, 0.4) : null
  const required = [opening, must, alsoHeard(stage, second)].filter(Boolean).join(' ')
  const extra = style.statements > 1 || !question ? (more ?? warmth(stage, main)) : null
  return fit([fit([required, extra], AIM), question ?? warmth(stage, main)], AIM + 15)
}

function toneOf(hearing: Hearing): Tone {
  const { items } = hearing
  const isGrave = items.some((item) => item.valence === 'bad' || GRAVE.has(item.intent))
  if (isGrave) return 'grave'
  const isGlad = items.some((item) => item.valence === 'good' || GLAD.has(item.intent))
  return isGlad || (items.length === 0 && hearing.isGreeted) ? 'glad' : 'plain'
}

/** Her answer to all that was heard, in one text, and how light it may look. */
export function reply(stage: Stage, hearing: Hearing): { text: string; tone: Tone } {
  const main = hearing.items[0]
  if (main && ALONE.has(main.intent)) return { text: answer(stage, main)[0] ?? '', tone: 'grave' }
  const style = styleOf(stage.scene.persona, stage.moment)
  const tone = toneOf(hearing)
  if (hearing.isGreeted && !main && !hearing.goodbye) return { text: greet(stage, hearing), tone }
  const said = hearing.goodbye && !main ? '' : talk(stage, hearing, style)
  const text = hearing.goodbye ? fit([said, farewell(stage, hearing)], MOST) : said
  return { text: text.slice(0, MOST), tone }
}
