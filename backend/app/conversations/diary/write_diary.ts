import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Sql, Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import {
  type DayOfTalk,
  findDayToWriteAnew,
  findNextDay,
} from '#app/conversations/diary/day_of_talk'
import { DiaryWords } from '#app/conversations/diary/diary_words'
import { findThread, type Thread } from '#app/conversations/thread/thread'
import { diaryTime } from '#app/memory/kept/diary_job'
import { keepDiaryLine, writeLineAnew, type Written } from '#app/memory/kept/diary_lines'

interface Task {
  conversationId: number
  /** How often the model was away. */
  tries?: number
}

interface WrittenDay {
  thread: Thread
  conversation: Conversation
  day: DayOfTalk
  written: Written | 'nothing'
}

/**
 * Writes her line about each day of talk that is over where the person is, once for each date and one
 * day a run, also about days on which nobody was running. What was forgotten meanwhile is read anew.
 */
@inject()
export class WriteDiary {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly words: DiaryWords
  ) {}

  async execute({ conversationId, tries = 0 }: Task): Promise<JobOutcome> {
    const now = this.clock.now()
    const { read } = this.database
    const thread = await findThread(read, { conversationId }, now)
    const conversation = await Conversation.find(conversationId, read)
    if (!thread || !conversation) return undefined
    const day = await this.#findDay(read, { thread, conversation, now })
    if (day === null) return undefined
    if (day === 'not over') return { againAt: diaryTime(thread, now) }
    const isLast = tries + 1 >= limits.memory.tries
    const written = await this.words.execute(thread, day, { isLast })
    if (written === null) {
      return {
        againAt: now + limits.memory.againMs,
        payload: { conversationId, tries: tries + 1 },
      }
    }
    await this.database.transaction((tx) => this.#write(tx, { thread, conversation, day, written }))
    return { againAt: now, payload: { conversationId } }
  }

  async #findDay(sql: Sql, talk: Parameters<typeof findNextDay>[1]) {
    return (await findDayToWriteAnew(sql, talk)) ?? findNextDay(sql, talk)
  }

  /** Nothing when something was forgotten, or another writer was quicker: then the day is looked at again. */
  async #write({ sql }: Tx, { thread, conversation, day, written }: WrittenDay): Promise<void> {
    const { id, memoryVersion, diaryUntil } = conversation
    const asRead = { id, memoryVersion, diaryUntil }
    const still = await locked(Conversation.query(sql).where(asRead)).first()
    if (!still) return
    const writtenAt = this.clock.now()
    if (day.lineId !== null) return writeLineAnew(sql, { id: day.lineId, writtenAt }, written)
    const row = { userId: thread.userId, date: day.date, writtenAt }
    if (written !== 'nothing') await keepDiaryLine(sql, row, written)
    await Conversation.query(sql).where({ id }).update({ diaryUntil: day.lastId })
  }
}
