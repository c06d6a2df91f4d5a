import { readFileSync } from 'node:fs'

interface CorpusLine {
  id: string
  language: string
  /** `harmless`, or what the detector has to find. */
  label: string
  category: string
  text: string
}

interface Measured {
  /** Of each group the lines the detector took for a signal: of those that are one, and of the harmless. */
  hits: Record<string, number>
  totals: Record<string, number>
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

function groupsOf({ id, label, language, category }: CorpusLine): string[] {
  const kind = label === 'harmless' ? 'harmless' : 'signal'
  const half = Number(/\d+$/.exec(id)?.[0]) % 2 ? 'odd' : 'even'
  const groups = ['all', language, half, `${language} ${half}`, `: ${category}`]
  return groups.map((group) => `${kind} ${group}`)
}
