const KNOWN_MOST = 10_000
const KNOWN_LENGTH = 1000

type Counter = (text: string) => number

/**
 * Of the models' tokenizer, which is loaded on first use. Counting is most of the work of a prompt,
 * and its lines come again with every text of a talk, so the latest counts are kept for a while.
 */
export function tokenCounter(): Promise<Counter> {
  counter ??= newCounter()
  return counter
}

let counter: Promise<Counter> | undefined

async function newCounter(): Promise<Counter> {
  const { countTokens } = await import('gpt-tokenizer')
  const known = new Map<string, number>()
  return (text) => {
    const remembered = known.get(text)
    if (remembered !== undefined) return remembered
    // What a person writes is text, also when it looks like a model's own mark.
    const count = countTokens(text, { disallowedSpecial: new Set() })
    if (known.size >= KNOWN_MOST) known.clear()
    if (text.length <= KNOWN_LENGTH) known.set(text, count)
    return count
  }
}
