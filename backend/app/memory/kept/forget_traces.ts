import type { JobQueue } from '#app/core/jobs/job_queue'
import { listOf } from '#app/core/database/many_rows'
import type { Sql, Tx } from '#app/core/database/sql'
import { askToWipeDeleted } from '#app/core/jobs/wipe_deleted'
import type { RemovedTexts } from '#app/texting/delivery/removed_texts'
import type { SettleSend } from '#app/texting/delivery/settle_send'
import { KINDS } from '#app/models/kinds'
import {
  FORGOTTEN_MARK,
  type ForgottenThing,
  hasAllWords,
} from '#app/memory/kept/forgotten_sentences'
import { askToRemember } from '#app/memory/kept/remember_job'
import type { IndexTexts } from '#app/memory/recall/index_texts'

interface Traces {
  userId: number
  conversationId: number
  thing: ForgottenThing
  /** The texts something was cut from. */
  cut: readonly number[]
}

/**
 * What is left of something once it is cut from the texts: topics, the gist, which is made anew, a question she meant to
 * ask, texts written ahead or waiting to leave, the search index, and the copy the provider keeps.
 */
export class ForgetTraces {
  constructor(
    private readonly parts: {
      queue: JobQueue
      removed: RemovedTexts
      index: IndexTexts
      settle: SettleSend
      /** A reply that waits to leave is written anew. */
      dropDraft: (tx: Tx, conversationId: number) => Promise<void>
    }
  ) {}

  async execute(tx: Tx, { userId, conversationId, thing, cut }: Traces): Promise<void> {
    const { queue, index, removed } = this.parts
    await forgetGist(tx.sql, conversationId, thing)
    await endLoops(tx.sql, userId, thing)
    await forgetPrepared(tx.sql, userId)
    await this.#takeBackUnsent(tx, conversationId, thing)
    await askToRemember(tx, queue, { conversationId, afterMs: 0 })
    if (cut.length === 0) return
    const { marks, values } = listOf(cut)
    await tx.sql.run(`delete from open_loops where message_id in (${marks})`, ...values)
    await keepFromTryingAgain(tx.sql, cut)
    await index.again(tx, cut)
    await removed.addAll(tx, { where: `id in (${marks})`, values })
    await askToWipeDeleted(tx, queue)
  }

  /** What waits to leave does not; what is on its way just now does not come back to wait, should it not have left. */
  async #takeBackUnsent(tx: Tx, conversationId: number, { words }: ForgottenThing): Promise<void> {
    const unsent = await listUnsent(tx.sql, conversationId)
    for (const { id, kind, state } of unsent.filter(({ body }) => hasAllWords(body, words))) {
      if (state === 'sending') await keepFromTryingAgain(tx.sql, [id])
      else if (kind === 'reply') await this.parts.dropDraft(tx, conversationId)
      else {
        await this.parts.settle.failed(tx, id, { reason: NAMED_IT, errorCode: null })
        await tx.sql.run('update messages set body = ? where id = ?', FORGOTTEN_MARK, id)
      }
    }
  }
}

const NAMED_IT = 'it named what you had forgotten for good'
const HERS = Object.entries(KINDS)
  .flatMap(([kind, { isHers }]) => (isHers ? `'${kind}'` : []))
  .join(', ')

interface UnsentText {
  id: number
  kind: string
  state: 'queued' | 'sending'
  body: string
}

/** Her own words that have not left; a reminder in the person's words is theirs, and stays as they set it. */
function listUnsent(sql: Sql, conversationId: number): Promise<UnsentText[]> {
  return sql.all<UnsentText>(
    `select m.id, m.kind, m.state, m.body from messages m
     where m.conversation_id = ? and m.state in ('queued', 'sending') and m.kind in (${HERS})
       and not exists (select 1 from firings f join schedules s on s.id = f.schedule_id
         where f.message_id = m.id and s.custom_message is not null)
     order by m.id`,
    conversationId
  )
}

/** A text that did not arrive is written down a second time while it is timely, as it stands by then. */
async function keepFromTryingAgain(sql: Sql, ids: readonly number[]): Promise<void> {
  const { marks, values } = listOf(ids)
  await sql.run(
    `update messages set expires_at = 0 where id in (${marks}) and direction = 'outbound'`,
    ...values
  )
}

/** Which schedules speak of it only the model knew: all are written anew when their time has come. */
async function forgetPrepared(sql: Sql, userId: number): Promise<void> {
  await sql.run(
    'update schedules set prepared_text = null, prepared_for = null where user_id = ? and prepared_text is not null',
    userId
  )
}

async function forgetGist(sql: Sql, conversationId: number, thing: ForgottenThing): Promise<void> {
  const row = await sql.first<{ topics: string }>(
    'select topics from conversations where id = ?',
    conversationId
  )
  const topics = (JSON.parse(row?.topics ?? '[]') as string[]).filter((topic) =>
    thing.words.every((word) => !hasAllWords(topic, [word]))
  )
  await sql.run(
    `update conversations set topics = ?, summary = '', summary_until = 0, version = version + 1,
       memory_version = memory_version + 1 where id = ?`,
    JSON.stringify(topics),
    conversationId
  )
}

async function endLoops(sql: Sql, userId: number, thing: ForgottenThing): Promise<void> {
  const loops = await sql.all<{ id: number; subject: string }>(
    'select id, subject from open_loops where user_id = ?',
    userId
  )
  for (const { id, subject } of loops) {
    if (!hasAllWords(subject, thing.words)) continue
    await sql.run('delete from open_loops where id = ?', id)
  }
}
