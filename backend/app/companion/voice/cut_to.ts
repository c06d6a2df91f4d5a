/** No tokenizer makes more than one token of a character's bytes: nothing longer can ever fit. */
export const LONGEST_TEXT = 8_000
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
