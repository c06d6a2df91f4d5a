import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import type { Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { Memory } from '#app/models/memory'
import { Message } from '#app/models/message'
import { cutEchoes } from '#app/memory/forgetting/cut_echo'
import {
  countTelling,
  cutTalk,
  type TalkToCut,
  type WithoutTelling,
} from '#app/memory/forgetting/cut_talk'
import { factsIn, listUnreadFacts, type ToldFact } from '#app/memory/forgetting/facts_in_texts'
import { ForgetTraces } from '#app/memory/forgetting/forget_traces'
import { FactKeys } from '#app/memory/kept/fact_keys'
import { FORGOTTEN_MARK } from '#app/models/kinds'
import { type ForgottenThing, forgottenThing } from '#app/memory/kept/forgotten_sentences'
import { keepForgotten, type Told, written } from '#app/memory/forgetting/keep_forgotten'
import { listTold } from '#app/memory/kept/list_told'
import { deleteSame, listSources } from '#app/memory/kept/same_memory'
import type { findFacts } from '#app/memory/facts/find_facts'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { valueKey } from '#app/memory/facts/fact_values'

const MOST_TOLD = 6
const NOTHING_LEFT = { body: FORGOTTEN_MARK, pictureNote: null, pictureState: null }

const NOTHING: ForgottenThing = { words: [], isNaming: false }

type Talk = Pick<Conversation, 'id' | 'factsReadUntil'>

/** Done in a thread: `conversations/readings/readers`. */
export abstract class ForgetThinking {
  abstract findFacts(...asked: Parameters<typeof findFacts>): Promise<FoundFact[]>
  abstract withoutTelling: WithoutTelling
}

interface ToForget {
  userId: number
  id: number
  talk: Talk | null
  /** What told it is gone from the texts it was read from. */
  areSourcesCut?: boolean
}

/**
 * Forgets for good: the memory, what was ever known of the same, the sentences that told it,
 * the gist they went into, and a question she meant to ask about it. A keyed hash keeps it
 * from being learned again from what was texted before; told anew later, it is a new memory.
 */
@inject()
export class Forget {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly keys: FactKeys,
    private readonly traces: ForgetTraces,
    private readonly thinking: ForgetThinking
  ) {}

  /** One memory of this person's; refused when there is none of that id. */
  async execute({ userId, id }: { userId: number; id: number }): Promise<void> {
    await this.database.transaction(async (tx) => {
      const talk = await this.#lockTalk(tx, userId)
      if (!(await this.#forget(tx, { userId, id, talk }))) throw notFound()
    })
  }

  /**
   * Several at once, such as all that one text told; ids that
   * are gone are passed over. Answers how many there were.
   */
  async all(tx: Tx, userId: number, ids: readonly number[]): Promise<number> {
    const talk = await this.#lockTalk(tx, userId)
    let count = 0
    for (const id of ids) if (await this.#forget(tx, { userId, id, talk })) count++
    return count
  }

  /** One text, or a sentence of it; null for all. */
  async text(
    tx: Tx,
    userId: number,
    { id, sentence }: { id: number; sentence: string | null }
  ): Promise<void> {
    if (sentence === null) return this.texts(tx, userId, [id])
    const talk = await this.#lockTalk(tx, userId)
    const text = await Message.findBy({ id, userId }, tx.sql)
    if (!talk || !text) return
    const told = await factsIn(this.thinking, text, { words: sentence })
    await this.#forgetFacts(tx, { userId, talk, told })
    const { body } = await Message.findOrFail(id, tx.sql)
    await Message.query(tx.sql)
      .where({ id })
      .update({ body: body.replace(sentence, FORGOTTEN_MARK) })
    await this.traces.execute(tx, { userId, conversationId: talk.id, thing: NOTHING, cut: [id] })
  }

  /**
   * Texts whole, what their words would tell, and what of them stands
   * in her answers; also of texts nobody has read for memories yet.
   */
  async texts(tx: Tx, userId: number, messageIds: readonly number[]): Promise<void> {
    const talk = await this.#lockTalk(tx, userId)
    if (!talk || messageIds.length === 0) return
    const texts = await Message.query(tx.sql)
      .where('userId', userId)
      .whereIn('id', [...messageIds])
      .orderBy('id')
    const answers = await cutEchoes(tx, texts)
    for (const text of texts) {
      await this.#forgetFacts(tx, { userId, talk, told: await factsIn(this.thinking, text) })
      await Message.query(tx.sql).where('id', text.id).update(NOTHING_LEFT)
    }
    const cut = [...texts.map(({ id }) => id), ...answers]
    await this.traces.execute(tx, { userId, conversationId: talk.id, thing: NOTHING, cut })
  }

  /**
   * What stands in a few texts, and what was learned there
   * alone. Answers how many; words of many texts are left.
   */
  async words(
    tx: Tx,
    userId: number,
    { words, before }: { words: readonly string[]; before: number }
  ): Promise<number | 'too many'> {
    const talk = await this.#lockTalk(tx, userId)
    if (!talk) return 0
    const thing = { words, isNaming: true }
    const nowhere = { sources: new Set<number>(), fact: null }
    const what = { userId, conversationId: talk.id, thing, before, ...nowhere }
    if ((await countTelling(tx, what, this.thinking.withoutTelling)) > MOST_TOLD) return 'too many'
    const cut = await cutTalk(tx, what, this.thinking.withoutTelling)
    const ids = cut.map((text) => text.id)
    for (const id of await listTold(tx.sql, cut, words))
      await this.#forget(tx, { userId, id, talk, areSourcesCut: true })
    await this.traces.execute(tx, { userId, conversationId: talk.id, thing, cut: ids })
    return cut.length
  }

  /** What texts tell of it that nobody has read for memories yet. Answers how many things. */
  async unread(
    tx: Tx,
    userId: number,
    { before, isMeant }: { before: number; isMeant: (fact: FoundFact) => boolean }
  ): Promise<number> {
    const talk = await this.#lockTalk(tx, userId)
    if (!talk) return 0
    const all = await listUnreadFacts(tx.sql, this.thinking, { talk, before })
    const told = all.filter(({ fact }) => isMeant(fact))
    await this.#forgetFacts(tx, { userId, talk, told })
    return told.length
  }

  /** Whoever reads the talk for memories holds the same row, so neither sees the other's half. */
  #lockTalk(tx: Tx, userId: number): Promise<Talk | null> {
    return locked(Conversation.query(tx.sql).where('userId', userId)).first()
  }

  async #forgetFacts(
    tx: Tx,
    { userId, talk, told }: { userId: number; talk: Talk; told: readonly ToldFact[] }
  ): Promise<void> {
    for (const { text, fact } of told) {
      const row = { ...fact, valueKey: valueKey(fact.value), body: fact.sentence }
      await keepForgotten(tx, { keys: this.keys, clock: this.clock }, { userId, fact: row })
      await this.#cut(tx, { userId, talk, row, sources: new Set([text.id]) })
    }
  }

  async #forget(tx: Tx, { userId, id, talk, areSourcesCut }: ToForget): Promise<boolean> {
    const row = await Memory.findBy({ id, userId }, tx.sql)
    if (!row) return false
    const sources = areSourcesCut ? new Set<number>() : await listSources(tx.sql, userId, row)
    await deleteSame(tx.sql, userId, row)
    await keepForgotten(tx, { keys: this.keys, clock: this.clock }, { userId, fact: row })
    if (talk) await this.#cut(tx, { userId, talk, row, sources })
    if (talk && row.isEdited)
      await this.#cut(tx, { userId, talk, row: written(row), sources: new Set() })
    return true
  }

  async #cut(
    tx: Tx,
    { userId, talk, row, sources }: { userId: number; talk: Talk; row: Told; sources: Set<number> }
  ): Promise<void> {
    const thing = forgottenThing(row)
    const { about, slot } = row
    const fact = slot === null ? null : { about, slot, valueKey: row.valueKey ?? '' }
    const what: TalkToCut = { userId, conversationId: talk.id, thing, sources, fact }
    const texts = await cutTalk(tx, what, this.thinking.withoutTelling)
    const cut = texts.map(({ id }) => id)
    await this.traces.execute(tx, { userId, conversationId: talk.id, thing, cut })
  }
}
