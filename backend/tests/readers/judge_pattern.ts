import vm from 'node:vm'
import { type Diagnostics, check } from 'recheck'
import { Random } from '#tests/crash/random'
import { type Recipe, hostileRecipe, textOf } from '#tests/readers/hostile_text'
import { longestTextOf, type Pattern } from '#tests/readers/pattern'
import { PatternTree } from '#tests/readers/pattern_tree'

/** What the longest text may cost one pattern. */
export const MOST_MS = 100
export const TRIES = 60
const GIVEN_UP_MS = 1000
/** Enough for most; what is not proved by then is tried by texts of our own. */
export const PROOF = { timeout: 5000, maxIteration: 4 }

export interface Verdict {
  /** As recheck says; `tried` is one that it could not prove, and that no text of ours slowed down. */
  complexity: 'safe' | 'tried' | 'polynomial' | 'exponential'
  slowestMs: number
  recipe: Recipe | null
}

export function isSlow({ complexity, slowestMs }: Verdict): boolean {
  return complexity === 'exponential' || slowestMs > MOST_MS
}

/**
 * Proves with recheck that no text slows a pattern down, and tries hostile texts on those it cannot prove.
 */
export async function judge(pattern: Pattern): Promise<Verdict> {
  const said = await check(pattern.source, pattern.flags, PROOF)
  if (said.status === 'safe' && said.checker === 'automaton') {
    return { complexity: 'safe', slowestMs: 0, recipe: null }
  }
  const recipes = [...attackOf(said), ...triesOf(pattern)]
  const longest = longestTextOf(pattern)
  const tried = recipes.map((recipe) => ({ recipe, ms: costOf(pattern, textOf(recipe, longest)) }))
  const slowest = tried.reduce((one, other) => (other.ms > one.ms ? other : one))
  return { complexity: complexityOf(said), slowestMs: slowest.ms, recipe: slowest.recipe }
}

function complexityOf(said: Diagnostics): Verdict['complexity'] {
  return said.status === 'vulnerable' ? said.complexity.type : 'tried'
}

/** The text that recheck found, stretched or cut to the length that a text may have. */
function attackOf(said: Diagnostics): Recipe[] {
  if (said.status !== 'vulnerable') return []
  const { pumps, suffix } = said.attack
  return [{ steps: pumps.map(({ prefix, pump }) => ({ lead: prefix, unit: pump })), suffix }]
}

function triesOf({ source, flags }: Pattern): Recipe[] {
  const tree = new PatternTree(source, flags).read()
  const random = new Random(source.length)
  return Array.from({ length: TRIES }, () => hostileRecipe(tree, random))
}

const context = vm.createContext({ source: '', flags: '', text: '' })
const reading = new vm.Script("text.replace(new RegExp(source, flags), '')")

/** Milliseconds of CPU that a pattern takes for a text; the least of three when it seems slow. */
function costOf(pattern: Pattern, text: string): number {
  const first = timed(pattern, text)
  if (first <= MOST_MS || first >= GIVEN_UP_MS) return first
  return Math.min(first, timed(pattern, text), timed(pattern, text))
}

function timed({ source, flags }: Pattern, text: string): number {
  Object.assign(context, { source, flags, text })
  const before = process.cpuUsage()
  try {
    reading.runInContext(context, { timeout: GIVEN_UP_MS })
  } catch {
    return GIVEN_UP_MS
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
