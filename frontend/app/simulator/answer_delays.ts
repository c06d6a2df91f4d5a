import type { SimulatedText } from '#app/texting/simulator/contract'
import { findCode } from './find_code'

const LONGEST_MS = 10 * 60_000

/** Seconds from what was typed last to her first text after it, by its sid. A code answers nothing. */
export function answerDelays(texts: readonly SimulatedText[]): Map<string, number> {
  const delays = new Map<string, number>()
  texts.forEach(({ side, sid, body, sentAt }, index) => {
    const before = texts[index - 1]
    if (side !== 'theirs' || before?.side !== 'mine' || findCode(body)) return
    const tookMs = Date.parse(sentAt) - Date.parse(before.sentAt)
    if (tookMs <= LONGEST_MS) delays.set(sid, Math.max(1, Math.round(tookMs / 1000)))
  })
  return delays
}
