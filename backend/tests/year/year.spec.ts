import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import { Random } from '#tests/crash/random'
import { freshDatabase } from '#tests/world'
import { DAY, HOUR, MINUTE } from './moments.js'
import { DISTURBANCES } from './rough_schedulers.js'
import { FIVE_TYPES, OF_SOME_DAYS, type Wish } from './standing_schedules.js'
import { tryOut, type TrialPlan } from './try_out.js'
import { type ClockChange, type Span, WallClock } from './wall_clock.js'
import { yearOf, ZONES } from './zones.js'

interface LocalChange extends ClockChange {
  zone: string
}

/** Ends at no hour at which a clock ten minutes wrong would send one text more or less. */
const AROUND_MS = 3 * DAY + 15 * HOUR + 33 * MINUTE
const SCHEDULES = 6
/** Of a run being disturbed. */
const CHANCE = 0.3
const FEWEST = SCHEDULES * 6
/** The same disturbances every time; `npm run test:year` takes others. */
const seed = Number(process.env.SEED ?? 20270314)

const changes = ZONES.flatMap((zone) =>
  new WallClock(zone).changes(yearOf(2027)).map((change): LocalChange => ({ zone, ...change }))
)
const steps = DISTURBANCES.filter((one) => one.startsWith('clock step'))
const restarts = DISTURBANCES.filter((one) => !steps.includes(one))

/** The change of that zone and kind. */
function find(zone: (typeof ZONES)[number], kind: ClockChange['kind']): LocalChange {
  const found = changes.find((change) => change.zone === zone && change.kind === kind)
  if (!found) throw new Error(`no ${kind} in ${zone}`)
  return found
}

/** The five types, one in the middle of what the change leaves out or repeats, and those of some days. */
function wishesFor({ zone, time }: LocalChange): Map<string, Wish[]> {
  return new Map([[zone, [...FIVE_TYPES, { type: 'good_morning', time }, ...OF_SOME_DAYS]]])
}

const nameOf = ({ zone, kind, at }: LocalChange) =>
  `${zone}, ${kind} of ${new Date(at).toISOString().slice(0, 10)}`

/** A week around the change. */
async function live(
  assert: Assert,
  change: LocalChange,
  more: Partial<TrialPlan> & { schedulers: number }
): Promise<void> {
  const around: Span = { from: change.at - AROUND_MS, until: change.at + AROUND_MS }
  const result = await tryOut({
    span: around,
    wishes: wishesFor(change),
    random: new Random(seed + changes.indexOf(change)),
    ...more,
  })
  assert.deepEqual(result.problems, [], `seed ${seed}`)
  assert.equal(result.fired, result.expected)
  assert.isAtLeast(result.expected, FEWEST)
}

test.group('Every date once, a week around a clock change', (group) => {
  freshDatabase(group)

  for (const change of changes) {
    test(nameOf(change), ({ assert }) => live(assert, change, { schedulers: 1 }))
  }
})

test.group('Every date once, whatever happens', (group) => {
  freshDatabase(group)

  const gap = find('America/New_York', 'gap')
  const overlap = find('Australia/Lord_Howe', 'overlap')
  const midnight = find('Africa/Cairo', 'gap')

  for (const change of [gap, overlap]) {
    test(`two schedulers at the same time: ${nameOf(change)}`, ({ assert }) =>
      live(assert, change, { schedulers: 2 }))
  }

  for (const change of [
    find('Europe/Berlin', 'overlap'),
    find('Pacific/Chatham', 'gap'),
    midnight,
  ]) {
    test(`clock steps of ten minutes: ${nameOf(change)}`, ({ assert }) =>
      live(assert, change, { schedulers: 1, disturbances: steps, chance: CHANCE }))
  }

  for (const change of [find('Europe/London', 'gap'), find('Africa/Cairo', 'overlap')]) {
    test(`restarts, crashes and lost answers: ${nameOf(change)}`, ({ assert }) =>
      live(assert, change, { schedulers: 1, disturbances: restarts, chance: CHANCE }))
  }

  for (const change of [gap, overlap, midnight]) {
    test(`two schedulers and all of it: ${nameOf(change)}`, ({ assert }) =>
      live(assert, change, { schedulers: 2, disturbances: DISTURBANCES, chance: CHANCE }))
  }

  test('nobody works for a while: half an hour late it still goes, later it was missed', async ({
    assert,
  }) => {
    const { at } = gap
    const downtimes = [
      // Over the change itself, and until the last moment at which its 03:00 is claimed.
      { from: at - HOUR, until: at + 30 * MINUTE - 1 },
      // One moment longer, a day later, when 02:30 is there.
      { from: at + 23 * HOUR, until: at + DAY },
      { from: at + 2 * DAY, until: at + 2 * DAY + 22 * HOUR },
    ]
    await live(assert, gap, { schedulers: 2, downtimes })
  })
})
