import type { Mutant } from './plant_faults.js'
import { Tester } from './tester.js'
import type { RanTest, Verdict } from './trial.js'

export type Fate = 'caught' | 'survived' | 'not reached'

/** What is known from a run without a fault. */
export interface Known {
  /** By spec, in the order in which they should be asked: those tests that come past the fault. */
  past: ReadonlyMap<string, readonly RanTest[]>
  /** The fault lies in what is made while modules are loaded: any spec of these may notice. */
  specs: readonly string[] | null
}

/** A machine with other work may be this much slower than at the first run, and may pause this long. */
const SLOWER = 8
const PAUSE_MS = 10_000
const WHOLE_SPEC_MS = 60_000

/**
 * Whether the specs notice. A fault in what is made once, while modules are
 * loaded or at its first use, is awake from the start in a process of its own.
 */
export async function tryMutant(
  tester: Tester,
  box: string,
  { mutant, known }: { mutant: Mutant; known: Known }
): Promise<Fate> {
  if (known.past.size === 0 && !known.specs) return 'not reached'
  const fate = await tryOnce(tester, box, { mutant, known })
  if (fate !== 'survived') return fate
  // What an earlier fault left running may have done the work of what this one broke.
  tester.stop()
  return tryOnce(tester, box, { mutant, known })
}

async function tryOnce(
  tester: Tester,
  box: string,
  { mutant, known }: { mutant: Mutant; known: Known }
): Promise<Fate> {
  const { past, specs } = known
  let isMadeOnce = specs !== null
  for (const [spec, tests] of past) {
    const ending = await tryInTurn(tester, mutant.id, { spec, tests })
    if (ending === 'caught') return 'caught'
    if (ending === 'not reached') isMadeOnce = true
  }
  return isMadeOnce ? tryAlone(box, mutant.id, known) : 'survived'
}

async function tryAlone(box: string, mutant: number, { past, specs }: Known): Promise<Fate> {
  const alone = new Tester(box, mutant)
  try {
    for (const spec of specs ?? past.keys()) {
      const trial = { mutant, specs: [spec], titles: [], isBailing: true }
      const verdict = await alone.try(trial, WHOLE_SPEC_MS + SLOWER * timeOf(past.get(spec) ?? []))
      if (!verdict || verdict.failed) return 'caught'
    }
    return 'survived'
  } finally {
    alone.stop()
  }
}

/** The test that failed must pass without the fault; if it does not, the one before left something behind. */
async function tryInTurn(
  tester: Tester,
  mutant: number,
  { spec, tests }: { spec: string; tests: readonly RanTest[] }
): Promise<Fate> {
  const limitMs = PAUSE_MS + SLOWER * timeOf(tests)
  const titles = [...new Set(tests.map(({ title }) => title))]
  const trial = { mutant, specs: [spec], titles, isBailing: true }
  const verdict = await tester.try(trial, limitMs)
  if (!verdict) return 'caught'
  if (!verdict.failed) return fateOf(verdict, mutant)
  const { test } = verdict.failed
  const control = { ...trial, mutant: 0, titles: test ? [test.title] : titles }
  const sound = await tester.try(control, limitMs)
  if (sound && !sound.failed) return 'caught'
  tester.stop()
  const again = await tester.try(trial, limitMs)
  tester.stop()
  return !again || again.failed ? 'caught' : fateOf(again, mutant)
}

function fateOf({ tests }: Verdict, mutant: number): Fate {
  return tests.some(({ reached }) => reached.includes(mutant)) ? 'survived' : 'not reached'
}

function timeOf(tests: readonly RanTest[]): number {
  return tests.reduce((sum, { ms }) => sum + ms, 0)
}
