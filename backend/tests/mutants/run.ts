import { readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { AREAS } from './areas.js'
import { makeBox, plantAll, specsOf } from './mutants_box.js'
import type { Mutant } from './plant_faults.js'
import { Tester } from './tester.js'
import type { RanTest } from './trial.js'
import { type Fate, type Known, tryMutant } from './try_mutant.js'

/**
 * `npm run test:mutants`: puts faults into copies of the product's most delicate
 * files, one after the other, and says which of them no spec notices. `--only
 * gate,job_store` of areas or files, `--sample 200`, `--seed 7`, `--list`.
 */
const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'string' },
    seed: { type: 'string', default: `${Math.floor(Math.random() * 1e6)}` },
    list: { type: 'boolean', default: false },
  },
})
const AT_ONCE = 2
const LEAST_CAUGHT = 0.9
const SPECS_LIMIT_MS = 20 * 60_000

interface Equivalent {
  file: string
  from: string
  to: string
  /** Why nobody could notice. */
  why: string
}

const box = makeBox()
process.once('exit', () => rmSync(box, { recursive: true, force: true }))
process.once('SIGINT', () => process.exit(130))
process.once('SIGTERM', () => process.exit(143))

const chosen = sample(withoutEquivalents(plantAll(box, Object.keys(AREAS)).filter(isChosen)))
if (flags.list) for (const mutant of chosen) console.log(lineOf(mutant))
else process.exitCode = report(await tryAll(chosen)) ? 0 : 1
process.exit()

function isChosen({ area, file, line }: Mutant): boolean {
  return flags.only.split(',').some((word) => area === word || `${file}:${line}`.includes(word))
}

/** What is declared and no longer there is taken out of the list by whoever reads this. */
function withoutEquivalents(mutants: Mutant[]): Mutant[] {
  const path = new URL('equivalent_mutants.json', import.meta.url)
  const declared = JSON.parse(readFileSync(path, 'utf8')) as Equivalent[]
  const keyOf = ({ file, from, to }: Omit<Equivalent, 'why'>) => JSON.stringify([file, from, to])
  const there = new Set(mutants.map(keyOf))
  const gone = declared.filter((one) => !there.has(keyOf(one)))
  if (flags.only === '') for (const one of gone) console.log(`declared, but not there: ${one.from}`)
  const equivalents = new Set(declared.map(keyOf))
  return mutants.filter((mutant) => !equivalents.has(keyOf(mutant)))
}

/** So many, the same ones for the same seed (mulberry32). */
function sample(mutants: Mutant[]): Mutant[] {
  if (!flags.sample) return mutants
  let state = Number(flags.seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  console.log(`seed ${flags.seed}`)
  const drawn = mutants.map((mutant) => ({ mutant, at: next() }))
  drawn.sort((one, other) => one.at - other.at)
  const some = drawn.slice(0, Number(flags.sample)).map(({ mutant }) => mutant)
  return some.sort((one, other) => one.id - other.id)
}

async function tryAll(mutants: Mutant[]): Promise<Map<Mutant, Fate>> {
  const fates = new Map<Mutant, Fate>()
  for (const area of new Set(mutants.map((mutant) => mutant.area))) {
    const testers = Array.from({ length: AT_ONCE }, () => new Tester(box))
    const knownOf = await runWithoutFault(testers[0] as Tester, area)
    const queue = mutants.filter((mutant) => mutant.area === area)
    const takeTurns = async (tester: Tester) => {
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const fate = await tryMutant(tester, box, { mutant, known: knownOf(mutant) })
        fates.set(mutant, fate)
        if (fate !== 'caught') console.log(`${fate}: ${lineOf(mutant)}`)
      }
    }
    await Promise.all(testers.map(takeTurns))
    for (const tester of testers) tester.stop()
    console.log(shareOf(area, fates))
  }
  return fates
}

/** Which tests come past which fault; quick specs are asked first. */
async function runWithoutFault(tester: Tester, area: string): Promise<(mutant: Mutant) => Known> {
  const specs = specsOf(area)
  const trial = { mutant: 0, specs, titles: [], isBailing: false }
  const verdict = await tester.try(trial, SPECS_LIMIT_MS)
  const failed = verdict ? verdict.failed : { why: 'no verdict', test: undefined }
  if (failed) throw new Error(`${area} fails without a fault: ${failed.test?.title} ${failed.why}`)
  const loaded = new Set(verdict?.reachedWhileLoading)
  const tests = verdict?.tests.toSorted((one, other) => one.ms - other.ms) ?? []
  return ({ id }) => {
    const past = Map.groupBy(
      tests.filter((test) => test.reached.includes(id)),
      ({ spec }) => spec
    )
    return { past: quickestFirst(past), specs: loaded.has(id) ? specs : null }
  }
}

function quickestFirst(past: Map<string, RanTest[]>): Map<string, RanTest[]> {
  const costOf = (tests: RanTest[]) => tests.reduce((sum, { ms }) => sum + ms, 0)
  return new Map([...past].sort(([, one], [, other]) => costOf(one) - costOf(other)))
}

function lineOf({ area, file, line, from, to }: Mutant): string {
  return `${area} ${file}:${line}\n  - ${from}\n  + ${to || '(left out)'}`
}

function shareOf(area: string, fates: Map<Mutant, Fate>): string {
  const { tried, caught, unreached } = count(fates, area)
  const share = ((100 * caught) / tried).toFixed(1)
  return `${area}: ${tried} faults, ${caught} caught (${share} %), ${unreached} never reached`
}

function count(fates: Map<Mutant, Fate>, area: string) {
  const own = [...fates].filter(([mutant]) => mutant.area === area).map(([, fate]) => fate)
  const of = (wanted: Fate) => own.filter((fate) => fate === wanted).length
  return { tried: own.length, caught: of('caught'), unreached: of('not reached') }
}

/** True when enough were caught: in every area, or of a sample in all. */
function report(fates: Map<Mutant, Fate>): boolean {
  const areas = [...new Set([...fates.keys()].map(({ area }) => area))]
  console.log(areas.map((area) => shareOf(area, fates)).join('\n'))
  const caught = [...fates.values()].filter((fate) => fate === 'caught').length
  console.log(`${fates.size} faults, ${caught} caught, ${fates.size - caught} not`)
  if (flags.sample) return caught >= LEAST_CAUGHT * fates.size
  return areas.every((area) => {
    const own = count(fates, area)
    return own.caught >= LEAST_CAUGHT * own.tried
  })
}
