import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { GroupCommit } from '#app/core/database/group_commit'
import type { Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { lockedIfFree } from '#app/models/locked'
import { Message } from '#app/models/message'
import type { TextChannel } from '#app/models/contract'
import { meaningOf } from '#app/texting/sms/error_codes'
import { type SettledState, SettleSend } from '#app/texting/delivery/settle_send'
import { isAsFarAs } from '#app/texting/delivery/settle_sql'

export interface StatusReport {
  /** Our message id, which we put into the callback address. */
  id: number
  sid: string
  /** The provider's word. */
  status: string
  /** When it was told. */
  channel?: TextChannel
  errorCode: number | null
}

/** The provider's words and ours; those that say nothing new are left out. */
const STATES: Record<string, SettledState> = {
  sent: 'sent',
  delivered: 'delivered',
  // RCS alone tells it.
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
}

const stateOf = (status: string): SettledState => STATES[status] ?? 'sent'

const FAILED: readonly SettledState[] = ['undelivered', 'failed']

/** What the provider says of a text, in any order and any number of times. */
@inject()
export class ReceiveStatus {
  readonly #writing: GroupCommit<StatusReport, void>

  constructor(
    database: Database,
    private readonly settle: SettleSend
  ) {
    this.#writing = new GroupCommit(database, (tx, report) => this.#write(tx, report), {
      lockFree: lockFreeTexts,
      isFirst: true,
    })
  }

  execute(report: StatusReport): Promise<void> {
    return this.#writing.add(report)
  }

  async #write(tx: Tx, report: StatusReport): Promise<void> {
    const { id, sid, errorCode } = report
    const own = { id, direction: 'outbound' }
    const known = await Message.query(tx.sql)
      .select('id', 'messageSid', 'channel', 'state')
      .where(own)
      .first()
    // Without a row its person has left: settling sees to it that nothing of it stays with the provider.
    if (known && isAnothers(known, sid)) return
    if (known && isOtherChannel(known, report.channel)) {
      await this.settle.lockTalk(tx, id)
      await keepChannel(tx, known, report)
    }
    const state = stateOf(report.status)
    if (known && isToldBefore(known, { sid, state })) return
    const failure = { reason: meaningOf(errorCode).reason, errorCode }
    await this.settle.move(tx, { id, sid, state, ...(FAILED.includes(state) && { failure }) })
  }
}

/** With the talks they stand in; what is told again, or of a text that is gone, changes none. */
async function lockFreeTexts({ sql }: Tx, reports: readonly StatusReport[]) {
  if (reports.length === 1) return () => true
  const told = reports.map(({ id }) => id)
  const known = await Message.query(sql)
    .select('id', 'messageSid', 'channel', 'state')
    .whereIn('id', told)
  const byId = new Map(known.map((text) => [text.id, text]))
  const news = reports.filter((report) => isNews(byId.get(report.id), report))
  const ids = news.map(({ id }) => id)
  const texts = await lockedIfFree(
    Message.query(sql).select('id', 'conversationId').whereIn('id', ids)
  )
  const talkIds = texts.flatMap(({ conversationId }) => conversationId ?? [])
  const talks = await lockedIfFree(Conversation.query(sql).select('id').whereIn('id', talkIds))
  const freeTalks = new Set([null, ...talks.map(({ id }) => id)])
  const free = texts.filter(({ conversationId }) => freeTalks.has(conversationId))
  const freeIds = new Set(free.map(({ id }) => id))
  const busyIds = new Set(ids.filter((id) => !freeIds.has(id)))
  return ({ id }: StatusReport) => !busyIds.has(id)
}

function isNews(known: Message | undefined, { sid, status, channel }: StatusReport): boolean {
  if (!known) return false
  return !isToldBefore(known, { sid, state: stateOf(status) }) || isOtherChannel(known, channel)
}

function isAnothers({ messageSid }: Message, sid: string): boolean {
  return messageSid !== null && messageSid !== sid
}

function isToldBefore(known: Message, { sid, state }: { sid: string; state: SettledState }) {
  return known.messageSid === sid && isAsFarAs(known.state, state)
}

function isOtherChannel(known: Message, channel: TextChannel | undefined): boolean {
  return channel !== undefined && channel !== known.channel
}

/** A messaging service falls back to SMS where RCS does not arrive. */
async function keepChannel({ sql }: Tx, known: Message, { channel }: StatusReport): Promise<void> {
  await Message.query(sql).where('id', known.id).update({ channel })
}
