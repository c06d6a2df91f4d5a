import { z } from 'zod'
import { DAY } from '#app/core/clock/durations'
import { memoized } from '#app/language/memoized'
import { type GraveKind, graveNewsIn } from '#app/companion/offline_voice/offline_grave'
import { type EventDate, readEventDates } from '#app/conversations/initiative/event_dates'
import { EVENT_WORDS, type EventWord } from '#app/conversations/initiative/event_words'
import { clausesOf, plainText } from '#app/conversations/initiative/plain_text'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'initiative/hear_of_loops.txt',
  z.strictObject({
    calledOff: shapes.pattern(),
    putOff: shapes.pattern(),
    told: shapes.pattern(),
    toldSince: shapes.pattern(),
    space: shapes.pattern(),
  })
)

export interface KnownLoop {
  id: number
  subject: string
  /** Epoch milliseconds. */
  eventAt: number
}

export type LoopChange =
  | { id: number; change: 'moved'; eventAt: number; isAllDay: boolean }
  | { id: number; change: 'dropped' | 'closed'; reason: string }

type DatesIn = (clause: string) => EventDate[]
const anyOf = (words: readonly EventWord[]) =>
  new RegExp(`\\b(?:${words.map(({ pattern }) => pattern).join('|')})\\b`)
const EVENT = anyOf(EVENT_WORDS)
const IN_THE_EVENING = anyOf(EVENT_WORDS.filter(({ isEvening }) => isEvening))
const IT = /\b(?:it|they|that|everything)\b/

/** Whether a text speaks of something that she may ask about, whenever it is. */
export function isNamingEvent(text: string): boolean {
  return EVENT.test(plainText(text))
}

/** They want to be left in peace: nothing is asked, and no hello is sent after it. */
export function isAskingForSpace(text: string): boolean {
  return WORDS.space.test(plainText(text))
}

/** A loss or violence; of an illness or a trouble with the law she may well ask how it went. */
const NEEDS_SPACE = new Set<GraveKind | undefined>(['grief', 'dark', 'assault', 'abuse', 'threat'])
/** Nothing else is asked after for so long. */
const SPACE_MS = 3 * DAY

/** What comes before then is not asked after, epoch milliseconds; 0 after no news of a loss or violence. */
export function leftAloneUntil(text: string, now: number): number {
  return NEEDS_SPACE.has(graveNewsIn(text)?.kind) ? now + SPACE_MS : 0
}

/**
 * What a text does to the things she meant to ask about: called off, put
 * off, told already. Pure; `now` is when it was said, epoch milliseconds.
 */
export function hearOfLoops(
  text: string,
  loops: readonly KnownLoop[],
  where: { now: number; timeZone: string }
): LoopChange[] {
  if (isAskingForSpace(text)) return loops.map(({ id }) => dropped(id, 'they asked for space'))
  const until = leftAloneUntil(text, where.now)
  const left = loops.filter(({ eventAt }) => eventAt >= until)
  const near = loops.filter((loop) => !left.includes(loop))
  return [
    ...near.map(({ id }) => dropped(id, 'they had grave news')),
    ...heardOf(text, left, where),
  ]
}

function heardOf(
  text: string,
  loops: readonly KnownLoop[],
  where: { now: number; timeZone: string }
): LoopChange[] {
  const clauses = clausesOf(text)
  // Several loops may be meant by one clause; its dates are read once.
  const [byDay, byNight] = [false, true].map((isEvening) =>
    memoized((clause) => readEventDates(clause, where)(isEvening))
  ) as [DatesIn, DatesIn]
  return loops.flatMap((loop) => {
    const datesIn = IN_THE_EVENING.test(loop.subject) ? byNight : byDay
    const named = clauses.filter((clause) => isNaming(clause, loop.subject))
    const isMeant = (clause: string) => IT.test(clause) && !EVENT.test(clause)
    const meant = loops.length === 1 ? clauses.filter(isMeant) : []
    return (
      calledOff(loop, [...named, ...meant], datesIn) ??
      told(loop, { named, clauses, isOver: loop.eventAt <= where.now }, datesIn) ??
      []
    )
  })
}

function calledOff({ id }: KnownLoop, clauses: string[], datesIn: DatesIn): LoopChange | null {
  if (clauses.some((clause) => WORDS.calledOff.test(clause)))
    return dropped(id, 'it was called off')
  const putOff = clauses.find((clause) => WORDS.putOff.test(clause))
  if (putOff === undefined) return null
  const date = datesIn(putOff).at(-1)
  if (!date) return dropped(id, 'it was put off')
  return { id, change: 'moved', eventAt: date.at, isAllDay: date.isAllDay }
}

function told(
  { id }: KnownLoop,
  { named, clauses, isOver }: { named: string[]; clauses: string[]; isOver: boolean },
  datesIn: DatesIn
): LoopChange | null {
  const isTold = named.some(
    (clause) => (isOver || WORDS.told.test(clause)) && datesIn(clause).length === 0
  )
  const isToldSince = isOver && clauses.some((clause) => WORDS.toldSince.test(clause))
  return isTold || isToldSince ? { id, change: 'closed', reason: 'they told her' } : null
}

function dropped(id: number, reason: string): LoopChange {
  return { id, change: 'dropped', reason }
}

/** By the last word of its name: a "job interview" is later just "the interview". */
export function isNaming(clause: string, subject: string): boolean {
  const last = subject.split(' ').at(-1) ?? subject
  return new RegExp(`\\b${last.replace(/s$/, '')}(?:s|es)?\\b`).test(clause)
}

/** "The interview" and "my job interview" are one. */
export function isSameSubject(one: string, other: string): boolean {
  return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)
}
