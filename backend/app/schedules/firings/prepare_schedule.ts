import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { SetScene } from '#app/conversations/thread/set_scene'
import { findThread, type Thread } from '#app/conversations/thread/thread'
import { lockUnforgotten } from '#app/schedules/firings/firing_memory'
import { scheduledScene } from '#app/schedules/firings/scheduled_scene'
import { nextOccurrence, type Occurrence } from '#app/schedules/plan/due_times'
import { findTaken, timetableOf } from '#app/schedules/plan/plan_schedule'
import type { HeldSends } from '#app/texting/sending/held_sends'
import type { Occasion } from '#app/companion/voice/language_model'
import type { WriteWords } from '#app/companion/manners/write_words'

interface ScheduleRow {
  id: number
  user_id: number
  message_type: Occasion
  time: string
  time_zone: string
  effective_from: number
  is_enabled: boolean | number
  custom_message: string | null
}

const AHEAD_MS = 45 * 60_000

/** Writes a scheduled text a while before its time, so that many of the same minute do not all wait for the model. */
export class PrepareSchedule {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      setScene: SetScene
      words: WriteWords
      held: HeldSends
    },
    private readonly settings: { unconfirmedAgeMs: number }
  ) {}

  async execute({ scheduleId }: { scheduleId: number }): Promise<JobOutcome> {
    const row = await this.parts.database.read.first<ScheduleRow>(FIND, scheduleId)
    const next = row && (await this.#nextToWrite(row))
    if (!next) return undefined
    const heldUntil = await this.parts.held.until(row.user_id)
    if (heldUntil !== null) return { againAt: heldUntil }
    const isWritten = await this.#write(row, next)
    return isWritten ? undefined : { againAt: this.parts.clock.now() }
  }

  /** Null when there is nothing to write, or a later job will. */
  async #nextToWrite(row: ScheduleRow): Promise<Occurrence | null> {
    if (!row.is_enabled || row.custom_message) return null
    const now = this.parts.clock.now()
    const next = nextOccurrence(
      timetableOf(row),
      now,
      await findTaken(this.parts.database.read, row.id, now)
    )
    return next && next.dueAt <= now + AHEAD_MS ? next : null
  }

  /** False when something was forgotten while it was written: then it is written anew. */
  async #write(row: ScheduleRow, { localDate, dueAt }: Occurrence): Promise<boolean> {
    const { read } = this.parts.database
    const now = this.parts.clock.now()
    const thread = await findThread(read, { userId: row.user_id }, { now, ...this.settings })
    if (!thread || thread.isSilenced) return true
    const { scene, prefix, ...known } = await scheduledScene(read, thread, {
      setScene: this.parts.setScene,
      occasion: row.message_type,
      at: Math.max(now, dueAt),
    })
    const words = await this.parts.words.execute({ scene, userId: row.user_id, prefix, suffix: '' })
    if (!words) return true
    return this.#keep(thread, row, { text: words.text, localDate, ...known })
  }

  #keep(
    thread: Thread,
    row: ScheduleRow,
    words: { text: string; localDate: string; knownUntil: number; hasAiNotice: boolean }
  ): Promise<boolean> {
    const { database } = this.parts
    return database.transaction(async ({ sql }) => {
      const mindful = await lockUnforgotten(sql, [thread], database.dialect.forUpdate)
      if (!mindful.has(thread)) return false
      await sql.run(
        `update schedules set prepared_text = ?, prepared_for = ?, prepared_after = ?, prepared_has_notice = ?
       where id = ? and message_type = ? and time = ? and custom_message is null`,
        words.text,
        words.localDate,
        words.knownUntil,
        words.hasAiNotice,
        row.id,
        row.message_type,
        row.time
      )
      return true
    })
  }
}

const FIND = `select s.id, s.user_id, s.message_type, s.time, s.effective_from, s.is_enabled, s.custom_message, u.time_zone
  from schedules s join users u on u.id = s.user_id where s.id = ?`
