/** No tokenizer makes more than one token of a character's bytes: nothing longer can ever fit. */
export const LONGEST_TEXT = 8_000
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The longest start of a text that costs no more, cut between graphemes. */
export function cutTo(text: string, most: number, cost: (text: string) => number): string {
  const short = text.slice(0, LONGEST_TEXT)
  if (short === text && cost(text) <= most) return text
  const graphemes = [...GRAPHEMES.segment(short)].map((part) => part.segment)
  const startOf = (count: number) => `${graphemes.slice(0, count).join('')} [cut]`
  let fits = 0
  let over = graphemes.length + 1
  while (over - fits > 1) {
    const middle = (fits + over) >> 1
    if (cost(startOf(middle)) <= most) fits = middle
    else over = middle
  }
  return startOf(fits)
}
