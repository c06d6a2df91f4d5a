import { memoized } from '#app/core/threads/memoized'
import { type EventDate, findEventDates } from '#app/conversations/initiative/event_dates'
import { clausesOf, plainText } from '#app/conversations/initiative/plain_text'

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

const CALLED_OFF =
  /\bcancel(?:l?ed|l?ing)?\b|\bcalled (?:it )?off\b|\bfell through\b|\b(?:not|isn't|isnt|ain't) happening\b|\bnot (?:going|doing it) anymore\b|\bnot going to (?:my|the|that)\b|\bbacked out\b|\bno longer\b|\bdecided (?:not|against)\b|\b(?:don't|dont|do not) have (?:the|my|that|it)\b/
const PUT_OFF = /\b(?:moved|rescheduled|pushed|postponed|delayed|shifted|brought forward|changed)\b/
const TOLD =
  /\b(?:went|was|did|passed|failed|aced|nailed|finished|survived|bombed|crushed|sucked|over|done|rocked|got through|called|phoned|texted|visited|saw|spoke|talked|cleaned|tidied|washed|fixed|sent|submitted|handed in|turned in|wrote)\b/
/** Told without its name, once it is over. */
const TOLD_SINCE =
  /\b(?:it|that|they|everything|all) (?:went|was|were)\b|\b(?:i|we) (?:just )?(?:passed|failed|aced|nailed|bombed|crushed|survived|made it|did it|won|lost|got the job|got it|didn't (?:pass|get))\b/
const SPACE =
  /\b(?:leave me alone|(?:stop|quit) asking|(?:don't|dont|do not) ask\b|need (?:some |my |a little )?space|rather not talk|don't (?:want|wanna) (?:to )?talk)\b/
const IT = /\b(?:it|they|that|everything)\b/

/** They want to be left in peace: nothing is asked, and no hello is sent after it. */
export function isAskingForSpace(text: string): boolean {
  return SPACE.test(plainText(text))
}

/**
 * What a text does to the things she meant to ask about: called off, put off, told already. Pure; `now` is when
 * it was said, epoch milliseconds.
 */
export function hearOfLoops(
  text: string,
  loops: readonly KnownLoop[],
  where: { now: number; timeZone: string }
): LoopChange[] {
  if (isAskingForSpace(text)) return loops.map(({ id }) => dropped(id, 'they asked for space'))
  const clauses = clausesOf(text)
  // Several loops may be meant by one clause; its dates are read once.
  const datesIn = memoized((clause) => findEventDates(clause, { ...where, isEvening: false }))
  return loops.flatMap((loop) => {
    const named = clauses.filter((clause) => isNaming(clause, loop.subject))
    const meant = loops.length === 1 ? clauses.filter((clause) => IT.test(clause)) : []
    return (
      calledOff(loop, [...named, ...meant], datesIn) ??
      told(loop, { named, clauses, isOver: loop.eventAt <= where.now }, datesIn) ??
      []
    )
  })
}

function calledOff({ id }: KnownLoop, clauses: string[], datesIn: DatesIn): LoopChange | null {
  if (clauses.some((clause) => CALLED_OFF.test(clause))) return dropped(id, 'it was called off')
  const putOff = clauses.find((clause) => PUT_OFF.test(clause))
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
    (clause) => (isOver || TOLD.test(clause)) && datesIn(clause).length === 0
  )
  const isToldSince = isOver && clauses.some((clause) => TOLD_SINCE.test(clause))
  return isTold || isToldSince ? { id, change: 'closed', reason: 'they told her' } : null
}

function dropped(id: number, reason: string): LoopChange {
  return { id, change: 'dropped', reason }
}

/** By the last word of its name: a "job interview" is later just "the interview". */
function isNaming(clause: string, subject: string): boolean {
  const last = subject.split(' ').at(-1) ?? subject
  return new RegExp(`\\b${last.replace(/s$/, '')}(?:s|es)?\\b`).test(clause)
}

/** "The interview" and "my job interview" are one. */
export function isSameSubject(one: string, other: string): boolean {
  return one === other || one.endsWith(` ${other}`) || other.endsWith(` ${one}`)
}
