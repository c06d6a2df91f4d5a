import { setTimeout as sleep } from 'node:timers/promises'
import type { Counts, Fleet } from './fleet_of_servers.js'
import { percentile, round } from './load.js'
import { INBOUND_PATH } from './paths.js'

const ENDED_WITHIN_MS = 90_000
const LOOK_MS = 20
/** What follows the handing over: the provider's answer is written down, jobs end. */
const SETTLED_MS = 1500
const WEBHOOK_PACE = 200
const WEBHOOK_SECONDS = 10

export interface Exchanges extends Counts {
  count: number
  perSecond: number
}

/** Everybody texts once, all at once or at a pace; counts and times are of one exchange. */
export async function measureExchanges(
  fleet: Fleet,
  { path, count, perSecond }: { path: string; count: number; perSecond?: number }
): Promise<Exchanges> {
  const requests = fleet.texts.prepare(path, count)
  const before = await fleet.counts()
  const taken = fleet.handedOver
  const startedAt = performance.now()
  await (perSecond ? fleet.load.paced(requests, perSecond) : fleet.load.flatOut(requests))
  await handedOver(fleet, taken + count)
  const seconds = (performance.now() - startedAt) / 1000
  await sleep(SETTLED_MS)
  const after = await fleet.counts()
  const each = (name: keyof Counts) => round((after[name] - before[name]) / count)
  return {
    count,
    perSecond: round(count / seconds),
    asked: each('asked'),
    commits: each('commits'),
    reads: each('reads'),
    statements: each('statements'),
    cpuMicros: Math.round(each('cpuMicros')),
    databaseMicros: Math.round(each('databaseMicros')),
    walBytes: Math.round(each('walBytes')),
  }
}

async function handedOver(fleet: Fleet, wanted: number): Promise<void> {
  const until = performance.now() + ENDED_WITHIN_MS
  while (fleet.handedOver < wanted) {
    if (performance.now() > until) {
      throw new Error(`${wanted - fleet.handedOver} texts were not handed over in time`)
    }
    await sleep(LOOK_MS)
  }
}

/** Acks at a steady pace, while others write and send. */
export async function measureWebhook(fleet: Fleet) {
  const requests = fleet.texts.prepare(INBOUND_PATH, WEBHOOK_PACE * WEBHOOK_SECONDS)
  const { latencies } = await fleet.load.paced(requests, WEBHOOK_PACE)
  const p99Ms = percentile(latencies, 0.99)
  return { perSecond: WEBHOOK_PACE, p50Ms: percentile(latencies, 0.5), p99Ms, isMet: p99Ms < 60 }
}
