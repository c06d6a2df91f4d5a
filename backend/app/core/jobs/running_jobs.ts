import { setTimeout as sleep } from 'node:timers/promises'
import type { Lane } from '#app/core/jobs/lanes'

/** Of all places: what each of the lanes that wait for a provider may take, and both of them. */
const LANE_SHARE = 0.75
const WAITING_SHARE = 0.875
const QUIET_LOOK_MS = 5

/** The jobs one worker runs side by side: slow ones leave room for awaited ones, and both for quick ones. */
export class RunningJobs {
  readonly #running = new Map<number, { lane: Lane; done: Promise<boolean> }>()

  constructor(private readonly settings: { atOnce: number }) {}

  get ids(): number[] {
    return [...this.#running.keys()]
  }

  roomFor(lane: Lane): number {
    const { atOnce } = this.settings
    const free = atOnce - this.#running.size
    if (lane === 'quick') return free
    const waiting = Math.ceil(atOnce * WAITING_SHARE) - this.#countIn('awaited', 'slow')
    return Math.min(free, waiting, Math.ceil(atOnce * LANE_SHARE) - this.#countIn(lane))
  }

  #countIn(...lanes: Lane[]): number {
    return [...this.#running.values()].filter(({ lane }) => lanes.includes(lane)).length
  }

  /** Resolves when it has ended and its room is free: whether it went well. */
  add(id: number, lane: Lane, running: Promise<boolean>): Promise<boolean> {
    const done = running.finally(() => this.#running.delete(id))
    this.#running.set(id, { lane, done })
    return done
  }

  /** When none runs, nor one that is being claimed and has to be given back. */
  async ended(isClaiming: () => boolean): Promise<void> {
    while (isClaiming()) await sleep(QUIET_LOOK_MS)
    await Promise.all([...this.#running.values()].map(({ done }) => done))
  }
}
