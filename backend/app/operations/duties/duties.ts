import { z } from 'zod'
import { DAY } from '#app/core/clock/durations'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** Time to build what is missing, and to have it looked at. */
const SOON_DAYS = 120
const YEAR_DAYS = 365

const PROOF = /^(\S+\.(?:spec\.ts|stories\.tsx)) › (.+)$/

const duty = z.strictObject({
  key: z.string().regex(/^[a-z_\d]+$/),
  jurisdiction: line,
  law: line,
  section: line,
  from: z.union([z.iso.date(), z.literal('unverified')]),
  readAs: z.enum(['text', 'summaries', 'unsure']),
  source: z.url(),
  binds: line,
  asks: line,
  kept: z.array(z.string()),
  spec: z
    .string()
    .regex(PROOF, 'a proof is written `file.spec.ts › title`, or `file.stories.tsx › Story`')
    .optional(),
})

/** One thing the law asks. `from` is a day; `kept` and `spec` name files from the top of the project. */
export type Duty = z.output<typeof duty>

/** All that we know of, those of one jurisdiction side by side. */
export const DUTIES: readonly Duty[] = loadWords('duties/duties.yaml', z.array(duty).min(1))

/** By how soon they bind. Those whose day nobody could verify are apart: they may bind already. */
export interface DutiesByTime {
  inForce: Duty[]
  /** Within 120 days, for which there is something to do now. */
  soon: Duty[]
  /** Within a year, without those. */
  later: Duty[]
  unverified: Duty[]
}

/** `now`: epoch milliseconds; the day is that of UTC, as laws begin with a day. */
export function dutiesAt(now: number, duties: readonly Duty[] = DUTIES): DutiesByTime {
  const within = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10)
  const [today, soon, later] = [within(0), within(SOON_DAYS), within(YEAR_DAYS)]
  const from = (first: string, last: string) =>
    duties.filter((one) => one.from !== 'unverified' && one.from > first && one.from <= last)
  return {
    inForce: from('', today),
    soon: from(today, soon),
    later: from(soon, later),
    unverified: duties.filter((one) => one.from === 'unverified'),
  }
}

/** The file and the title of the test that proves a duty; null when there is none yet. */
export function proofOf({ spec }: Duty): { file: string; title: string } | null {
  const [, file = '', title = ''] = PROOF.exec(spec ?? '') ?? []
  return file ? { file, title } : null
}
