import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import type { Sql } from '#app/core/database/sql'
import { storable } from '#app/core/database/storable'
import { notYourNote, unknownPerson } from '#app/console/support/record_errors'

interface Note {
  id: number
  author_id: number | null
  body: string
  created_at: number
}

/** The same words by the same hand within this time are one note, sent twice. */
const TWICE_MS = 60_000

/** What staff writes down about a person: changed by its author only, or by an admin. */
@inject()
export class KeepNotes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock
  ) {}

  /** Answers the note's id. */
  async add(actor: Actor, note: { userId: number; body: string }): Promise<number> {
    const body = storable(note.body)
    return this.database.transaction(async ({ sql }) => {
      const lock = `select id from users where id = ?${this.database.dialect.forUpdate}`
      if (!(await sql.first(lock, note.userId))) throw unknownPerson()
      const known = await this.#writtenJustNow(sql, actor, { userId: note.userId, body })
      if (known) return known.id
      const now = this.clock.now()
      const row = await sql.first<{ id: number }>(
        `insert into notes (user_id, author_id, body, created_at, updated_at) values (?, ?, ?, ?, ?) returning id`,
        note.userId,
        actor.id,
        body,
        now,
        now
      )
      if (!row) throw new Error('a note was not written')
      await this.#record(sql, actor, { id: row.id, verb: 'add' })
      return row.id
    })
  }

  async change(actor: Actor, id: number, body: string): Promise<void> {
    const words = storable(body)
    await this.database.transaction(async ({ sql }) => {
      const note = await this.#ownNote(sql, actor, id)
      if (note.body === words) return
      const now = this.clock.now()
      await sql.run('update notes set body = ?, updated_at = ? where id = ?', words, now, id)
      await this.#record(sql, actor, { id, verb: 'change' })
    })
  }

  async remove(actor: Actor, id: number): Promise<void> {
    await this.database.transaction(async ({ sql }) => {
      await this.#ownNote(sql, actor, id)
      await sql.run('delete from notes where id = ?', id)
      await this.#record(sql, actor, { id, verb: 'remove' })
    })
  }

  #writtenJustNow(
    sql: Sql,
    actor: Actor,
    { userId, body }: { userId: number; body: string }
  ): Promise<Note | undefined> {
    return sql.first<Note>(
      `select id from notes where user_id = ? and author_id = ? and body = ? and created_at > ?`,
      userId,
      actor.id,
      body,
      this.clock.now() - TWICE_MS
    )
  }

  async #ownNote(sql: Sql, actor: Actor, id: number): Promise<Note> {
    const lock = `select id, author_id, body, created_at from notes where id = ?${this.database.dialect.forUpdate}`
    const note = await sql.first<Note>(lock, id)
    if (!note) throw notFound()
    const isOwn = note.author_id !== null && note.author_id === actor.id
    if (!isOwn && actor.role !== 'admin') throw notYourNote()
    return note
  }

  async #record(
    sql: Sql,
    actor: Actor,
    { id, verb }: { id: number; verb: 'add' | 'change' | 'remove' }
  ): Promise<void> {
    const about = { subject: 'notes', subjectId: id, fields: ['body'], detail: { verb } }
    await recordAudit(sql, { actor, action: 'notes.write', ...about, at: this.clock.now() })
  }
}
