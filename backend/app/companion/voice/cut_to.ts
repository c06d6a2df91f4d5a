/** No tokenizer makes more than one token of a character's bytes: nothing longer can ever fit. */
export const LONGEST_TEXT = 8_000
const LEAST_TOKENS = 12
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The longest start of a text that fits, cut between graphemes; empty where not even the first one does. */
export function longestStart(text: string, isFitting: (start: string) => boolean): string {
  const graphemes = [...GRAPHEMES.segment(text)].map((part) => part.segment)
  let fits = 0
  let over = graphemes.length + 1
  while (over - fits > 1) {
    const middle = (fits + over) >> 1
    if (isFitting(graphemes.slice(0, middle).join(''))) fits = middle
    else over = middle
  }
  return graphemes.slice(0, fits).join('')
}

/** The longest start of a text that costs no more, with a mark where it is cut. */
export function cutTo(text: string, most: number, cost: (text: string) => number): string {
  const short = text.slice(0, LONGEST_TEXT)
  if (short === text && cost(text) <= most) return text
  const cut = (start: string) => `${start} [cut]`
  return cut(longestStart(short, (start) => cost(cut(start)) <= most))
}

/** Shares what is left among texts, the last of them at least: short ones whole, the enormous ones cut. */
export function sharedAmong(
  texts: readonly string[],
  left: number,
  cost: (text: string) => number
): string[] {
  const kept = texts.slice(-Math.max(1, Math.floor(left / LEAST_TOKENS)))
  const bySize = kept
    .map((text, index) => ({ text, index }))
    .toSorted((a, b) => a.text.length - b.text.length)
  const cut = [...kept]
  let rest = left
  for (const [done, { text, index }] of bySize.entries()) {
    const share = Math.max(LEAST_TOKENS, Math.floor(rest / (bySize.length - done)))
    const short = cutTo(text, share, cost)
    cut[index] = short
    rest -= cost(short)
  }
  return cut
}
