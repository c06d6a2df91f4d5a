import { inject } from '@adonisjs/core'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger } from '@adonisjs/core/logger'
import limits from '#config/limits'
import type { Outgoing } from '#app/texting/sending/begin_send'
import { HandOver } from '#app/texting/sending/hand_over'
import { ProviderHealth } from '#app/texting/sms/provider_health'
import { WakeTimer } from '#app/core/jobs/wake_timer'
import { BrokenText, type Picked, PickTexts } from '#app/texting/sending/pick_texts'

/** Each pick is a commit of its own: texts that may go within this time share one. */
const SHORTEST_REST_MS = 15
const SWEEP_EVERY_MS = 30_000
const QUIET_LOOK_MS = 5
const RUNS_AT_MOST = 100_000

/**
 * Hands the texts that wait to the provider, in the order and
 * at the pace `PickTexts` knows. One in each worker process.
 */
@inject()
export class SendLoop {
  readonly settings = { ...limits.jobs, atOnce: limits.sends.atOnce }
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #timer: WakeTimer
  #isPicking = false
  #isStopped = true
  #sweepAt = 0
  #tellOthers: (inMs: number) => void = () => {}

  constructor(
    private readonly pick: PickTexts,
    private readonly handOver: HandOver,
    private readonly health: ProviderHealth,
    private readonly logger: Logger
  ) {
    const now = () => performance.now()
    this.#timer = new WakeTimer({ now, settings: this.settings, onWake: () => void this.#tick() })
  }

  start(): void {
    this.#isStopped = false
    this.wakeHere()
  }

  /** Picks nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    if (this.#isStopped) return
    this.#isStopped = true
    this.#timer.stop()
    const { drainMs } = this.settings
    await Promise.race([this.#quiet(), sleep(drainMs, undefined, { ref: false })])
  }

  /** A pick under way may still hand something over. */
  async #quiet(): Promise<void> {
    while (this.#isPicking || this.#underWay.size > 0) {
      await Promise.all(this.#underWay)
      await sleep(QUIET_LOOK_MS)
    }
  }

  /** A text was written down that may go in so many milliseconds: it need not wait for the next look. */
  wake(inMs = 0): void {
    this.wakeHere(inMs)
    this.#tellOthers(inMs)
  }

  /** Also when another process wrote a text down. */
  wakeHere(inMs = 0): void {
    if (!this.#isStopped) this.#timer.wake(performance.now() + inMs)
  }

  /** Whether a text that may go now would be sent here. */
  get hasRoom(): boolean {
    if (this.#isStopped || this.health.isSilent) return false
    return this.#underWay.size < this.settings.atOnce
  }

  tellsOthers(tell: (inMs: number) => void): void {
    this.#tellOthers = tell
  }

  /** See `WakeTimer`. */
  hears(isTold: () => boolean): void {
    this.#timer.hears(isTold)
  }

  /** Sends all that may go by now, until stopped. For tests and the command line. Answers how many. */
  async runDue({ isStopped = (): boolean => false } = {}): Promise<number> {
    let count = await this.pick.sweepExpired()
    for (let run = 0; run < RUNS_AT_MOST && !isStopped(); run++) {
      const room = await this.#room()
      if (room <= 0) break
      const { texts, waitMs } = await this.#pickFor(room)
      await Promise.all(texts.map((text) => this.handOver.execute(text)))
      count += texts.length
      if (waitMs !== 0) break
    }
    return count
  }

  /** Sends this text if it may go by now; whoever else waits goes on waiting. For the command line. */
  async runOne(id: number): Promise<void> {
    const { texts } = await this.pick.pickById(id)
    for (const text of texts) await this.handOver.execute(text)
  }

  async #tick(): Promise<void> {
    if (this.#isStopped) return
    if (this.#isPicking) return this.wakeHere(SHORTEST_REST_MS)
    this.#isPicking = true
    const restMs = await this.#pick().catch((error: unknown) => this.#afterFailure(error))
    this.#isPicking = false
    this.wakeHere(Math.max(restMs, SHORTEST_REST_MS))
  }

  /** Answers how long to rest. */
  async #pick(): Promise<number> {
    await this.#sweepNowAndThen()
    const room = await this.#room()
    if (room <= 0) return this.health.restMs
    const { texts, waitMs } = await this.#pickFor(room)
    for (const text of texts) this.#handOver(text)
    return waitMs ?? this.#untilNext()
  }

  /** How many may be under way: while the provider is silent one now and then, once it answers at all. */
  async #room(): Promise<number> {
    const { health, settings } = this
    const free = settings.atOnce - this.#underWay.size
    if (!health.isSilent || free <= 0) return free
    const isAlone = this.#underWay.size === 0
    return isAlone && health.restMs === 0 && (await health.mayRiskOne()) ? 1 : 0
  }

  #pickFor(room: number): Promise<Picked> {
    return this.pick.execute(room, { isRisked: this.health.isSilent })
  }

  /** What is due and was not picked is looked at again as usual. */
  async #untilNext(): Promise<number> {
    const ms = await this.pick.untilNext()
    return Math.min(ms ?? Infinity, this.#timer.longestRestMs) || this.settings.pollMs
  }

  #handOver(text: Outgoing): void {
    const handing: Promise<unknown> = this.handOver
      .execute(text)
      // One that waits again is due before anybody would look.
      .then((end) => (end === 'done' ? undefined : this.wakeHere()))
      .catch((error: unknown) => {
        this.logger.error({ err: error, message: text.id }, 'handing over a text failed')
      })
      .finally(() => this.#underWay.delete(handing))
    this.#underWay.add(handing)
  }

  async #sweepNowAndThen(): Promise<void> {
    const now = performance.now()
    if (now < this.#sweepAt) return
    this.#sweepAt = now + SWEEP_EVERY_MS
    await this.pick.sweepExpired()
  }

  async #afterFailure(error: unknown): Promise<number> {
    this.logger.error({ err: error }, 'picking texts failed')
    if (error instanceof BrokenText) await this.pick.setAside(error.id).catch(() => {})
    return this.settings.pollMs
  }
}
