const AROUND = 60

/** A text cut to what stands around the words looked for, so that they are seen in one or two lines. */
export function excerptOf(text: string, words: string) {
  const plain = text.normalize('NFC').replace(/\s+/g, ' ')
  const at = Math.max(0, plain.toLowerCase().indexOf(words.normalize('NFC').toLowerCase()))
  const end = at + words.length
  const start = at > AROUND ? plain.indexOf(' ', at - AROUND) + 1 : 0
  const rest = plain.slice(end)
  return {
    before: `${start > 0 ? '… ' : ''}${plain.slice(Math.min(start, at), at)}`,
    match: plain.slice(at, end),
    after: rest.length > 2 * AROUND ? `${rest.slice(0, 2 * AROUND)} …` : rest,
  }
}
