import type { Scene, Turn } from '#app/companion/voice/language_model'
import { daysBetween, localMoment } from '#app/companion/voice/local_moment'
import { unansweredTurns } from '#app/companion/manners/manner_words'
import { CLAIMS, type Past, spoken } from '#app/companion/times/past_claims'
import { wrongSilence } from '#app/companion/times/silences'
import { DAY, HOUR, MINUTE } from '#app/core/clock/durations'

/** What is this fresh is the talk of now, not of earlier. */
const FRESH = 10 * MINUTE
/** With so many turns at hand there may have been more before them. */
const ALL_TURNS = 50
/** How long before the oldest turn at hand something may have been said: by the hour, then by the day. */
const STEPS = [
  ...Array.from({ length: 24 }, (_, hour) => hour * HOUR),
  ...Array.from({ length: 60 }, (_, day) => (day + 1) * DAY),
]

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const COUNT = `(\\d+|${NUMBERS.join('|')}) (minute|hour|day|week)s? ago`
const COUNTED = spoken(COUNT.replace(/\((?!\?)/g, '(?:'))
const COUNT_ALONE = new RegExp(COUNT, 'u')
const WEEKDAY = /(?:mon|tues|wednes|thurs|fri|satur|sun)day/u
const ON_WEEKDAY = spoken(`(?:on |last |this )?${WEEKDAY.source}`)
const UNITS: Record<string, number> = { minute: MINUTE, hour: HOUR, day: DAY, week: 7 * DAY }

/** A count is rarely exact: half of it up to half more, and one unit. */
function isCounted({ age }: Past, count: number, unit: number): boolean {
  return age > (count * 0.5 - 0.5) * unit && age < (count * 1.5 + 1) * unit
}

function pastOf(scene: Scene, { at }: Pick<Turn, 'at'>): Past {
  const there = localMoment(at, scene.timeZone)
  const days = daysBetween(at, scene.now, scene.timeZone)
  return { age: scene.now - at, days, hour: there.hour, weekday: there.weekday.toLowerCase() }
}

/** Everything said before what she answers now, in the turns and in what she remembers. */
function pastOfTalk(scene: Scene): Past[] {
  const fresh = new Set(unansweredTurns(scene).filter((turn) => scene.now - turn.at < FRESH))
  const turns = scene.turns.filter((turn) => !fresh.has(turn))
  const moments = scene.remembered?.moments ?? []
  return [...turns, ...moments].map((one) => pastOf(scene, one))
}

function isCut({ turns, remembered }: Scene): boolean {
  const theirs = turns.filter(({ sender }) => sender === 'user').length
  return turns.length >= ALL_TURNS || (remembered?.history?.ofThem ?? 0) > theirs
}

/** More was said than is at hand, and it may have been then. */
function mayBeOlder(scene: Scene, isTrue: (past: Past) => boolean): boolean {
  const [oldest] = scene.turns
  if (!oldest || !isCut(scene)) return false
  return STEPS.some((step) => isTrue(pastOf(scene, { at: oldest.at - step })))
}

/** The talk is placed in time for a claim alone, which few texts make: each of its turns has to be. */
function isUntrue(scene: Scene, isTrue: (past: Past) => boolean): boolean {
  return !pastOfTalk(scene).some(isTrue) && !mayBeOlder(scene, isTrue)
}

function countedClaim(words: string, scene: Scene): string | null {
  const hit = words.match(COUNTED)?.[0].match(COUNT_ALONE)
  if (!hit) return null
  const [said, count = '', unit = ''] = hit
  const number = NUMBERS.indexOf(count) + 1 || Number(count)
  const isTrue = (one: Past) => isCounted(one, number, UNITS[unit] ?? DAY)
  return isUntrue(scene, isTrue) ? said : null
}

function weekdayClaim(words: string, scene: Scene): string | null {
  const day = words.match(ON_WEEKDAY)?.[0].match(WEEKDAY)?.[0]
  if (!day) return null
  return isUntrue(scene, ({ weekday }) => weekday === day) ? `on ${day}` : null
}

/**
 * What is wrong in how she places their talk in time: `earlier
 * today you said` after three days. Null when nothing is.
 */
export function wrongTalkTime(words: string, scene: Scene): string | null {
  const now = localMoment(scene.now, scene.timeZone)
  const claim = CLAIMS.find(
    ({ said, isTrue }) =>
      said.some((pattern) => pattern.test(words)) && isUntrue(scene, (one) => isTrue(one, now))
  )
  return (
    claim?.name ??
    countedClaim(words, scene) ??
    weekdayClaim(words, scene) ??
    wrongSilence(words, scene)
  )
}
