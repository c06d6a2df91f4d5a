import type { Clock } from '#app/core/clock'
import type { Database } from '#app/core/database'
import type { JobQueue } from '#app/core/job_queue'
import type { JobOutcome } from '#app/core/job_store'
import type { Sql, Tx } from '#app/core/sql'
import { localDateOf } from '#app/core/wall_clock'
import { findOpenLoops, type FoundLoop } from '#app/initiative/find_open_loops'
import { hearOfLoops, isSameSubject, type LoopChange } from '#app/initiative/hear_of_loops'
import {
  addLoop,
  endLoop,
  listOpenLoops,
  moveLoop,
  type OpenLoop,
} from '#app/initiative/open_loops'
import { askTimeOf } from '#app/initiative/unasked_time'
import type { SettleSend } from '#app/delivery/settle_send'

export const TAKE_INITIATIVE_JOB = 'take_initiative'

interface Reader {
  user_id: number
  loops_read_until: number
  initiative_since: number | null
  time_zone: string
  quiet_from: string | null
  quiet_until: string | null
}

interface HeardText {
  id: number
  body: string
  created_at: number
}

/** Few, as the conversation is held while they are read; the job goes on with the next ones at once. */
const TEXTS_A_RUN = 10
const ANOTHER = /\b(?:another|other|second|also)\b/i

/**
 * Reads what the person wrote since it last looked, in order and once: what she may ask about later, what was called
 * off, what they told by themselves. One such job a conversation, away from the path of the texts.
 */
export class NoteOpenLoops {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      queue: JobQueue
      settle: SettleSend
    },
    private readonly settings: { afterMs: number; lateMs: number }
  ) {}

  async execute({ conversationId }: { conversationId: number }): Promise<JobOutcome> {
    const isMore = await this.parts.database.transaction((tx) => this.#read(tx, conversationId))
    return isMore ? { againAt: this.parts.clock.now() } : undefined
  }

  async #read(tx: Tx, conversationId: number): Promise<boolean> {
    await this.#takeBackUnsent(tx, conversationId)
    const reader = await this.#lockReader(tx.sql, conversationId)
    if (!reader || reader.initiative_since === null) return false
    const texts = await listTexts(tx.sql, conversationId, reader)
    for (const text of texts) await this.#hear(tx.sql, { conversationId, reader, text })
    await tx.sql.run(
      'update conversations set loops_read_until = ? where id = ?',
      texts.at(-1)?.id ?? reader.loops_read_until,
      conversationId
    )
    await this.parts.queue.reschedule(tx, {
      kind: TAKE_INITIATIVE_JOB,
      dedupKey: `initiative:${reader.user_id}`,
      payload: { userId: reader.user_id },
      runAt: this.parts.clock.now(),
    })
    return texts.length === TEXTS_A_RUN
  }

  /** They are writing just now: a question of hers that has not left yet would come on top of it. */
  async #takeBackUnsent(tx: Tx, conversationId: number): Promise<void> {
    const unsent = await tx.sql.all<{ id: number }>(
      `select id from messages where conversation_id = ? and kind = 'initiative' and state = 'queued'
       order by id${this.parts.database.dialect.forUpdate}`,
      conversationId
    )
    for (const { id } of unsent) {
      await this.parts.settle.failed(tx, id, { reason: 'you had just texted', errorCode: null })
    }
  }

  async #lockReader(sql: Sql, conversationId: number): Promise<Reader | undefined> {
    await sql.first(
      `select id from conversations where id = ?${this.parts.database.dialect.forUpdate}`,
      conversationId
    )
    return sql.first<Reader>(
      `select c.user_id, c.loops_read_until, u.initiative_since, u.time_zone, u.quiet_from, u.quiet_until
       from conversations c join users u on u.id = c.user_id where c.id = ?`,
      conversationId
    )
  }

  async #hear(
    sql: Sql,
    { conversationId, reader, text }: { conversationId: number; reader: Reader; text: HeardText }
  ): Promise<void> {
    const since = reader.initiative_since ?? 0
    const where = { now: text.created_at, timeZone: reader.time_zone }
    const open = await listOpenLoops(sql, { conversationId, since })
    const known = open.map(({ id, subject, event_at: eventAt }) => ({ id, subject, eventAt }))
    const changes = hearOfLoops(text.body, known, where)
    for (const change of changes) await this.#change(sql, change, reader)
    const ended = changes.flatMap((one) => (one.change === 'moved' ? [] : [one.id]))
    const still = open.filter(({ id }) => !ended.includes(id))
    for (const found of findOpenLoops(text.body, where)) {
      await this.#note(sql, found, { conversationId, reader, text, still })
    }
  }

  async #change(sql: Sql, change: LoopChange, reader: Reader): Promise<void> {
    const at = this.parts.clock.now()
    if (change.change !== 'moved') {
      const { id, change: state, reason } = change
      await endLoop(sql, id, { state, reason, at })
      return
    }
    const askAt = this.#askTime(change, reader)
    if (askAt !== null) await moveLoop(sql, change.id, { ...change, askAt })
    else await endLoop(sql, change.id, { state: 'dropped', reason: 'there is no good time', at })
  }

  /** Named again, it is the same thing told better: another day, or its hour. */
  async #note(
    sql: Sql,
    found: FoundLoop,
    talk: { conversationId: number; reader: Reader; text: HeardText; still: OpenLoop[] }
  ): Promise<void> {
    const { reader, text, conversationId } = talk
    const askAt = this.#askTime(found, reader)
    if (askAt === null) return
    const same = talk.still.find(({ subject }) => isSameSubject(subject, found.subject))
    if (!same || ANOTHER.test(text.body)) {
      const said = { userId: reader.user_id, conversationId, messageId: text.id }
      return addLoop(sql, { ...said, at: this.parts.clock.now() }, { ...found, askAt })
    }
    const isVaguer = found.isAllDay && !same.is_all_day && isSameDay(found, same, reader.time_zone)
    if (!isVaguer) await moveLoop(sql, same.id, { ...found, askAt })
  }

  #askTime(loop: { eventAt: number; isAllDay: boolean }, reader: Reader): number | null {
    const { time_zone: timeZone, quiet_from: from, quiet_until: until } = reader
    const quietHours = from !== null && until !== null ? { from, until } : null
    return askTimeOf(loop, { timeZone, quietHours, ...this.settings })
  }
}

function listTexts(sql: Sql, conversationId: number, reader: Reader): Promise<HeardText[]> {
  return sql.all<HeardText>(
    `select id, body, created_at from messages
     where conversation_id = ? and id > ? and direction = 'inbound' and kind = 'talk' and created_at >= ?
     order by id limit ${TEXTS_A_RUN}`,
    conversationId,
    reader.loops_read_until,
    reader.initiative_since ?? 0
  )
}

function isSameDay(found: FoundLoop, same: OpenLoop, timeZone: string): boolean {
  return localDateOf(found.eventAt, timeZone) === localDateOf(same.event_at, timeZone)
}
