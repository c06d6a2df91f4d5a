import { HOUR } from '#app/core/clock/durations'
import { isCrisis } from '#app/safety/crisis/crisis_detector'
import { type EventDate, readEventDates } from '#app/conversations/initiative/event_dates'
import {
  DROPPED_WORDS,
  EVENT_VERBS,
  EVENT_WORDS,
  type EventWord,
  GRAVE,
  KEPT_WORDS,
  RELATIVES,
} from '#app/conversations/initiative/event_words'
import { isOwnEvent, isReal } from '#app/conversations/initiative/own_event'
import { clausesOf } from '#app/conversations/initiative/plain_text'
import { PROMISES } from '#app/conversations/initiative/promises'
import { hitsIn } from '#app/language/hits_in'

/**
 * Something of the person's own that is still to come: "my
 * interview is tomorrow at 3", "I'll call my mom tonight".
 */
export interface FoundLoop {
  /** A few words of our own tables: `interview`, `sister's wedding`, `plan to call your mom`. */
  subject: string
  /** Epoch milliseconds; when no hour was named the middle of the day, or its evening for a concert. */
  eventAt: number
  isAllDay: boolean
  /** Named as one more of its kind: "another interview". */
  isAnother: boolean
}

interface Mention {
  index: number
  length: number
  subject: string
  isEvening: boolean
  isAnother: boolean
}

const NOUNS = EVENT_WORDS.map((word) => ({
  word,
  pattern: new RegExp(
    `(?<![\\w'-])((?:(?:${KEPT_WORDS}|${DROPPED_WORDS}) ){0,6})(${word.pattern})(?![\\w-])`,
    'g'
  ),
}))
const DOINGS = [...EVENT_VERBS, ...PROMISES]
/** Nobody tells of more at once; the dates near each one are weighed. */
const MOST_MENTIONS = 20
/** What stands before an event is read so far back, in characters. */
const REACH = 80
const HALF_DAY_MS = 12 * HOUR
const KEPT = new RegExp(`^(?:${KEPT_WORDS})$`)
const NEAR = new RegExp(
  `\\b(?:my|our) (?:best |little |big |older |younger )?(${RELATIVES})(?:'s|s'|') $`
)

/**
 * The person's own events to come that a text tells of. Pure and offline:
 * the dates are read on their calendar (`now` is when it was said, epoch
 * milliseconds). Nothing of a crisis or a grave matter is ever found.
 */
export function findOpenLoops(text: string, where: { now: number; timeZone: string }): FoundLoop[] {
  if (isCrisis(text) || GRAVE.test(text)) return []
  const found: FoundLoop[] = []
  let left = MOST_MENTIONS
  for (const clause of clausesOf(text).filter(isReal)) {
    const mentions = mentionsIn(clause).slice(0, left)
    left -= mentions.length
    found.push(...loopsIn(clause, mentions, where))
  }
  return found.filter(
    (loop, index) => found.findIndex((other) => other.subject === loop.subject) === index
  )
}

function loopsIn(
  clause: string,
  mentions: Mention[],
  where: { now: number; timeZone: string }
): FoundLoop[] {
  if (mentions.length === 0) return []
  const datesOf = readEventDates(clause, where)
  return mentions.flatMap((mention) => {
    const dates = datesOf(mention.isEvening)
    const date = nearest(mention, dates)
    if (!date || !isOwnEvent(clause, mention, dates)) return []
    const { subject, isAnother } = mention
    return [{ subject, eventAt: date.at, isAllDay: date.isAllDay, isAnother }]
  })
}

function mentionsIn(clause: string): Mention[] {
  const mentions: Mention[] = []
  for (const { word, pattern } of NOUNS) {
    for (const match of hitsIn(clause, pattern)) {
      const mention = mentionOf(clause, match, word)
      if (mention && !mentions.some((other) => isOverlapping(other, mention)))
        mentions.push(mention)
    }
  }
  return [...mentions, ...doingsIn(clause, mentions)].toSorted(
    (one, other) => one.index - other.index
  )
}

function doingsIn(clause: string, nouns: Mention[]): Mention[] {
  if (nouns.length > 0) return []
  return DOINGS.flatMap(({ pattern, subject }) => {
    const match = pattern.exec(clause)
    if (!match) return []
    const [whole] = match
    const named = whole.replace(pattern, subject)
    const said = { index: match.index, length: whole.length, subject: named }
    return [{ ...said, isEvening: false, isAnother: false }]
  })
}

/** Null when it is somebody else's, whose doings are not the person's. */
function mentionOf(clause: string, match: RegExpExecArray, word: EventWord): Mention | null {
  const [whole, before = '', noun = ''] = match
  const left = clause.slice(Math.max(0, match.index - REACH), match.index)
  const isOfAnother = / ?[a-z]+(?:'s|s') $/.test(left) && !isOfADay(left)
  if (isOfAnother && !word.isShared) return null
  const near = NEAR.exec(left)
  const kept = before.split(' ').filter((one) => KEPT.test(one))
  return {
    index: match.index,
    length: whole.length,
    subject: [...(near ? [`${near[1]}'s`] : []), ...kept, word.as ?? noun].join(' '),
    isEvening: word.isEvening === true,
    isAnother: ANOTHER.test(`${left}${before}`),
  }
}

/** "I also have an exam" is one more, "also my exam was moved" none. */
const ANOTHER = /\b(?:another|other|second|also (?:have|got|had)(?: got)? an?) (?:[a-z]+ ){0,2}$/

/** "Tomorrow's interview" is nobody else's. */
function isOfADay(left: string): boolean {
  return /(?:today|tonight|tomorrow|morning|afternoon|\w+day)'s $/.test(left)
}

function isOverlapping(one: Mention, other: Mention): boolean {
  return one.index < other.index + other.length && other.index < one.index + one.length
}

/** Of two dates as near the one that follows; "today it starts at 2" is at 2. */
function nearest(mention: Mention, dates: EventDate[]): EventDate | undefined {
  const distance = ({ index, length }: EventDate) =>
    index >= mention.index
      ? index - mention.index - mention.length
      : mention.index - index - length + 1
  const first = dates.toSorted((one, other) => distance(one) - distance(other))[0]
  if (!first?.isAllDay) return first
  return (
    dates.find(({ at, isAllDay }) => !isAllDay && Math.abs(at - first.at) < HALF_DAY_MS) ?? first
  )
}
