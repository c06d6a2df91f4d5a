import type { JobQueue } from '#app/core/job_queue'
import { listOf } from '#app/core/many_rows'
import type { Sql, Tx } from '#app/core/sql'
import { askToWipeDeleted } from '#app/core/wipe_deleted'
import type { RemovedTexts } from '#app/delivery/removed_texts'
import { type ForgottenThing, hasAllWords } from '#app/memory/forgotten_sentences'
import { askToRemember } from '#app/memory/remember_job'
import type { IndexTexts } from '#app/recall/index_texts'

interface Traces {
  userId: number
  conversationId: number
  thing: ForgottenThing
  /** The texts something was cut from. */
  cut: readonly number[]
}

/**
 * What is left of something once it is cut from the texts: topics, the gist, which is made anew, a question she meant to
 * ask, the search index, and the copy the provider keeps.
 */
export class ForgetTraces {
  constructor(
    private readonly parts: {
      queue: JobQueue
      removed: RemovedTexts
      index: IndexTexts
      /** A reply that waits to leave is written anew. */
      dropDraft: (tx: Tx, conversationId: number) => Promise<void>
    }
  ) {}

  async execute(tx: Tx, { userId, conversationId, thing, cut }: Traces): Promise<void> {
    const { queue, index, removed } = this.parts
    await forgetGist(tx.sql, conversationId, thing)
    await endLoops(tx.sql, userId, thing)
    if (await isInDraft(tx.sql, conversationId, thing))
      await this.parts.dropDraft(tx, conversationId)
    await askToRemember(tx, queue, { conversationId, afterMs: 0 })
    if (cut.length === 0) return
    await index.again(tx, cut)
    const { marks, values } = listOf(cut)
    await removed.addAll(tx, { where: `id in (${marks})`, values })
    await askToWipeDeleted(tx, queue)
  }
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

async function isInDraft(
  sql: Sql,
  conversationId: number,
  thing: ForgottenThing
): Promise<boolean> {
  const draft = await sql.first<{ body: string }>(
    `select body from messages where conversation_id = ? and kind = 'reply' and state = 'queued'`,
    conversationId
  )
  return draft !== undefined && hasAllWords(draft.body, thing.words)
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
