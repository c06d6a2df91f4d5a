import type { Lane } from '#app/core/jobs/job_store'

const SLOW_SHARE = 0.75

/** The jobs one worker runs side by side, in two lanes: slow ones leave room for quick ones. */
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
    const slow = [...this.#running.values()].filter((entry) => entry.lane === 'slow').length
    return Math.min(free, Math.ceil(atOnce * SLOW_SHARE) - slow)
  }

  /** Resolves when it has ended and its room is free: whether it went well. */
  add(id: number, lane: Lane, running: Promise<boolean>): Promise<boolean> {
    const done = running.finally(() => this.#running.delete(id))
    this.#running.set(id, { lane, done })
    return done
  }

  async ended(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ done }) => done))
  }
}
