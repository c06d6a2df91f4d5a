import type { Mutant } from './plant_faults.js'
import { Tester } from './tester.js'
import type { RanTest } from './trial.js'

export type Fate = 'caught' | 'survived' | 'not reached'

/** What is known from a run without a fault. */
export interface Known {
  /** By spec, in the order in which they should be asked: those tests that come past the fault. */
  past: ReadonlyMap<string, readonly RanTest[]>
  /** The fault lies in what is made while modules are loaded: any spec of these may notice. */
  specs: readonly string[] | null
}

/** A machine with other work may be this much slower than at the first run, and may pause this long. */
const SLOWER = 20
const PAUSE_MS = 60_000
const WHOLE_SPEC_MS = 60_000

/** Whether the specs notice. One fault that they do not is tried again in a process of its own, in which nothing is left of others. */
export async function tryMutant(
  tester: Tester,
  box: string,
  { mutant, known }: { mutant: Mutant; known: Known }
): Promise<Fate> {
  const { past, specs } = known
  if (past.size === 0 && !specs) return 'not reached'
  for (const [spec, tests] of past) {
    if (await isCaught(tester, mutant.id, { spec, tests })) return 'caught'
  }
  const alone = new Tester(box, mutant.id)
  try {
    for (const spec of specs ?? past.keys()) {
      const trial = { mutant: mutant.id, specs: [spec], titles: [], isBailing: true }
      const verdict = await alone.try(trial, WHOLE_SPEC_MS + SLOWER * timeOf(past.get(spec) ?? []))
      if (!verdict || verdict.failed) return 'caught'
    }
    return 'survived'
  } finally {
    alone.stop()
  }
}

/** The test that failed must pass without the fault; if it does not, the one before left something behind. */
async function isCaught(
  tester: Tester,
  mutant: number,
  { spec, tests }: { spec: string; tests: readonly RanTest[] }
): Promise<boolean> {
  const limitMs = PAUSE_MS + SLOWER * timeOf(tests)
  const titles = [...new Set(tests.map(({ title }) => title))]
  const trial = { mutant, specs: [spec], titles, isBailing: true }
  const verdict = await tester.try(trial, limitMs)
  if (!verdict) return true
  if (!verdict.failed) return false
  const { test } = verdict.failed
  const control = { ...trial, mutant: 0, titles: test ? [test.title] : titles }
  const sound = await tester.try(control, limitMs)
  if (sound && !sound.failed) return true
  tester.stop()
  const again = await tester.try(trial, limitMs)
  tester.stop()
  return !again || again.failed !== null
}

function timeOf(tests: readonly RanTest[]): number {
  return tests.reduce((sum, { ms }) => sum + ms, 0)
}
