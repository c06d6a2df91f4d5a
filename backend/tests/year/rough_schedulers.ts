import { SmsGatewayError } from '#app/texting/sms/sms_gateway'
import type { Random } from '#tests/crash/random'
import { clock, model, sms } from '#tests/world'
import { ClockSteps } from './clock_steps.js'
import { crash, type Death, leave } from './doomed_scheduler.js'
import { newScheduler, runDueOf, type Scheduler } from './schedulers.js'

export const DISTURBANCES = [
  'clock step before',
  'clock step while writing',
  'clock step while sending',
  'clock step after',
  'crash',
  'restart',
  'lost answer',
] as const
export type Disturbance = (typeof DISTURBANCES)[number]

const KINDS = ['prepare_schedule', 'fire_schedule', 'send_firings']

interface Roughness {
  schedulers: number
  random: Random
  disturbances: readonly Disturbance[]
  /** Of one run being disturbed, 0 to 1. */
  chance: number
  /** From this instant on nothing is disturbed any more. */
  calmFrom: number
}

/** Schedulers that work at the same time and are disturbed at random. */
export class RoughSchedulers {
  readonly counts = new Map<Disturbance, number>()
  readonly #steps: ClockSteps

  private constructor(
    private readonly schedulers: readonly Scheduler[],
    private readonly roughness: Roughness
  ) {
    this.#steps = new ClockSteps(roughness.random)
  }

  static async start(roughness: Roughness): Promise<RoughSchedulers> {
    const schedulers: Scheduler[] = []
    for (let count = 0; count < roughness.schedulers; count++) schedulers.push(await newScheduler())
    return new RoughSchedulers(schedulers, roughness)
  }

  /** Does what is due now, whatever comes in between. */
  async runDue(): Promise<void> {
    const { random, disturbances, chance, calmFrom } = this.roughness
    const isCalm = clock.now() >= calmFrom
    if (isCalm) this.#steps.putRight()
    if (isCalm || random.next() >= chance) return this.#work()
    const disturbance = random.pick(disturbances)
    this.counts.set(disturbance, (this.counts.get(disturbance) ?? 0) + 1)
    await this.#disturb(disturbance)
    sms.whileSending = undefined
    model.whileWriting = undefined
  }

  async #work(): Promise<void> {
    await Promise.all(this.schedulers.map((scheduler) => runDueOf(scheduler)))
  }

  async #disturb(disturbance: Disturbance): Promise<void> {
    const step = async () => this.#steps.step()
    if (disturbance === 'clock step before') await step()
    if (disturbance === 'clock step while writing') model.whileWriting = step
    if (disturbance === 'clock step while sending') sms.whileSending = step
    if (disturbance === 'lost answer') sms.failNext(new SmsGatewayError('in_doubt', null), true)
    if (disturbance === 'crash') await crash(this.#death())
    const lateEnd = disturbance === 'restart' ? await leave(this.#death()) : null
    await this.#work()
    await lateEnd?.()
    if (disturbance === 'clock step after') await step()
  }

  #death(): Death {
    const { random } = this.roughness
    return { kind: random.pick(KINDS), when: random.pick(['before', 'after'] as const) }
  }
}
