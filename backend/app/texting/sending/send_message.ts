import { inject } from '@adonisjs/core'
import { setTimeout as sleep } from 'node:timers/promises'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { PhoneKeys } from '#app/core/phones/phone_keys'
import type { Sql, Tx } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import type { GateDecision } from '#app/texting/gate/decide_send'
import { Gate, type PlannedText } from '#app/texting/gate/gate'
import { HandOver } from '#app/texting/sending/hand_over'
import { insertMessages, type MessageDraft } from '#app/texting/sending/insert_message'
import { findThere } from '#app/texting/sending/line_sql'
import { PickTexts } from '#app/texting/sending/pick_texts'
import { SendLoop } from '#app/texting/sending/send_loop'

const CODE_PATIENCE_MS = 5000

/** The one room through which every text leaves: reply, greeting, code, notice, keyword answer. */
@inject()
export class SendMessage {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly phoneKeys: PhoneKeys,
    private readonly gate: Gate,
    private readonly pick: PickTexts,
    private readonly handOver: HandOver,
    private readonly loop: SendLoop
  ) {}

  /**
   * Writes the text down; the send loop takes it from there.
   * Null when the key is there already or the conversation gone.
   */
  async queue(tx: Tx, draft: MessageDraft): Promise<number | null> {
    const ids = await this.queueMany(tx, [draft])
    return ids.get(draft.dedupKey) ?? null
  }

  /** The ids by dedup key. */
  async queueMany(tx: Tx, drafts: readonly MessageDraft[]): Promise<Map<string, number>> {
    const now = this.clock.now()
    const waits = drafts.map(({ dueAt = now }) => Math.max(0, dueAt - now))
    tx.afterCommit(() => this.loop.wake(Math.min(...waits)))
    return this.#insert(tx, drafts)
  }

  /** Writes the text down; whoever wrote it sends it, as a code. Null as above. */
  async write(tx: Tx, draft: MessageDraft): Promise<number | null> {
    const ids = await this.#insert(tx, [draft])
    return ids.get(draft.dedupKey) ?? null
  }

  /** A reply that was held back may go when it is due; it takes its place in the line. */
  async release(id: number): Promise<void> {
    const { read } = this.database
    await Message.query(read).where({ id, state: 'queued' }).update({ isHeld: false })
    this.loop.wake()
  }

  /** Sends a code within the request that asked for it, also when the provider asks for a little patience. */
  async deliver(id: number, secretBody: string): Promise<void> {
    const waitUntil = performance.now() + CODE_PATIENCE_MS
    for (;;) {
      const { text, waitMs } = await this.pick.pickUrgent(id)
      // Its digits are in memory only: nobody could send them later.
      const end = text && (await this.handOver.execute(text, secretBody))
      if (end === 'too_fast') continue
      if (text || waitMs === 0 || performance.now() + waitMs > waitUntil) return
      await sleep(waitMs)
    }
  }

  /** What the gate would say of texts not written yet, in their order; null for nobody. */
  foresee(planned: readonly PlannedText[]): Promise<(GateDecision | null)[]> {
    return this.gate.foresee(this.database.read, planned)
  }

  async #insert({ sql }: Tx, drafts: readonly MessageDraft[]): Promise<Map<string, number>> {
    const there = await conversationsOf(sql, drafts)
    return insertMessages(
      sql,
      drafts.filter(({ conversationId: id }) => id === null || there.has(id)),
      { now: this.clock.now(), keyOf: (text) => this.phoneKeys.of(text) }
    )
  }
}

/** Words take seconds to write; meanwhile the person may have started over or left. */
async function conversationsOf(sql: Sql, drafts: readonly MessageDraft[]): Promise<Set<number>> {
  const ids = drafts.map((draft) => draft.conversationId).filter((id) => id !== null)
  return new Set(ids.length > 0 ? await findThere(sql, ids) : [])
}
