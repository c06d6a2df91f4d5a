import type { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, SqlValue, Tx } from '#app/core/database/sql'

/** A condition on `messages`, with its values. */
export interface PickedTexts {
  where: string
  values: SqlValue[]
}

export const REDACT_JOB = 'redact_texts'

/**
 * The provider's ids of texts whose rows are gone for good. Each is redacted at the provider, and none that
 * the provider lists or repeats is taken in again.
 */
export class RemovedTexts {
  constructor(
    private readonly queue: JobQueue,
    private readonly forDelete: string
  ) {}

  /** To be called before the rows go. Locks them: a send that ends meanwhile has its sid written down first, or finds no row. */
  async addAll(tx: Tx, { where, values }: PickedTexts): Promise<void> {
    await tx.sql.all(
      `select id from messages where ${where} order by id${this.forDelete}`,
      ...values
    )
    const now = this.queue.clock.now()
    const added = await tx.sql.run(
      `insert into removed_texts (message_sid, removed_at, try_at)
       select message_sid, cast(? as bigint), cast(? as bigint) from messages
       where message_sid is not null and (${where})
       on conflict (message_sid) do nothing`,
      now,
      now,
      ...values
    )
    if (added > 0) await this.#redact(tx)
  }

  /** A text that turned out to have gone when its row was gone already. */
  async add(tx: Tx, messageSid: string): Promise<void> {
    const now = this.queue.clock.now()
    const added = await tx.sql.run(
      `insert into removed_texts (message_sid, removed_at, try_at) values (?, ?, ?)
       on conflict (message_sid) do nothing`,
      messageSid,
      now,
      now
    )
    if (added > 0) await this.#redact(tx)
  }

  async #redact(tx: Tx): Promise<void> {
    const runAt = this.queue.clock.now()
    await this.queue.reschedule(tx, { kind: REDACT_JOB, dedupKey: REDACT_JOB, payload: {}, runAt })
  }
}

export async function isRemoved(sql: Sql, messageSid: string): Promise<boolean> {
  const row = await sql.first(
    'select message_sid from removed_texts where message_sid = ?',
    messageSid
  )
  return row !== undefined
}
