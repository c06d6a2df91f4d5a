import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '#app/core/clock'
import type { Database } from '#app/core/database'
import type { PhoneKeys } from '#app/core/phone_keys'
import type { Tx } from '#app/core/sql'
import type { GateDecision } from '#app/gate/decide_send'
import type { OutboundKind } from '#app/gate/kinds'
import type { Gate } from '#app/sms/gate'
import type { HandOver } from '#app/sms/hand_over'
import { insertMessage, type MessageDraft } from '#app/sms/insert_message'
import type { PickTexts } from '#app/sms/pick_texts'
import type { SendLoop } from '#app/sms/send_loop'

const CODE_PATIENCE_MS = 5000

/** The one room through which every text leaves: reply, greeting, code, notice, keyword answer. */
export class SendMessage {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      phoneKeys: PhoneKeys
      gate: Gate
      pick: PickTexts
      handOver: HandOver
      loop: SendLoop
    }
  ) {}

  /** Writes the text down; the send loop takes it from there. Null when the key is there already or the conversation gone. */
  async queue(tx: Tx, draft: MessageDraft): Promise<number | null> {
    const id = await this.write(tx, draft)
    if (id !== null) tx.afterCommit(() => this.parts.loop.wake())
    return id
  }

  /** Writes the text down. A code and the draft of a reply wait for whoever wrote them. Null as above. */
  async write(tx: Tx, draft: MessageDraft): Promise<number | null> {
    if (await isConversationGone(tx, draft.conversationId)) return null
    return insertMessage(tx.sql, draft, {
      now: this.parts.clock.now(),
      phoneKey: this.parts.phoneKeys.of(draft.to),
    })
  }

  /** A draft may go now; it takes its place in the line. */
  async release(id: number): Promise<void> {
    await this.parts.database.read.run(
      `update messages set is_held = ? where id = ? and state = 'queued'`,
      false,
      id
    )
    this.parts.loop.wake()
  }

  /** Sends a code within the request that asked for it: its digits are in memory only. */
  async deliver(id: number, secretBody: string): Promise<void> {
    const waitUntil = performance.now() + CODE_PATIENCE_MS
    for (;;) {
      const { text, waitMs } = await this.parts.pick.one(id)
      if (text) return this.parts.handOver.execute(text, secretBody)
      if (waitMs === 0 || performance.now() + waitMs > waitUntil) return
      await sleep(waitMs)
    }
  }

  /** What the gate would say of a text not written yet; null for nobody. */
  foresee(
    userId: number,
    planned: { kind: OutboundKind; expiresAt: number; slotAt: number | null }
  ): Promise<GateDecision | null> {
    return this.parts.gate.foresee(this.parts.database.read, userId, planned)
  }
}

/** Words take seconds to write; meanwhile the person may have started over or left. */
async function isConversationGone({ sql }: Tx, id: number | null): Promise<boolean> {
  if (id === null) return false
  return (await sql.first('select id from conversations where id = ?', id)) === undefined
}
