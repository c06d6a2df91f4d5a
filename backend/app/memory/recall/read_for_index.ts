import type { Asks } from '#app/memory/recall/rank_texts'
import { withoutSight } from '#app/language/picture_notes'
import { stemsOf } from '#app/language/stems'

/** What of a text stands in the index. */
export interface ReadForIndex {
  stems: string[]
  /** In stems. */
  length: number
  tokens: number
  asks: Asks
}

/** Of a text nobody could read in time: it is found by nothing. */
export const UNREAD: ReadForIndex = { stems: [], length: 0, tokens: 0, asks: 'no' }

const COURTESY = 25

export function readForIndex(body: string, countTokens: (text: string) => number): ReadForIndex {
  const stems = stemsOf(body)
  return { stems, length: stems.length, tokens: countTokens(body), asks: asksIn(body) }
}

/** Whether a text asks, and whether it does nothing else. Pictures that came with it do not count. */
function asksIn(body: string): Asks {
  const said = withoutSight(body)
  if (!said.includes('?')) return 'no'
  const sentences = said.split(/(?<=[.!?])\s+/)
  const isAll = sentences.every((one) => one.endsWith('?') || one.length < COURTESY)
  if (isAll) return 'all'
  return said.endsWith('?') ? 'end' : 'no'
}
