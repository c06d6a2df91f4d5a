import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { DAY, MINUTE } from '#app/core/clock/durations'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Tx } from '#app/core/database/sql'
import { lockTalk } from '#app/models/lock_talk'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import { maskedBody } from '#app/texting/delivery/masked_body'
import { ReceiveStatus } from '#app/texting/delivery/receive_status'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { type ListedText, SmsGateway, SmsGatewayError } from '#app/texting/sms/sms_gateway'

/** The provider's clock and ours may differ by this much: a machine's may be a whole hour wrong. */
const CLOCK_SKEW_MS = 65 * MINUTE
const FIRST_LOOK_MS = 2000
const LOOK_EVERY_MS = 5 * MINUTE
/**
 * What keeps us from sending often keeps us from listing too; after a day nobody waits for the text any more.
 */
const LONGEST_DOUBT_MS = DAY

/**
 * A text may or may not have gone out: no answer came, or we died while waiting for it. It is looked for in
 * the provider's own list until it is found or the time for doubt is over; it is never sent again.
 */
@inject()
export class ResolveDoubt {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly gateway: SmsGateway,
    private readonly settle: SettleSend,
    private readonly status: ReceiveStatus
  ) {}

  async execute({ id }: { id: number }): Promise<JobOutcome> {
    const { read } = this.database
    const text = await Message.query(read).where({ id, state: 'sending' }).first()
    if (!text) return undefined
    const now = this.clock.now()
    const age = now - (text.sendingAt ?? 0)
    const again = (most: number) => ({
      againAt: now + Math.min(Math.max(FIRST_LOOK_MS, age), most),
    })
    const found = await this.#find(text).catch(unlessListIsDown)
    if (found === 'list is down' && age < LONGEST_DOUBT_MS) return again(LOOK_EVERY_MS)
    if (found && found !== 'list is down') {
      const { sid, status, channel, errorCode } = found
      await this.status.execute({ id, sid, status, channel, errorCode })
      return undefined
    }
    if (age < limits.sends.doubtMs) return again(limits.sends.doubtMs - age)
    await this.database.transaction((tx) => this.#giveUp(tx, text))
    return undefined
  }

  /** While the list was read its sender may have woken and put it in line again. */
  async #giveUp(tx: Tx, { id, sendingAt, conversationId }: Message): Promise<void> {
    if (conversationId !== null) await lockTalk(tx.sql, { id: conversationId })
    const still = await locked(
      Message.query(tx.sql).where({ id, state: 'sending', sendingAt })
    ).first()
    if (!still) return
    const failure = { reason: 'we could not learn whether it went out', errorCode: null }
    await this.settle.move(tx, { id, state: 'unknown', failure })
  }

  async #find(text: Message): Promise<ListedText | undefined> {
    const since = (text.sendingAt ?? 0) - CLOCK_SKEW_MS
    const listed = await this.gateway.listSent(text.phone ?? '', since)
    for (const candidate of listed) {
      if (
        candidate.createdAt < since ||
        asSent(maskedBody(text.kind, candidate.body)) !== asSent(text.body)
      )
        continue
      if (!(await this.#isTaken(candidate.sid))) return candidate
    }
    return undefined
  }

  async #isTaken(sid: string): Promise<boolean> {
    return (await Message.findBy({ messageSid: sid }, this.database.read)) !== null
  }
}

/** The provider may have put plain characters in place of typographic ones, which saves segments. */
function asSent(body: string): string {
  return body
    .replace(/[\u2018\u2019\u201A\u201B]/g, "'")
    .replace(/[\u201C-\u201F]/g, '"')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\u2026/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
}

function unlessListIsDown(error: unknown): 'list is down' {
  if (error instanceof SmsGatewayError) return 'list is down'
  throw error
}
