import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql } from '#app/core/database/sql'
import { countOf } from '#app/models/count_of'
import { locked } from '#app/models/locked'
import { Memory } from '#app/models/memory'
import { User } from '#app/models/user'
import { type ManyMemoriesInput, MOST_BY_HAND } from '#app/memory/memories/contract'
import { knownAlready, tooManyByHand } from '#app/memory/memories/errors'
import { rewritten } from '#app/memory/memories/rewritten'
import { RefuseGivenWords } from '#app/people/girlfriends/refuse_given_words'

/** Something a person wants her to remember, in their own words: certain, and about them. */
@inject()
export class AddMemory {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly refuse: RefuseGivenWords
  ) {}

  async execute(userId: number, wish: string): Promise<Memory> {
    const written = rewritten(wish)
    await this.refuse.execute(userId, { text: { text: written.body, isOfHer: false } })
    return this.database.transaction(async ({ sql }) => {
      await this.#refuseMore(sql, userId, written.body)
      const row = { ...written, userId, about: 'user' as const, isByHand: true }
      return Memory.create({ ...row, isPinned: false, savedAt: this.clock.now() }, sql)
    })
  }

  /** Those of a card: known ones, faulty ones and those beyond the most are passed over. Answers how many. */
  async many(userId: number, { memories }: ManyMemoriesInput): Promise<number> {
    const written = memories.map((memory) => ({ ...memory, ...rewritten(memory.text) }))
    const faults = await this.refuse.faultsOf(
      userId,
      written.map(({ body, about }) => ({ text: body, isOfHer: about === 'girlfriend' }))
    )
    const fine = written.filter((_, index) => !faults[index])
    return this.database.transaction(async ({ sql }) => {
      const { known, room } = await this.#standing(sql, userId)
      const fresh = fine.filter(({ body }) => !known.has(body) && known.add(body)).slice(0, room)
      const savedAt = this.clock.now()
      const rows = fresh.map(({ text, ...row }) => ({ ...row, userId, isByHand: true, savedAt }))
      await Memory.createMany(rows, sql)
      return rows.length
    })
  }

  async #standing(sql: Sql, userId: number): Promise<{ known: Set<string>; room: number }> {
    await locked(User.query(sql).where('id', userId)).first()
    const own = await Memory.query(sql).where({ userId })
    const byHand = own.filter(({ isByHand }) => isByHand).length
    return { known: new Set(own.map(({ body }) => body)), room: MOST_BY_HAND - byHand }
  }

  /** Those of one person queue at the person's row. */
  async #refuseMore(sql: Sql, userId: number, body: string): Promise<void> {
    await locked(User.query(sql).where('id', userId)).first()
    const own = Memory.query(sql).where({ userId })
    const same = own
      .clone()
      .where({ body })
      .withScopes((all) => all.current())
    if (await same.first()) throw knownAlready()
    const byHand = await countOf(own.clone().where('isByHand', true))
    if (byHand >= MOST_BY_HAND) throw tooManyByHand()
  }
}
