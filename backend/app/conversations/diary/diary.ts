import { inject } from '@adonisjs/core'
import { askToWipeDeleted } from '#app/core/jobs/wipe_deleted'
import { JobQueue } from '#app/core/jobs/job_queue'
import { Database } from '#app/core/database/database'
import { storable } from '#app/core/database/storable'
import { notFound } from '#app/core/answers/refusal'
import { DiaryLine } from '#app/models/diary_line'
import { parse } from '#app/core/requests/validate'
import {
  type DiaryLineInput,
  diaryLineInput,
  type DiaryLine as Shown,
} from '#app/conversations/diary/contract'
import { correctDiaryLine, removeDiaryLine } from '#app/memory/kept/diary_lines'
import { RefuseGivenWords } from '#app/people/girlfriends/refuse_given_words'

interface OwnLine {
  userId: number
  id: number
}

/** What she wrote down, for the person it is about to read, correct and remove. */
@inject()
export class Diary {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly refuse: RefuseGivenWords
  ) {}

  /** The latest day first. */
  async list(userId: number): Promise<Shown[]> {
    const lines = DiaryLine.query(this.database.read).where({ userId })
    const written = await lines.withScopes((all) => all.written()).orderBy('date', 'desc')
    return written.map(shown)
  }

  /** In the person's words, which are judged like others they give her to keep. */
  async change({ userId, id }: OwnLine, { text }: DiaryLineInput): Promise<Shown> {
    const { text: body } = parse(diaryLineInput, { text: storable(text) })
    await this.refuse.execute(userId, { text: { text: body, isOfHer: false } })
    const line = await DiaryLine.findBy({ id, userId }, this.database.read)
    if (!line) throw notFound()
    return shown(await correctDiaryLine(line, body))
  }

  async remove({ userId, id }: OwnLine): Promise<void> {
    await this.database.transaction(async (tx) => {
      const line = await DiaryLine.findBy({ id, userId }, tx.sql)
      if (!line) throw notFound()
      await removeDiaryLine(line)
      await askToWipeDeleted(tx, this.queue)
    })
  }
}

function shown({ id, date, body, isEdited }: DiaryLine): Shown {
  const text = body ?? ''
  return { id, date, text, isEdited, ...(isEdited ? {} : { generatedBy: 'ai' as const }) }
}
