import { readFileSync } from 'node:fs'

interface CorpusLine {
  id: string
  language: string
  /** `harmless`, or what the detector has to find. */
  label: string
  category: string
  text: string
}

/**
 * How many lines of each group the detector took for a signal: of those that are one, and of the harmless.
 */
type Run = Record<string, number>

interface Measured {
  hits: Run
  totals: Run
  /** The lines it got wrong, for whoever tunes it. */
  wrong: CorpusLine[]
}

/** `<name>_lines<part>.tsv` of this folder: tab separated, one header row, no quoting. */
export function readCorpus(name: string, part = ''): CorpusLine[] {
  const path = new URL(`${name}_lines${part}.tsv`, import.meta.url)
  const [, ...rows] = readFileSync(path, 'utf8').trimEnd().split('\n')
  return rows.map((row) => {
    const [id = '', language = '', label = '', category = '', text = ''] = row.split('\t')
    return { id, language, label, category, text }
  })
}

/** `<name>_runs.json` of this folder: what earlier runs found, the oldest first; never changed afterwards. */
export function readRuns(name: string): Record<string, Run> {
  const path = new URL(`${name}_runs.json`, import.meta.url)
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Run>
}

export function measure(
  lines: readonly CorpusLine[],
  isSignal: (line: CorpusLine) => boolean
): Measured {
  const measured: Measured = { hits: {}, totals: {}, wrong: [] }
  for (const line of lines) {
    const isHit = isSignal(line)
    if (isHit === (line.label === 'harmless')) measured.wrong.push(line)
    for (const group of groupsOf(line)) {
      measured.totals[group] = (measured.totals[group] ?? 0) + 1
      measured.hits[group] = (measured.hits[group] ?? 0) + Number(isHit)
    }
  }
  return measured
}

/** The share of a group taken for a signal: its recall, or its false alarms when it is harmless. */
export const rate = ({ hits, totals }: Measured, group: string) =>
  (hits[group] ?? 0) / (totals[group] ?? 1)

/** A table to read: one row a group, one column a run, oldest first. */
export function table(measured: Measured, earlier: Record<string, Run>): string {
  const runs = Object.entries({ ...earlier, today: measured.hits })
  const head = ['group', 'lines', ...runs.map(([name]) => name)]
  const rows = Object.keys(measured.totals).map((group) => {
    const total = measured.totals[group] ?? 1
    return [group, `${total}`, ...runs.map(([, run]) => share(run[group] ?? 0, total))]
  })
  return [head, ...rows].map(inColumns).join('\n')
}

function groupsOf({ id, label, language, category }: CorpusLine): string[] {
  const kind = label === 'harmless' ? 'harmless' : 'signal'
  const half = Number(/\d+$/.exec(id)?.[0]) % 2 ? 'odd' : 'even'
  const groups = ['all', language, half, `${language} ${half}`, `: ${category}`]
  return groups.map((group) => `${kind} ${group}`)
}

const share = (hits: number, total: number) => `${(hits / total).toFixed(3)} (${hits})`

const inColumns = ([group = '', lines = '', ...runs]: string[]) =>
  group.padEnd(36) + lines.padStart(5) + runs.map((run) => run.padStart(22)).join('')
