import { inject } from '@adonisjs/core'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { askToWipeDeleted } from '#app/core/jobs/wipe_deleted'
import { RemovedTexts } from '#app/texting/delivery/removed_texts'
import { Drafts } from '#app/texting/sending/drafts'
import { PreparedTexts } from '#app/texting/sending/prepared_texts'
import { keepFromTryingAgain, listUnsentWords } from '#app/texting/delivery/try_again'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { Conversation } from '#app/models/conversation'
import { Memory } from '#app/models/memory'
import { Message } from '#app/models/message'
import { OpenLoop } from '#app/models/open_loop'
import { FORGOTTEN_MARK } from '#app/models/kinds'
import { type ForgottenThing, hasAllWords, isNamedIn } from '#app/memory/kept/forgotten_sentences'
import { NOTE_SLOTS } from '#app/memory/notes/note_sentences'
import { forgetDiary } from '#app/memory/forgetting/forget_diary'
import { askForDiaryAnew } from '#app/memory/kept/diary_job'
import { rememberJob } from '#app/memory/kept/remember_job'
import { IndexTexts } from '#app/memory/recall/index_texts'

interface Traces {
  userId: number
  conversationId: number
  thing: ForgottenThing
  /** The texts something was cut from. */
  cut: readonly number[]
}

/**
 * What is left of something once it is cut from the texts: topics, the gist,
 * which is made anew, her diary, a question she meant to ask, texts written ahead
 * or waiting to leave, the search index, and the copy the provider keeps.
 */
@inject()
export class ForgetTraces {
  constructor(
    private readonly queue: JobQueue,
    private readonly removed: RemovedTexts,
    private readonly index: IndexTexts,
    private readonly settle: SettleSend,
    private readonly drafts: Drafts,
    private readonly prepared: PreparedTexts
  ) {}

  async execute(tx: Tx, { userId, conversationId, thing, cut }: Traces): Promise<void> {
    const { queue, index, removed } = this
    await forgetNotes(tx, { userId, thing, cut })
    const isAnew = await forgetDiary(tx, { userId, thing, cut })
    if (isAnew) await askForDiaryAnew(tx, queue, conversationId)
    await forgetGist(tx.sql, conversationId)
    await endLoops(tx.sql, userId, thing)
    await index.again(tx, await forgetPictures(tx.sql, conversationId, thing))
    // Which of them speak of it only the model knew.
    await this.prepared.forget(tx.sql, userId)
    await this.#takeBackUnsent(tx, conversationId, thing)
    await queue.reschedule(tx, rememberJob(conversationId, queue.clock.now()))
    if (cut.length === 0) return
    await OpenLoop.query(tx.sql)
      .whereIn('messageId', [...cut])
      .delete()
    await keepFromTryingAgain(tx.sql, cut)
    await index.again(tx, cut)
    await removed.addAll(tx, Message.query(tx.sql).whereIn('id', [...cut]))
    await askToWipeDeleted(tx, queue)
  }

  /**
   * What waits to leave does not; what is on its way just
   * now does not come back to wait, should it not have left.
   */
  async #takeBackUnsent(tx: Tx, conversationId: number, { words }: ForgottenThing): Promise<void> {
    const unsent = await listUnsentWords(tx.sql, conversationId)
    for (const { id, kind, state } of unsent.filter(({ body }) => hasAllWords(body, words))) {
      if (state === 'sending') await keepFromTryingAgain(tx.sql, [id])
      else if (kind === 'reply') await this.drafts.dropAndAskAnew(tx, conversationId)
      else {
        await this.settle.failed(tx, id, { reason: NAMED_IT, errorCode: null })
        await Message.query(tx.sql).where('id', id).update({ body: FORGOTTEN_MARK })
      }
    }
  }
}

const NAMED_IT = 'it named what you had forgotten for good'

/** What she was told of a picture that names it. Answers of which texts. */
async function forgetPictures(
  sql: Sql,
  conversationId: number,
  { words }: ForgottenThing
): Promise<number[]> {
  const told = await Message.query(sql).where({ conversationId }).whereNotNull('pictureNote')
  const ids = told.flatMap(({ id, pictureNote }) =>
    hasAllWords(pictureNote ?? '', words) ? [id] : []
  )
  if (ids.length > 0)
    await Message.query(sql)
      .whereIn('id', ids)
      .update({ pictureNote: null, pictureState: 'unseen' })
  return ids
}

/** A model names the topics in words of its own: her next text names them anew. */
async function forgetGist(sql: Sql, conversationId: number): Promise<void> {
  await Conversation.query(sql)
    .where('id', conversationId)
    .update({
      topics: '[]',
      summary: '',
      summaryUntil: 0,
      version: sql.client.raw('version + 1'),
      memoryVersion: sql.client.raw('memory_version + 1'),
    })
}

async function endLoops(sql: Sql, userId: number, thing: ForgottenThing): Promise<void> {
  const loops = await OpenLoop.query(sql).where('userId', userId)
  const meant = loops.filter(({ subject }) => hasAllWords(subject, thing.words))
  if (meant.length === 0) return
  const ids = meant.map(({ id }) => id)
  await OpenLoop.query(sql).whereIn('id', ids).delete()
}

/** Notes quote whole texts: what one says of a forgotten thing goes with it, as it does in the texts. */
async function forgetNotes(
  tx: Tx,
  { userId, thing, cut }: { userId: number; thing: ForgottenThing; cut: readonly number[] }
): Promise<void> {
  const notes = await Memory.query(tx.sql)
    .where('userId', userId)
    .where('slot', 'like', NOTE_SLOTS)
    .preload('sources')
  const telling = notes.filter((note) => {
    const isNear = note.sources.some(({ messageId }) => cut.includes(messageId))
    return isNoteTelling(note.body, thing, isNear)
  })
  const ids = telling.map(({ id }) => id)
  if (ids.length > 0) await Memory.query(tx.sql).whereIn('id', ids).delete()
}

function isNoteTelling(
  body: string,
  { words, isNaming }: ForgottenThing,
  isNear: boolean
): boolean {
  if (words.length === 0) return isNear
  return hasAllWords(body, words) && (isNear || (isNaming && isNamedIn(body, words)))
}
