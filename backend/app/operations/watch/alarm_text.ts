import { brand } from '#config/brand'
import type { AlarmKind } from '#app/ledgers/alarms/contract'

export interface CountedAlarms {
  kind: AlarmKind
  /** Open alarms of the kind. */
  alarms: number
  /** How often they were raised. */
  times: number
}

const many = (count: number, one: string, more = `${one}s`) =>
  `${count} ${count === 1 ? one : more}`

const WORDS: Record<AlarmKind, (alarms: CountedAlarms) => string> = {
  no_worker: () => 'no worker runs',
  late_jobs: () => 'work is not done',
  crisis_unanswered: ({ alarms }) => many(alarms, 'unanswered crisis', 'unanswered crises'),
  texts_down: () => 'the text provider takes no texts',
  suspended: () => 'the text provider refuses us',
  credentials: () => 'a provider refuses our keys',
  model_down: () => 'the language model is down',
  registration: () => 'carriers refuse our number',
  failing_job: ({ alarms }) => many(alarms, 'failing job'),
  dead_job: ({ times }) => many(times, 'dead job'),
  daily_cap: () => "the carriers' daily cap",
  spend: () => 'daily spending',
  model_refuses: () => 'the language model refuses',
  codes_closed: ({ alarms }) => `no codes for ${many(alarms, 'range')}`,
  filtered: ({ alarms }) => many(alarms, 'filtered text'),
}
const GRAVEST_FIRST = Object.keys(WORDS) as AlarmKind[]

/** One text for all that is open, the gravest first. Kinds and counts only: nothing of a person is in it. */
export function alarmText(open: readonly CountedAlarms[], url: string): string {
  const sorted = [...open].sort(
    (one, other) => GRAVEST_FIRST.indexOf(one.kind) - GRAVEST_FIRST.indexOf(other.kind)
  )
  return `${brand} alarm: ${sorted.map((alarms) => WORDS[alarms.kind](alarms)).join(', ')}. See ${url}`
}
