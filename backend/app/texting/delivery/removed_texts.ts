import { inject } from '@adonisjs/core'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import limits from '#config/limits'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { Sql, Tx } from '#app/core/database/sql'
import { insertThoseUnknown } from '#app/models/insert_unless_known'
import { lockedForDelete } from '#app/models/locked'
import type { Message } from '#app/models/message'
import { RemovedText } from '#app/models/removed_text'
import { SafetyEvent } from '#app/models/safety_event'
import { DAY } from '#app/core/clock/durations'

/** Texts somebody picked. Clone it before use: a query grows. */
export type PickedTexts = ModelQueryBuilderContract<typeof Message>

const REDACT_JOB = 'redact_texts'
const JOB = { kind: REDACT_JOB, dedupKey: REDACT_JOB, payload: {} }
/** As long as what was reported has to be kept, in the law of the United States (18 U.S.C. 2258A). */
const REPORTABLE_MS = 365 * DAY

/**
 * The provider's ids of texts whose rows are gone for good, and of codes. Each is redacted at the provider,
 * and none that the provider lists or repeats is taken in again.
 */
@inject()
export class RemovedTexts {
  constructor(private readonly queue: JobQueue) {}

  /**
   * To be called before the rows go. Locks them: a send that ends
   * meanwhile has its sid written down first, or finds no row.
   * What has to be reported stays at the provider for its time.
   */
  async addAll(tx: Tx, texts: PickedTexts): Promise<void> {
    const going = await lockedForDelete(texts.clone())
      .select('messageSid')
      .orderBy('id')
      .pojo<{ message_sid: string | null }>()
    const sids = going.flatMap(({ message_sid: sid }) => sid ?? [])
    if (sids.length === 0) return
    const reportable = new Set(await listReportable(tx.sql, texts))
    const now = this.queue.clock.now()
    await this.#addAt(tx, [...reportable], now + REPORTABLE_MS)
    await this.#add(
      tx,
      sids.filter((sid) => !reportable.has(sid))
    )
  }

  /** A text that turned out to have gone when its row was gone already. */
  add(tx: Tx, messageSid: string): Promise<void> {
    return this.#add(tx, [messageSid])
  }

  /** A code, once nobody can enter it any more: until then it may have to be found by what it says. */
  addLater(tx: Tx, messageSid: string): Promise<void> {
    return this.#addAt(tx, [messageSid], this.queue.clock.now() + limits.codes.validMs)
  }

  async #addAt(tx: Tx, sids: readonly string[], runAt: number): Promise<void> {
    if (await this.#write(tx, sids, runAt)) await this.queue.hastenMany(tx, [{ ...JOB, runAt }])
  }

  async #add(tx: Tx, sids: readonly string[]): Promise<void> {
    const now = this.queue.clock.now()
    if (await this.#write(tx, sids, now)) await this.queue.reschedule(tx, { ...JOB, runAt: now })
  }

  /** False when all were known. */
  async #write(tx: Tx, sids: readonly string[], tryAt: number): Promise<boolean> {
    const removedAt = this.queue.clock.now()
    const rows = sids.map((messageSid) => new RemovedText().fill({ messageSid, removedAt, tryAt }))
    return (await insertThoseUnknown(rows, tx.sql)) > 0
  }
}

/**
 * Sexual talk of a minor for which staff has not resumed the account, what
 * the person wrote from then on, and their flagged pictures.
 */
async function listReportable(sql: Sql, texts: PickedTexts): Promise<string[]> {
  const events = () =>
    SafetyEvent.query(sql)
      .where('kind', 'minor_sexual')
      .whereNotNull('detail')
      .whereColumn('safety_events.user_id', 'messages.user_id')
  const since = events().where((text) => {
    // Starting over has taken that text itself.
    void text.whereNull('messageId').orWhereColumn('safety_events.message_id', '<=', 'messages.id')
  })
  const found = await texts
    .clone()
    .where('direction', 'inbound')
    .whereNotNull('messageSid')
    .where((reportable) => {
      void reportable.whereExists(since)
      void reportable.orWhere((pictures) => {
        void pictures.where('pictureState', 'flagged').whereExists(events())
      })
    })
    .select('messageSid')
  return found.flatMap(({ messageSid }) => messageSid ?? [])
}

/** Those the provider no longer tells again. */
export async function forgetRedacted(sql: Sql, before: number): Promise<void> {
  await RemovedText.query(sql).whereNotNull('redactedAt').where('removedAt', '<=', before).delete()
}
