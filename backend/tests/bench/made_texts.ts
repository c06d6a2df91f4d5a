/** Numbers from 0 to 1, the same every time. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One of these, as often as its weight. */
export function pick<Value>(choices: readonly (readonly [Value, number])[], random: number): Value {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random * total
  for (const [value, weight] of choices) {
    left -= weight
    if (left < 0) return value
  }
  return choices[0]![0]
}

const VOCABULARY = 30_000
const SYLLABLES =
  'ba de fi go ku la me ni po ru sa te vi wo xu ya ze bro cli dra fle gri plo stu tro'.split(' ')
const SHORTEST = 5
const LONGEST = 16

/** The word of this rank, the commonest is 0; told apart by its syllables. */
export function wordOf(rank: number): string {
  let word = ''
  for (let left = rank + SYLLABLES.length; left > 0; left = Math.floor(left / SYLLABLES.length)) {
    word += SYLLABLES[left % SYLLABLES.length]
  }
  return word
}

/** Words as they are spread in a language (Zipf): the first in every third text, most in hardly any. */
export function madeText(random: () => number): string {
  const length = SHORTEST + Math.floor(random() * (LONGEST - SHORTEST))
  const words = Array.from({ length }, () => wordOf(Math.floor(VOCABULARY ** random()) - 1))
  return `${words.join(' ')}.`
}
