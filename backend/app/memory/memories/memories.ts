import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import type { Sql } from '#app/core/database/sql'
import { valueKey } from '#app/memory/facts/fact_values'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { hasAllWords } from '#app/memory/kept/forgotten_sentences'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { Memory } from '#app/models/memory'
import type { Memory as Shown, MemoryInput } from '#app/memory/memories/contract'
import { AddMemory } from '#app/memory/memories/add_memory'
import { factIn, findHeld, slotOf } from '#app/memory/memories/own_words'
import { rewritten } from '#app/memory/memories/rewritten'
import { RefuseGivenWords } from '#app/people/girlfriends/refuse_given_words'
import { ForgetThinking } from '#app/memory/forgetting/forget'

interface OwnMemory {
  userId: number
  id: number
}

/** What she keeps in mind about a person, for that person to see, correct and take back. */
@inject()
export class Memories {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly adding: AddMemory,
    private readonly refuse: RefuseGivenWords,
    private readonly thinking: ForgetThinking
  ) {}

  /** What holds comes before what is over, in each the pinned ones first, then the newest. */
  async list(userId: number): Promise<Shown[]> {
    const rows = await Memory.query(this.database.read)
      .where('userId', userId)
      .orderBy('isPinned', 'desc')
      .orderBy('savedAt', 'desc')
      .orderBy('id', 'desc')
    const now = this.clock.now()
    const memories = rows.map((row) => shown(row, now))
    return [
      ...memories.filter((memory) => memory.heldUntil === null),
      ...memories.filter((memory) => memory.heldUntil !== null),
    ]
  }

  async add(userId: number, text: string): Promise<Shown> {
    return shown(await this.adding.execute(userId, text), this.clock.now())
  }

  /** Only what is named changes; when she learned it stays. Their own words are certain. */
  async change({ userId, id }: OwnMemory, { text, isPinned }: MemoryInput): Promise<Shown> {
    const known = await Memory.findBy({ id, userId }, this.database.read)
    if (!known) throw notFound()
    const at = this.clock.now()
    const changes: Partial<Memory> = {
      // Texts of before that nobody has read yet do not undo it.
      ...(text !== undefined && { ...rewritten(text), saidAt: at }),
      ...(isPinned !== undefined && { isPinned }),
    }
    const isOfHer = known.about === 'girlfriend'
    if (changes.body) await this.refuse.execute(userId, { text: { text: changes.body, isOfHer } })
    const told = isOfHer ? null : await factIn(this.thinking, { body: changes.body ?? '', at })
    return this.database.transaction(async ({ sql }) => {
      await locked(Conversation.query(sql).where({ userId })).first()
      const memory = await Memory.findBy({ id, userId }, sql)
      if (!memory) throw notFound()
      const isPlaced = told && (await mayTakeSlot(sql, memory, told))
      const placed = isPlaced ? slotOf(told, at) : withoutStaleSlot(memory, changes.body)
      return shown(await memory.merge({ ...changes, ...placed }).save(), at)
    })
  }
}

/** What was learned keeps the slot it was learned in; the person's own moves to a free one. */
async function mayTakeSlot(sql: Sql, memory: Memory, fact: FoundFact): Promise<boolean> {
  const { id, slot, isByHand, userId, validTo } = memory
  const held = await findHeld(sql, userId, fact)
  const isFree = held === null || held.id === id
  return (slot === null || isByHand) && validTo === null && isFree
}

/** Their own that says something else by now is neither ended nor forgotten for what it said before. */
function withoutStaleSlot({ isByHand, value }: Memory, body: string | undefined): Partial<Memory> {
  if (!isByHand || !value || !body || hasAllWords(body, valueKey(value).split(' '))) return {}
  return { slot: null, value: null, validFrom: null, saidAt: null }
}

function shown(memory: Memory, now: number): Shown {
  const heldUntil = memory.heldUntil(now)
  return {
    id: memory.id,
    text: memory.body,
    isPinned: memory.isPinned,
    savedAt: new Date(memory.savedAt).toISOString(),
    about: memory.about,
    heldUntil: heldUntil === null ? null : new Date(heldUntil).toISOString(),
  }
}
