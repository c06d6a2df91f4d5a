import { DateTime } from 'luxon'
import { z } from 'zod'
import { DAY } from '#app/core/clock/durations'
import { memoized } from '#app/language/memoized'
import { withoutAccents } from '#app/language/letters'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { hitsIn } from '#app/language/hits_in'

const WORDS = loadWords(
  'times/travellers_clock.txt',
  z.strictObject({
    arrived: shapes.anyOf(''),
    own: shapes.anyOf('u'),
    opener: shapes.anyOf(''),
    unreal: shapes.anyOf(''),
    past: shapes.anyOf(''),
    namesakes: shapes.anyOf(''),
    here: shapes.anyOf(''),
    home: shapes.anyOf(''),
  })
)
/** `its 9am`, `son las 21:30`, `9 pm here`: the hour, the minute, and which half of the day. */
const CLOCK = new RegExp(
  [
    /(?<said>\b(?:it'?s|it\u2019s|it is|son las|es la) (?:\w+ )?)?/,
    /\b(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? ?(?:(?<half>[ap])\.?m\b)?/,
    /(?<here> (?:over |out )?(?:here|local|aqui|aca))?/,
  ]
    .map(({ source }) => source)
    .join(''),
  'g'
)
const ZONES = Intl.supportedValuesOf('timeZone')
/** By the last part of its name: `los angeles`. */
const BY_CITY = new Map(
  ZONES.map((zone) => [cityOf(zone), zone] as const).filter(([city]) => !WORDS.namesakes.test(city))
)
const MOST_WORDS = 3
const TOLD_FOR_MS = DAY
const A_DAY = 24 * 60
const HALF_HOUR = 30
/** A clock that is as far off as this is another zone's. */
const ANOTHER_ZONE = 60

interface Told {
  isHome: boolean
  /** Somewhere they have just come to, by its name. */
  city: string | null
  /** Of the day, by the clock where they are. */
  minutes: number | null
}

interface Travel {
  /** What they wrote, oldest first. */
  said: readonly { text: string; at: number }[]
  /** The zone they live in. */
  timeZone: string
  now: number
}

/**
 * The zone of a person's clock: "just landed in tokyo, its 9am" moves it for a day, or until they are
 * home again. The hour they name says more than the place: only those are known that a zone is called after.
 */
export function zoneOfTraveller({ said, timeZone, now }: Travel): string {
  for (const { text, at } of said.toReversed()) {
    if (now - at > TOLD_FOR_MS) break
    const told = toldIn(text)
    if (told.isHome) break
    const zone = zoneIn(told, at, timeZone)
    if (zone) return zone
  }
  return timeZone
}

const toldIn = memoized((text: string): Told => {
  const words = withoutAccents(text).toLowerCase()
  const arrived = WORDS.arrived.exec(words)
  return {
    isHome: WORDS.home.test(words),
    city: arrived && isTheirs(words, arrived) ? cityIn(words.slice(endOf(arrived))) : null,
    minutes: arrived || WORDS.here.test(words) ? clockIn(words) : null,
  }
})

const endOf = (hit: RegExpExecArray) => hit.index + hit[0].length
const CLAUSE_END = /[.!?,;:()\n]/

/** They themselves, and now: neither their parents nor last year. */
function isTheirs(words: string, arrived: RegExpExecArray): boolean {
  const before = words.slice(0, arrived.index).split(CLAUSE_END).at(-1) ?? ''
  const after = words.slice(endOf(arrived)).split(CLAUSE_END)[0] ?? ''
  if (WORDS.unreal.test(before) || WORDS.past.test(`${before} ${after}`)) return false
  return WORDS.own.test(arrived[0]) || WORDS.opener.test(before)
}

function cityOf(zone: string): string {
  return zone
    .slice(zone.lastIndexOf('/') + 1)
    .replaceAll('_', ' ')
    .toLowerCase()
}

function cityIn(words: string): string | null {
  const next = (words.match(/\p{L}+/gu) ?? []).slice(0, MOST_WORDS)
  for (let count = next.length; count > 0; count--) {
    const zone = BY_CITY.get(next.slice(0, count).join(' '))
    if (zone) return zone
  }
  return null
}

/** The hour it is, where they say which half of the day they mean. */
function clockIn(words: string): number | null {
  const named = hitsIn(words, CLOCK).filter(({ groups }) => groups?.said ?? groups?.here)
  return named.flatMap(({ groups = {} }) => minutesOf(groups) ?? []).at(-1) ?? null
}

function minutesOf({ hour, minute = '0', half }: Partial<Record<string, string>>): number | null {
  const [hours, minutes] = [Number(hour), Number(minute)]
  if (minutes > 59 || hours > 23) return null
  if (half) return ((hours % 12) + (half === 'p' ? 12 : 0)) * 60 + minutes
  return hours > 12 ? hours * 60 + minutes : null
}

function zoneIn({ city, minutes }: Told, at: number, home: string): string | null {
  if (minutes === null) return city
  const utc = DateTime.fromMillis(at, { zone: 'utc' })
  const offset = nearestOffset(minutes - (utc.hour * 60 + utc.minute))
  if (city && isSame(offsetOf(city, at), offset)) return city
  const off = Math.abs(offset - offsetOf(home, at)) % A_DAY
  return Math.min(off, A_DAY - off) < ANOTHER_ZONE ? home : zoneWith(offset, at)
}

/** Of the clocks that show the same hour a day apart, New Zealand's rather than Samoa's. */
const LEAST_OFFSET = -10.5 * 60

/** Minutes from UTC, from -10:30 up to, not with, 13:30. */
function nearestOffset(minutes: number): number {
  const rounded = Math.round(minutes / HALF_HOUR) * HALF_HOUR
  return ((rounded - LEAST_OFFSET + A_DAY) % A_DAY) + LEAST_OFFSET
}

const isSame = (one: number, other: number) => (one - other) % A_DAY === 0

const offsetOf = (zone: string, at: number) => DateTime.fromMillis(at, { zone }).offset

function zoneWith(offset: number, at: number): string | null {
  if (offset % 60 === 0) return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset) / 60}`
  return ZONES.find((zone) => offsetOf(zone, at) === offset) ?? null
}
