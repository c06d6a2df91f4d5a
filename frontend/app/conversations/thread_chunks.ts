export const CHUNK_SIZE = 20

export interface ThreadChunk<T> {
  /** Stays the same however many texts come in before or after. */
  key: number
  texts: T[]
  before: T | undefined
  after: T | undefined
}

/**
 * Cuts a thread into pieces that are drawn or left out as one.
 *
 * @param origin place of the text that was first when the thread was opened; pieces are counted from it
 */
export function threadChunks<T>(texts: readonly T[], origin: number): ThreadChunk<T>[] {
  if (texts.length === 0) return []
  const first = Math.floor(-origin / CHUNK_SIZE)
  const last = Math.floor((texts.length - 1 - origin) / CHUNK_SIZE)
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const key = first + index
    const start = Math.max(0, origin + key * CHUNK_SIZE)
    const end = Math.min(texts.length, origin + (key + 1) * CHUNK_SIZE)
    return { key, texts: texts.slice(start, end), before: texts[start - 1], after: texts[end] }
  })
}

/** True when both hold the very same texts between the same neighbours. */
export function isSameChunk<T>(one: ThreadChunk<T>, other: ThreadChunk<T>): boolean {
  return (
    one.before === other.before &&
    one.after === other.after &&
    one.texts.length === other.texts.length &&
    one.texts.every((text, index) => text === other.texts[index])
  )
}
