import type { SimulatedText } from '#app/texting/simulator/contract'

/** True for what the phone shows: an undelivered text never reached it. */
export function hasArrived({ side, status }: SimulatedText): boolean {
  return side === 'mine' || (status !== 'undelivered' && status !== 'failed')
}

/** How many texts arrived after `readAt` (ISO 8601); all of them when nothing was ever read. */
export function countUnread(texts: readonly SimulatedText[], readAt: string | undefined): number {
  return texts.filter(
    (text) => text.side === 'theirs' && hasArrived(text) && (!readAt || text.sentAt > readAt)
  ).length
}
