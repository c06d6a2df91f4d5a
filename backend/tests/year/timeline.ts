import { clock, database, model, sms } from '#tests/world'

/** A text the provider took, with what our clock said when it was handed over. */
export interface SentText {
  id: number
  to: string
  at: number
}

/** A text that waits for its sender's pace is due, and has no other time. */
const NUDGE_MS = 1000
const MOST_NUDGES = 600

/** The simulated time: jumps from due time to due time, and keeps what reached the provider at each. */
export class Timeline {
  readonly sent: SentText[] = []
  #seen: number
  #nudges = 0

  /** `run` does what is due at the instant the clock shows. */
  constructor(private readonly run: () => Promise<void>) {
    this.#seen = sms.sent.length
  }

  /** Until nothing is due before that instant. */
  async goTo(until: number): Promise<void> {
    for (;;) {
      const next = await nextDue()
      if (next === null || next >= until) break
      this.#moveTo(next)
      await this.#stop()
    }
    if (clock.now() < until) clock.advance(until - clock.now())
  }

  /** Time goes by and nobody works until then. */
  async skipTo(instant: number): Promise<void> {
    clock.advance(instant - clock.now())
    await this.#stop()
  }

  #moveTo(next: number): void {
    const isWaiting = next <= clock.now()
    this.#nudges = isWaiting ? this.#nudges + 1 : 0
    if (this.#nudges > MOST_NUDGES) throw new Error('what is due does not get done')
    clock.advance(isWaiting ? NUDGE_MS : next - clock.now())
  }

  async #stop(): Promise<void> {
    await this.run()
    this.sent.push(...sms.sent.slice(this.#seen))
    this.#seen = sms.sent.length
    // A year of prompts would fill the memory.
    model.asked = []
  }
}

/** The next instant at which there is something to do; a lease that runs out is work for somebody else. */
async function nextDue(): Promise<number | null> {
  const row = await (
    await database()
  ).read.first<{ at: number | null }>(
    `select min(at) as at from (
       select min(run_at) as at from jobs where status = 'pending'
       union all select min(locked_until) + 1 from jobs where status = 'running'
       union all select min(due_at) from messages where state = 'queued' and is_held = ?) as due`,
    false
  )
  const at = row?.at ?? null
  return at === null ? null : Number(at)
}
