import { inject } from '@adonisjs/core'
import { type Actor, recordAudit } from '#app/ledgers/audit/audit_log'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import type { Sql } from '#app/core/database/sql'
import { locked } from '#app/models/locked'
import { Note } from '#app/models/note'
import { User } from '#app/models/user'
import { storable } from '#app/core/database/storable'
import { notYourNote, unknownPerson } from '#app/console/support/errors'

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
      const { userId } = note
      if (!(await locked(User.query(sql).where('id', userId)).first())) throw unknownPerson()
      const known = await this.#writtenJustNow(sql, actor, { userId, body })
      if (known) return known.id
      const now = this.clock.now()
      const written = { userId, authorId: actor.id, body, createdAt: now, updatedAt: now }
      const { id } = await Note.create(written, sql)
      await this.#record(sql, actor, { id, userId, verb: 'add' })
      return id
    })
  }

  async change(actor: Actor, id: number, body: string): Promise<void> {
    const words = storable(body)
    await this.database.transaction(async ({ sql }) => {
      const note = await this.#ownNote(sql, actor, id)
      if (note.body === words) return
      await note.merge({ body: words, updatedAt: this.clock.now() }).save()
      await this.#record(sql, actor, { id, userId: note.userId, verb: 'change' })
    })
  }

  async remove(actor: Actor, id: number): Promise<void> {
    await this.database.transaction(async ({ sql }) => {
      const note = await this.#ownNote(sql, actor, id)
      await note.delete()
      await this.#record(sql, actor, { id, userId: note.userId, verb: 'remove' })
    })
  }

  async #writtenJustNow(
    sql: Sql,
    actor: Actor,
    { userId, body }: { userId: number; body: string }
  ): Promise<Note | null> {
    // An operator is no author: nobody knows whether it is the same one.
    if (actor.id === null) return null
    return Note.query(sql)
      .where({ userId, authorId: actor.id, body })
      .where('createdAt', '>', this.clock.now() - TWICE_MS)
      .first()
  }

  async #ownNote(sql: Sql, actor: Actor, id: number): Promise<Note> {
    const note = await locked(Note.query(sql).where('id', id)).first()
    if (!note) throw notFound()
    const isOwn = note.authorId !== null && note.authorId === actor.id
    if (!isOwn && actor.role !== 'admin') throw notYourNote()
    return note
  }

  async #record(
    sql: Sql,
    actor: Actor,
    { id, userId, verb }: { id: number; userId: number; verb: 'add' | 'change' | 'remove' }
  ): Promise<void> {
    const what = { subject: 'notes', subjectId: id, personId: userId }
    const about = { ...what, fields: ['body'], detail: { verb } }
    await recordAudit(sql, { actor, action: 'notes.write', ...about, at: this.clock.now() })
  }
}
