import { inject } from '@adonisjs/core'
import { Logger } from '@adonisjs/core/logger'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import { LARGEST_ID } from '#app/core/database/largest_id'
import { notFound } from '#app/core/answers/refusal'
import type { Sql, Tx } from '#app/core/database/sql'
import { storable } from '#app/core/database/storable'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import { Report } from '#app/models/report'
import type { ReportInput } from '#app/safety/signs/contract'
import { tooManyReports } from '#app/safety/signs/errors'
import { recordSafetyEvent } from '#app/safety/signs/safety_events'

const REPORTS_A_DAY = 20

/** A person says that a text of hers was wrong. Once a text; the conversation shows it from then on. */
@inject()
export class ReportText {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger
  ) {}

  async execute(userId: number, report: ReportInput): Promise<void> {
    const id = await this.database.transaction((tx) => this.#write(tx, userId, report))
    if (id === null) return
    const { messageId, reason } = report
    this.logger.warn(
      { report: id, user: userId, message: messageId, reason },
      'a text was reported'
    )
  }

  /** Null when the text was reported before. */
  async #write(tx: Tx, userId: number, report: ReportInput): Promise<number | null> {
    const conversationId = await this.#lockOwn(tx.sql, userId, report.messageId)
    const { messageId, reason } = report
    if (await Report.findBy({ messageId }, tx.sql)) return null
    await this.#refuseTooMany(tx.sql, userId)
    const note = storable(report.note ?? '').trim() || null
    const row = { userId, messageId, reason, note, createdAt: this.clock.now() }
    const { id } = await Report.create(row, tx.sql)
    await this.#note(tx.sql, userId, report)
    await Conversation.query(tx.sql).where('id', conversationId).increment('version', 1)
    return id
  }

  /** The report goes with its text and its person; that there was one stays counted. */
  async #note(sql: Sql, userId: number, { messageId, reason }: ReportInput): Promise<void> {
    const at = this.clock.now()
    const event = { kind: 'report', source: 'report', detail: reason, at } as const
    await recordSafetyEvent(sql, { ...event, userId, messageId })
  }

  /** Only what the person can see of her in their own conversation. Reports of one person queue here. */
  async #lockOwn(sql: Sql, userId: number, messageId: number): Promise<number> {
    if (messageId > LARGEST_ID) throw notFound()
    const conversation = await locked(Conversation.query(sql).where('userId', userId)).first()
    if (!conversation) throw notFound()
    const text = await Message.query(sql)
      .where({ id: messageId, conversationId: conversation.id, direction: 'outbound' })
      .whereNot('state', 'queued')
      .first()
    if (!text) throw notFound()
    return conversation.id
  }

  async #refuseTooMany(sql: Sql, userId: number): Promise<void> {
    const now = this.clock.now()
    const today = await Report.query(sql)
      .where('userId', userId)
      .where('createdAt', '>', now - DAY)
      .orderBy('createdAt')
    const oldest = today[today.length - REPORTS_A_DAY]
    if (oldest) throw tooManyReports(oldest.createdAt + DAY - now)
  }
}
