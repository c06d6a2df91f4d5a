import { DateTime } from 'luxon'
import { DAY, MINUTE } from '#app/core/clock/durations'
import type { IndexedText, Ranked } from '#app/memory/recall/rank_texts'

/**
 * A line's sender and mark, and the day that heads the lines
 * of one day, as the prompt writes them (voice/prompt_notes).
 */
const LINE_TOKENS = 4
const DAY_TOKENS = 11
/** A longer text is shortened to what tells. */
export const EXCERPT_TOKENS = 120
/** Of the best score: what is below only fills the prompt. */
const FLOOR = { asked: 0.15, mentioned: 0.75 }
/** Nothing is asked: a few lines keep her in the picture. */
const SHARE_WHEN_MENTIONED = 0.3

interface Room {
  tokens: number
  isAsked: boolean
  timeZone: string
}

/** The best texts that fit into the tokens with the days that head them, oldest first. */
export function chooseMoments(ranked: readonly Ranked[], room: Room): IndexedText[] {
  const [best] = ranked
  if (!best) return []
  const floor = best.score * (room.isAsked ? FLOOR.asked : FLOOR.mentioned)
  const worthy = ranked.filter(({ score }) => score >= floor)
  const tokens = room.isAsked ? room.tokens : room.tokens * SHARE_WHEN_MENTIONED
  const chosen = fitting(worthy, { tokens, dayOf: daysOf(best.text.at, room.timeZone) })
  return chosen.toSorted((one, other) => one.id - other.id)
}

function fitting(
  worthy: readonly Ranked[],
  { tokens, dayOf }: { tokens: number; dayOf: (at: number) => number }
): IndexedText[] {
  const days = new Set<number>()
  const chosen: IndexedText[] = []
  let left = tokens
  for (const { text } of worthy) {
    if (left < LINE_TOKENS) break
    const day = dayOf(text.at)
    const cost = costOf(text) + (days.has(day) ? 0 : DAY_TOKENS)
    if (cost > left) continue
    left -= cost
    days.add(day)
    chosen.push(text)
  }
  return chosen
}

function costOf({ tokens }: IndexedText): number {
  return Math.min(tokens, EXCERPT_TOKENS) + LINE_TOKENS
}

/** Days of the person, near enough: by one offset of their zone. */
function daysOf(first: number, timeZone: string): (at: number) => number {
  const offsetMs = DateTime.fromMillis(first, { zone: timeZone }).offset * MINUTE
  return (at) => Math.floor((at + offsetMs) / DAY)
}
