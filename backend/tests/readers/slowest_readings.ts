import { Random } from '#tests/crash/random'
import { hostileRecipe, type Recipe, textOf } from '#tests/readers/hostile_text'
import { type Part, PatternTree } from '#tests/readers/pattern_tree'
import type { Pattern } from '#tests/readers/pattern'

/** Milliseconds of CPU that one reader may take for one text. */
export const MOST_MS = 250
const ALPHABET = [...' aAsx1.,!?\'\n-:/@#*("é😂']
const TIMES = [
  ...['tomorrow ', 'tonight ', 'friday ', 'on monday ', 'next week ', 'last year ', 'in june '],
  ...['at 3 ', '3pm ', 'in 2 days ', 'the 25th ', '12/3 ', 'jan 5 ', 'ayer ', 'el lunes '],
]

export interface Reading {
  reader: string
  ms: number
  recipe: Recipe
}

/** Hostile texts by number: made of the words of the patterns, of times and of single characters. */
export class HostileTexts {
  readonly #trees: Part[]

  constructor(
    patterns: readonly Pattern[],
    private seed: number
  ) {
    this.#trees = patterns.map(({ source, flags }) => new PatternTree(source, flags).read())
  }

  recipe(number: number): Recipe {
    const random = new Random(this.seed + number * 7919)
    const own = hostileRecipe(random.pick(this.#trees), random)
    if (random.next() < 0.6) return own
    const { lead, unit } = hostileRecipe(random.pick(this.#trees), random).steps[0] ?? EMPTY
    const pieces = [unit, random.pick(TIMES), random.pick(ALPHABET), lead, random.pick(ALPHABET)]
    const mixed = pieces.filter(() => random.next() < 0.5).join('')
    return { ...own, steps: [{ lead, unit: mixed || random.pick(ALPHABET) }] }
  }
}

const EMPTY = { lead: '', unit: '' }

/** The least of three when it seems slow: something else may have had the processor's caches. */
export function readingOf(name: string, read: (text: string) => unknown, recipe: Recipe): Reading {
  const text = textOf(recipe)
  let ms = cpuOf(() => read(text))
  // Readers know their latest answers, so the same text again would cost nothing.
  for (const end of [' ', '  ']) {
    if (ms > MOST_MS)
      ms = Math.min(
        ms,
        cpuOf(() => read(`${text}${end}`))
      )
  }
  return { reader: name, ms, recipe }
}

function cpuOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
