import type { Random } from '#tests/crash/random'
import { clock } from '#tests/world'
import { STEP_MS } from './clock_steps.js'
import { DAY, HOUR, MINUTE } from './moments.js'
import { type Disturbance, RoughSchedulers } from './rough_schedulers.js'
import { settleIn, type Wish } from './standing_schedules.js'
import { Timeline } from './timeline.js'
import { judge, type Leeway, type Verdict } from './verdict.js'
import type { Span } from './wall_clock.js'

export interface TrialPlan {
  span: Span
  /** The zones people live in, and what each zone's people want. */
  wishes: ReadonlyMap<string, readonly Wish[]>
  schedulers: number
  random: Random
  disturbances?: readonly Disturbance[]
  /** Of each run being disturbed, 0 to 1. */
  chance?: number
  /** When no scheduler runs at all, in order. */
  downtimes?: readonly Span[]
  /** Called after every simulated day with the number of texts so far. */
  onDay?: (now: number, texts: number) => void
}

export interface TrialResult extends Verdict {
  disturbed: ReadonlyMap<Disturbance, number>
}

/** Within so long after its time an occurrence is still claimed. */
const CLAIM_MS = 30 * MINUTE

/**
 * Lets the real jobs live through a span of simulated time and compares what came of it with the wall clocks.
 */
export async function tryOut(plan: TrialPlan): Promise<TrialResult> {
  const { span, downtimes = [], disturbances = [] } = plan
  clock.advance(span.from - clock.now())
  const schedules = await settleIn(plan.wishes)
  const schedulers = await RoughSchedulers.start({
    ...plan,
    disturbances,
    chance: plan.chance ?? 0,
    calmFrom: span.until - HOUR,
  })
  const timeline = new Timeline(() => schedulers.runDue())
  await liveThrough(timeline, plan)
  const verdict = await judge({
    schedules,
    sent: timeline.sent,
    span,
    leeway: leewayOf(plan),
    isMissed: (at) => downtimes.some(({ from, until }) => at >= from && at + CLAIM_MS <= until),
  })
  return { ...verdict, disturbed: schedulers.counts }
}

/**
 * Left alone a text leaves within its minute; after a crash,
 * a step or a downtime as long as it is still claimed.
 */
function leewayOf({ disturbances = [], downtimes = [] }: TrialPlan): Leeway {
  const isClockWrong = disturbances.some((disturbance) => disturbance.startsWith('clock step'))
  const isLeftAlone = disturbances.length + downtimes.length === 0
  return { beforeMs: isClockWrong ? STEP_MS : 0, afterMs: isLeftAlone ? MINUTE : CLAIM_MS }
}

async function liveThrough(timeline: Timeline, { span, downtimes = [], onDay }: TrialPlan) {
  const left = [...downtimes]
  for (let day = span.from; day < span.until; day += DAY) {
    const end = Math.min(day + DAY, span.until)
    while (left[0] && left[0].from < end) {
      const { from, until } = left.shift() as Span
      await timeline.goTo(from)
      await timeline.skipTo(until)
    }
    await timeline.goTo(end)
    onDay?.(end, timeline.sent.length)
  }
}
