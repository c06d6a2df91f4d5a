import { setTimeout as sleep } from 'node:timers/promises'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { clock, rows } from '#tests/world'
import type { Wrap } from '#start/jobs'
import { newScheduler, runDueOf } from './schedulers.js'

/**
 * Where a scheduler comes to its end: at jobs of this kind, not begun yet, or done and not yet written down.
 */
export interface Death {
  kind: string
  when: 'before' | 'after'
}

/** A scheduler is killed in the middle: what it took stays taken until the lease runs out. */
export async function crash(death: Death): Promise<void> {
  const standstill = await Standstill.at(death)
  const killed = await newScheduler(standstill.wrap)
  let hasEnded = false
  // It never ends when it comes to stand still.
  void runDueOf(killed).then(() => (hasEnded = true))
  await standstill.untilReached(async () => hasEnded)
}

/**
 * A scheduler is told to stop in the middle and gives back what it took. Answers what
 * lets the jobs it could not wait for end after all, when somebody else has done them.
 */
export async function leave(death: Death): Promise<() => Promise<void>> {
  const standstill = await Standstill.at(death)
  const leaving = await newScheduler(standstill.wrap, { drainMs: 1 })
  leaving.sends.start()
  await leaving.jobs.start()
  await standstill.untilReached(async () => !(await isAnyDue()))
  await Promise.all([leaving.jobs.stop(), leaving.sends.stop()])
  return () => standstill.goOn()
}

interface RunningRow {
  id: number
  attempts: number
}

/** Lets a scheduler work until it comes to the jobs it dies at. */
class Standstill {
  readonly #held = new Map<number, () => void>()
  readonly #begun = new Set<Promise<unknown>>()

  private constructor(
    private readonly death: Death,
    /** Those that stood still before. */
    private readonly others: ReadonlySet<string>
  ) {}

  static async at(death: Death): Promise<Standstill> {
    return new Standstill(death, new Set((await listRunning()).map(keyOf)))
  }

  readonly wrap: Wrap = (kind, handler) => {
    if (kind !== this.death.kind) return handler
    return (payload, job) => {
      const ended = this.#run(() => handler(payload, job), job.id)
      this.#begun.add(ended)
      return ended
    }
  }

  /**
   * Until all that the scheduler took and did not finish
   * stands still, or it is done without having come so far.
   */
  async untilReached(isDone: () => Promise<boolean>): Promise<void> {
    for (;;) {
      const running = (await listRunning()).filter((row) => !this.others.has(keyOf(row)))
      const isReached = running.length === 0 ? await isDone() : this.#areHeld(running)
      if (isReached) return
      await sleep(1)
    }
  }

  #areHeld(running: RunningRow[]): boolean {
    return running.every(({ id }) => this.#held.has(id))
  }

  async goOn(): Promise<void> {
    for (const resume of this.#held.values()) resume()
    await Promise.all(this.#begun)
  }

  async #run(run: () => Promise<JobOutcome>, jobId: number): Promise<JobOutcome> {
    if (this.death.when === 'before') await this.#hold(jobId)
    const outcome = await run()
    if (this.death.when === 'after') await this.#hold(jobId)
    return outcome
  }

  #hold(jobId: number): Promise<void> {
    return new Promise((resume) => this.#held.set(jobId, resume))
  }
}

const keyOf = ({ id, attempts }: RunningRow): string => `${id}:${attempts}`

function listRunning(): Promise<RunningRow[]> {
  return rows<RunningRow>(`select id, attempts from jobs where status = 'running'`)
}

async function isAnyDue(): Promise<boolean> {
  const due = await rows(
    `select id from jobs where status = 'pending' and run_at <= ? limit 1`,
    clock.now()
  )
  return due.length > 0
}
