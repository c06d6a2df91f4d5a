/** How long she seems to type: longer for longer texts, between the two bounds. All in milliseconds. */
export function humanDelayMs(
  text: string,
  { delayMinMs, delayMaxMs }: { delayMinMs: number; delayMaxMs: number }
): number {
  const LONG_TEXT = 200
  const share = Math.min(1, text.length / LONG_TEXT)
  return Math.round(delayMinMs + Math.max(0, delayMaxMs - delayMinMs) * share)
}
