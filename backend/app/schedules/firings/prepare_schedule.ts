import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { SetScene } from '#app/conversations/thread/set_scene'
import { findThread, type Thread } from '#app/conversations/thread/thread'
import { lockUnforgotten } from '#app/schedules/firings/firing_memory'
import { scheduledScene } from '#app/schedules/firings/scheduled_scene'
import { nextOccurrence, type Occurrence } from '#app/schedules/plan/due_times'
import { findPlans, findTaken, timetableOf } from '#app/schedules/plan/plan_schedule'
import { PausedSends } from '#app/texting/sending/paused_sends'
import type { Occasion } from '#app/companion/voice/language_model'
import { WriteWords } from '#app/companion/writing/write_words'
import { Schedule } from '#app/models/schedule'

interface Prepared {
  text: string
  promptVersion: string | null
  localDate: string
  knownUntil: number
  hasAiNotice: boolean
}

const AHEAD_MS = 45 * 60_000

/**
 * Writes a scheduled text a while before its time, so that
 * many of the same minute do not all wait for the model.
 */
@inject()
export class PrepareSchedule {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly setScene: SetScene,
    private readonly words: WriteWords,
    private readonly allowance: Allowance,
    private readonly pausedSends: PausedSends
  ) {}

  async execute({ scheduleId }: { scheduleId: number }): Promise<JobOutcome> {
    const { read } = this.database
    const schedule = await Schedule.query(read).where('id', scheduleId).preload('user').first()
    const next = schedule && (await this.#nextToWrite(schedule))
    if (!next) return undefined
    const pausedUntil = await this.pausedSends.until(schedule.userId)
    if (pausedUntil !== null) return { againAt: pausedUntil }
    // A refill until then has them written at their time.
    if (!(await this.allowance.hasAny(schedule.userId))) return undefined
    const isWritten = await this.#write(schedule, next)
    return isWritten ? undefined : { againAt: this.clock.now() }
  }

  /** Null when there is nothing to write, or a later job will. */
  async #nextToWrite(schedule: Schedule): Promise<Occurrence | null> {
    if (!schedule.isEnabled || schedule.customMessage) return null
    const now = this.clock.now()
    const [plan] = await findPlans(this.database.read, [schedule.id])
    if (!plan) return null
    const taken = await findTaken(this.database.read, schedule.id, now)
    const next = nextOccurrence(timetableOf(plan), now, taken)
    return next && next.dueAt <= now + AHEAD_MS ? next : null
  }

  /** False when something was forgotten while it was written: then it is written anew. */
  async #write(schedule: Schedule, { localDate, dueAt }: Occurrence): Promise<boolean> {
    const { read } = this.database
    const now = this.clock.now()
    const thread = await findThread(read, { userId: schedule.userId }, now)
    if (!thread || thread.isSilenced) return true
    const { scene, prefix, ...known } = await scheduledScene(read, thread, {
      setScene: this.setScene,
      occasion: schedule.messageType as Occasion,
      at: Math.max(now, dueAt),
    })
    const { hasAiNotice } = known
    const wish = { scene, userId: schedule.userId, prefix, hasAiNotice }
    const words = await this.words.execute(wish)
    if (!words) return true
    const { text, promptVersion = null } = words
    return this.#keep(thread, schedule, { text, promptVersion, localDate, ...known })
  }

  #keep(thread: Thread, { id, messageType, time }: Schedule, words: Prepared): Promise<boolean> {
    const { database } = this
    return database.transaction(async ({ sql }) => {
      const mindful = await lockUnforgotten(sql, [thread], database.dialect.forUpdate)
      if (!mindful.has(thread)) return false
      await Schedule.query(sql).where({ id, messageType, time }).whereNull('customMessage').update({
        preparedText: words.text,
        preparedFor: words.localDate,
        preparedAfter: words.knownUntil,
        preparedHasNotice: words.hasAiNotice,
        preparedPromptVersion: words.promptVersion,
      })
      return true
    })
  }
}
