/** What follows a "but" may weigh more than all before it. */
const BETWEEN = / \. | (?=(?:but|pero) )/
/** Words of the longest part. */
const LONGEST = 30

/**
 * A text as `plainWords` writes it in parts of the length the models learned from,
 * for one sentence among many is lost in the whole: each sentence, and neighbouring
 * sentences as far as they fit, once from the start and once from half a part on.
 */
export function textParts(plain: string): string[] {
  const sentences = plain.trim().split(BETWEEN).flatMap(cut)
  return [
    ...new Set([...sentences, ...joined(sentences, LONGEST), ...joined(sentences, LONGEST / 2)]),
  ]
}

/** An endless sentence overlaps itself, so that no wording is torn. */
function cut(sentence: string): string[] {
  const words = sentence.split(' ').filter(Boolean)
  if (words.length <= LONGEST) return [words.join(' ')]
  const count = Math.ceil((words.length - LONGEST / 2) / (LONGEST / 2))
  return Array.from({ length: count }, (_, index) => {
    const from = (index * LONGEST) / 2
    return words.slice(from, from + LONGEST).join(' ')
  })
}

/** The first part takes fewer words, so that the others begin elsewhere. */
function joined(sentences: readonly string[], first: number): string[] {
  const parts: string[] = []
  let left = 0
  for (const sentence of sentences) {
    const words = sentence.split(' ').length
    const last = parts.at(-1)
    if (last !== undefined && words <= left) {
      parts[parts.length - 1] = `${last} . ${sentence}`
      left -= words
      continue
    }
    left = (parts.length === 0 ? first : LONGEST) - words
    parts.push(sentence)
  }
  return parts
}
