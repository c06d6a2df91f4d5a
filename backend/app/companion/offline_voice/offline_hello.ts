import { DAY, HOUR } from '#app/core/clock/durations'
import type { Pools } from '#app/companion/offline_voice/offline_choice'
import type { DayPart } from '#app/companion/voice/local_moment'
import type { Scene } from '#app/companion/voice/language_model'
import { plainLetters } from '#app/companion/voice/plain_letters'
import { factsOf } from '#app/companion/offline_voice/offline_facts'
import { isGraveNews } from '#app/companion/offline_voice/offline_grave'
import type { Hearing } from '#app/companion/offline_voice/offline_hearing'
import { LINES, OPENINGS, OWN, repliesOf } from '#app/companion/offline_voice/offline_lines'
import { rememberedOf } from '#app/companion/offline_voice/offline_remembered'
import type { Language } from '#app/companion/offline_voice/offline_spoken'
import { HEAVY_FOR, isHeavyText } from '#app/companion/offline_voice/offline_mode'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { askingOf } from '#app/companion/offline_voice/offline_style'
import { lastTalkAt } from '#app/companion/times/silences'

const LONG_AGO = 20 * HOUR
/** Who answers her text of every day was not away. */
const AWAY = 2 * DAY
/** A hello after less belongs to the talk that went on. */
const SAME_TALK = 3 * HOUR
const HEAVY_REACH = 5
const NAMED_REST = 12
const LONGEST_NAME = 40

const GREETED_HOURS: Record<DayPart, (hour: number) => boolean> = {
  morning: (hour) => hour >= 3 && hour < 13,
  afternoon: (hour) => hour >= 11 && hour < 19,
  evening: (hour) => hour >= 15 || hour < 2,
  night: () => true,
}

