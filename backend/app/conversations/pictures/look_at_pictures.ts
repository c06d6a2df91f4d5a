import { inject } from '@adonisjs/core'
import { PictureReader } from '#app/conversations/pictures/picture_reader'
import { REMOVE_PICTURES_JOB } from '#app/conversations/pictures/remove_pictures'
import { SeePictures, type Sight } from '#app/conversations/pictures/see_pictures'
import type { Thread, UnansweredText } from '#app/conversations/thread/thread'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { IndexTexts } from '#app/memory/recall/index_texts'
import { lockTalk } from '#app/models/lock_talk'
import { changedBy } from '#app/models/changed_by'
import { Message } from '#app/models/message'
import { findCarePerson } from '#app/safety/care/care_person'
import { HeedSigns } from '#app/safety/care/heed_signs'
import { crisisLanguageOf } from '#app/safety/care/written_language'
import { heedOnce } from '#app/safety/moderation/read_before_reply'

/** The latest of those she is about to answer. */
const MOST_TEXTS = 3

/** Has the pictures looked at that came with what she is about to answer, each text's once. */
@inject()
export class LookAtPictures {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly reader: PictureReader,
    private readonly see: SeePictures,
    private readonly heed: HeedSigns,
    private readonly meter: AiMeter,
    private readonly index: IndexTexts
  ) {}

  /** True when nothing is left for her to say. `owed` are the texts of this talk she owes an answer. */
  async execute(thread: Thread, owed: readonly UnansweredText[]): Promise<boolean> {
    if (this.reader.isBlind || !owed.some(isUnseen)) return false
    const texts = await listUnseen(this.database.read, owed)
    if (texts.length === 0 || (await this.meter.cappedUntil(thread.userId)) !== null) return false
    let isAnswered = false
    for (const text of texts) {
      const sight = await this.see.execute(text.messageSid ?? '', thread.userId)
      const isTaken = await this.database.transaction((tx) =>
        this.#writeDown(tx, thread, { text, sight })
      )
      isAnswered ||= isTaken
    }
    return isAnswered
  }

  async #writeDown(
    tx: Tx,
    { conversationId }: Thread,
    { text, sight }: { text: Message; sight: Sight }
  ): Promise<boolean> {
    await lockTalk(tx.sql, { id: conversationId })
    const seen = { pictureState: sight.state, pictureNote: sight.note }
    const isThere = await changedBy(Message.query(tx.sql).where('id', text.id).update(seen))
    if (isThere === 0) return false
    await this.index.again(tx, [text.id])
    await this.#removeAtProvider(tx, text, sight)
    return this.#heed(tx, conversationId, { text, sight })
  }

  /** What has to be reported stays where staff and the provider can find it. */
  async #removeAtProvider(tx: Tx, { messageSid: sid }: Message, { signs }: Sight): Promise<void> {
    if (sid === null || signs.includes('minor_sexual')) return
    const job = { kind: REMOVE_PICTURES_JOB, dedupKey: `pictures:${sid}`, payload: { sid } }
    await this.queue.reschedule(tx, { ...job, runAt: this.queue.clock.now() })
  }

  async #heed(
    tx: Tx,
    conversationId: number,
    { text, sight: { signs } }: { text: Message; sight: Sight }
  ): Promise<boolean> {
    if (signs.length === 0) return false
    const person = await findCarePerson(tx.sql, conversationId)
    if (!person) return true
    const language = crisisLanguageOf(text.body)
    const signal = { messageId: text.id, language, person, signs, source: 'moderation' } as const
    return heedOnce(tx, this.heed, signal)
  }
}

function isUnseen({ pictures, pictureState }: UnansweredText): boolean {
  return pictures > 0 && pictureState === null
}

async function listUnseen(sql: Sql, owed: readonly UnansweredText[]): Promise<Message[]> {
  const ids = owed.filter(isUnseen).map(({ id }) => id)
  const texts = Message.query(sql).whereIn('id', ids.slice(-MOST_TEXTS))
  return texts.whereNull('pictureState').orderBy('id')
}
