import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Sql, Tx } from '#app/core/database/sql'
import { countOf } from '#app/models/count_of'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { Memory } from '#app/models/memory'
import { User } from '#app/models/user'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { ForgetThinking } from '#app/memory/forgetting/forget'
import { endExcluded, endMemory } from '#app/memory/kept/end_excluded'
import { withOthersOfKin } from '#app/memory/kept/others_of_kin'
import { isSame } from '#app/memory/kept/same_memory'
import { type ManyMemoriesInput, MOST_BY_HAND } from '#app/memory/memories/contract'
import { knownAlready, tooManyByHand } from '#app/memory/memories/errors'
import { factIn, findHeld, slotOf } from '#app/memory/memories/own_words'
import { rewritten } from '#app/memory/memories/rewritten'
import { RefuseGivenWords } from '#app/people/girlfriends/refuse_given_words'

type Written = Pick<Memory, 'about' | 'isPinned'> & ReturnType<typeof rewritten>

/** Something a person wants her to remember, in their own words: certain, and about them. */
@inject()
export class AddMemory {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly refuse: RefuseGivenWords,
    private readonly thinking: ForgetThinking
  ) {}

  async execute(userId: number, wish: string): Promise<Memory> {
    const written = rewritten(wish)
    await this.refuse.execute(userId, { text: { text: written.body, isOfHer: false } })
    const savedAt = this.clock.now()
    const fact = await factIn(this.thinking, { body: written.body, at: savedAt })
    return this.database.transaction(async (tx) => {
      await this.#refuseMore(tx.sql, userId, written.body)
      const row = { ...written, userId, about: 'user' as const, isByHand: true, isPinned: false }
      const [placed] = await withOthersOfKin(tx.sql, userId, fact ? [fact] : [])
      const told = placed && (await this.#place(tx, userId, placed))
      return Memory.create({ ...row, ...told, savedAt }, tx.sql)
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
    const facts = await this.#factsIn(fine)
    return this.database.transaction(async ({ sql }) => {
      const { known, room } = await this.#standing(sql, userId)
      const fresh = fine.filter(({ body }) => !known.has(body) && known.add(body)).slice(0, room)
      let count = 0
      for (const { text, ...row } of fresh)
        if (await this.#addOfCard(sql, { ...row, userId }, facts.get(row.body))) count++
      return count
    })
  }

  /** By their words. */
  async #factsIn(written: readonly Written[]): Promise<Map<string, FoundFact>> {
    const facts = new Map<string, FoundFact>()
    for (const { body, about } of written) {
      const fact = about === 'user' && (await factIn(this.thinking, { body, at: this.clock.now() }))
      if (fact) facts.set(body, fact)
    }
    return facts
  }

  /** A card may be old: what stands in a slot by now stays there. */
  async #addOfCard(
    sql: Sql,
    row: Written & { userId: number },
    fact?: FoundFact
  ): Promise<boolean> {
    const held = fact ? await findHeld(sql, row.userId, fact) : null
    if (fact && held && isSame(held, fact)) return false
    const savedAt = this.clock.now()
    const told = fact && !held ? slotOf(fact, savedAt) : {}
    await Memory.create({ ...row, ...told, isByHand: true, savedAt }, sql)
    return true
  }

  /** What stood in its slot, or cannot be so any more, is over. */
  async #place(tx: Tx, userId: number, fact: FoundFact): Promise<Partial<Memory>> {
    const said = { ...fact, messageId: 0, saidAt: this.clock.now() }
    const held = await findHeld(tx.sql, userId, fact)
    if (held && isSame(held, fact)) throw knownAlready()
    const isPinned = await endExcluded(tx, userId, said)
    if (held) await endMemory(tx.sql, held, said)
    return { ...slotOf(fact, said.saidAt), isPinned: isPinned || (held?.isPinned ?? false) }
  }

  async #standing(sql: Sql, userId: number): Promise<{ known: Set<string>; room: number }> {
    await lockPerson(sql, userId)
    const own = await Memory.query(sql).where({ userId })
    const byHand = own.filter(({ isByHand }) => isByHand).length
    return { known: new Set(own.map(({ body }) => body)), room: MOST_BY_HAND - byHand }
  }

  async #refuseMore(sql: Sql, userId: number, body: string): Promise<void> {
    await lockPerson(sql, userId)
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

/** Those of one person queue; whoever reads the talk for memories holds its row. */
async function lockPerson(sql: Sql, userId: number): Promise<void> {
  await locked(Conversation.query(sql).where({ userId })).first()
  await locked(User.query(sql).where('id', userId)).first()
}