function keptName(remembered: Scene['remembered']): string | undefined {
  return rememberedOf(['name'], remembered)?.match(/(?:go by|name is) ([\p{L}'-]+)$/u)?.[1]
}

/** What they asked to be called, else the name they signed up with. */
export function nameOf({ turns, person, remembered }: Scene): string | null {
  const told = factsOf(turns).findLast((fact) => fact.slot === 'name')?.value
  const called = told ?? keptName(remembered) ?? person.firstName ?? ''
  const name = called.replace(/[\p{C}\s]+/gu, ' ').trim()
  return name.length > 0 && name.length <= LONGEST_NAME ? plainLetters(name) : null
}

/** The person's name now and then, or a pet name where there is one to give. */
export function vocative(stage: Stage, share: number): string {
  const name = nameOf(stage.scene)
  const lately = stage.scene.turns.slice(-NAMED_REST)
  const isNamed = lately.some(
    ({ sender, text }) => sender === 'girlfriend' && text.includes(name ?? '')
  )
  if (name && !isNamed && stage.choice.isLucky(share)) return `, ${name}`
  const { pet } = slotsOf(stage)
  return pet && stage.choice.isLucky(share / 2) ? `, ${pet}` : ''
}

export function hello(stage: Stage, share: number, language: Language = 'en'): string {
  const all = OPENINGS[language === 'es' ? 'hellosEs' : 'hellos'][stage.moment.dayPart]
  // One with a comma has no room for the name.
  const hellos = share < 1 ? all : all.filter((one) => !one.includes(','))
  const word = stage.choice.pick([hellos]) ?? hellos[0] ?? 'Hi'
  return word.includes(',') ? `${word}.` : `${word}${vocative(stage, share)}.`
}

function isMistimed(stage: Stage, { greetedAs }: Hearing): boolean {
  return greetedAs !== null && !GREETED_HOURS[greetedAs](stage.moment.hour)
}

function pauseBefore({ scene }: Stage): number {
  return scene.now - (lastTalkAt(scene) ?? scene.now)
}

function isBackAfterLong(stage: Stage): boolean {
  const { turns, now } = stage.scene
  const hers = turns.findLast(({ sender }) => sender === 'girlfriend')
  const isTextedLately = hers !== undefined && now - hers.at < LONG_AGO
  return pauseBefore(stage) > (isTextedLately ? AWAY : LONG_AGO)
}

/** Her mood has calmed down by the next day; what was told has not gone away. */
function wasHeavy({ turns, now }: Scene): boolean {
  const told = turns.filter((turn) => turn.sender === 'user' && now - turn.at < HEAVY_FOR)
  const lately = told.slice(-HEAVY_REACH)
  return lately.some(({ text }) => isGraveNews(text) || isHeavyText(text))
}

/** She came to know something heavy last time: that comes first when they are back. */
function isCheckingIn(stage: Stage): boolean {
  if (stage.mode === 'gentle') return true
  const isWorried = ['concerned', 'caring'].includes(stage.scene.persona.emotionalState)
  return pauseBefore(stage) > LONG_AGO && (isWorried || wasHeavy(stage.scene))
}

/** They greet again in the middle of a heavy talk: there is no last time to come back to. */
function isAmidHeavyTalk(stage: Stage): boolean {
  const isReply = stage.scene.kind === 'reply'
  return isReply && stage.mode === 'gentle' && pauseBefore(stage) < SAME_TALK
}

/** Her line of welcome: for a return, or simply hers. */
export function welcome(stage: Stage): string {
  const own = OWN[stage.scene.persona.personality].greetings
  const caring = isCheckingIn(stage) ? OPENINGS.checkIn : undefined
  const returning = isBackAfterLong(stage) ? OPENINGS.return : undefined
  return stage.choice.pickAnyway([caring, returning, own], slotsOf(stage))
}

/** What she asks after a hello of her own. */
export function welcomeAsk(stage: Stage): string {
  const caring = isCheckingIn(stage) ? OPENINGS.checkInAsks : undefined
  return stage.choice.pickAnyway([caring, OPENINGS.asks[stage.moment.dayPart]], slotsOf(stage))
}

function greetInSpanish(stage: Stage): string {
  const lines = stage.choice.pickAnyway(repliesOf(stage, 'es', 'hello'), slotsOf(stage))
  return [hello(stage, 0.4, 'es'), lines].join(' ')
}

/** Her answer to a mere hello. */
export function greet(stage: Stage, hearing: Hearing): string {
  if (hearing.language === 'es') return greetInSpanish(stage)
  const { scene, moment, choice } = stage
  if (isAmidHeavyTalk(stage)) return choice.pickAnyway([LINES.en.quiet.heavy])
  const isOff = isMistimed(stage, hearing)
  const line = isOff
    ? choice.pickAnyway([LINES.en.acts.mistimed?.say], slotsOf(stage))
    : welcome(stage)
  const isAsking = isCheckingIn(stage) || choice.isLucky(askingOf(scene.persona, moment))
  return [isOff ? 'Hello.' : hello(stage, 0.6), line, isAsking ? welcomeAsk(stage) : null]
    .filter(Boolean)
    .join(' ')
}

/** A hello is given back, before the answer to anything else. */
export function helloBack(stage: Stage, hearing: Hearing, answered: string): string | null {
  if (!hearing.isGreeted || answered === 'toldName' || stage.mode === 'gentle') return null
  return isMistimed(stage, hearing) ? 'Hello.' : hello(stage, 0.3, hearing.language)
}

const DAYTIME = { from: 8, to: 19 }

function farewellPools(stage: Stage, { goodbye, language }: Hearing): Pools {
  const { hour } = stage.moment
  const isDaytime = hour >= DAYTIME.from && hour < DAYTIME.to
  const isNap = goodbye === 'goodNight' && isDaytime && language === 'en'
  if (isNap) return [OPENINGS.nap]
  const told = goodbye === 'goodNight' ? 'night' : 'bye'
  return [repliesOf(stage, language, told)[0], OPENINGS[told]]
}

/** Lets them go, warmly and at once. */
export function farewell(stage: Stage, hearing: Hearing): string {
  const said = stage.choice.pickAnyway(farewellPools(stage, hearing), slotsOf(stage))
  const isPlain = hearing.language === 'es' || stage.mode !== 'open'
  return isPlain ? said : said.replace(/([.!])$/, `${vocative(stage, 0.3)}$1`)
}
