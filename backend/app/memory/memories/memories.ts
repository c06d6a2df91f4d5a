import { inject } from '@adonisjs/core'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { notFound } from '#app/core/answers/refusal'
import { Memory } from '#app/models/memory'
import type { Memory as Shown, MemoryInput } from '#app/memory/memories/contract'
import { AddMemory } from '#app/memory/memories/add_memory'
import { rewritten } from '#app/memory/memories/rewritten'
import { RefuseGivenWords } from '#app/people/girlfriends/refuse_given_words'
import { Forget } from '#app/memory/forgetting/forget'

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
    private readonly forgetting: Forget,
    private readonly adding: AddMemory,
    private readonly refuse: RefuseGivenWords
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
    const { read } = this.database
    const changes: Partial<Memory> = {
      ...(text !== undefined && rewritten(text)),
      ...(isPinned !== undefined && { isPinned }),
    }
    if (changes.body) {
      const known = await Memory.findBy({ id, userId }, read)
      const isOfHer = known?.about === 'girlfriend'
      await this.refuse.execute(userId, { text: { text: changes.body, isOfHer } })
    }
    if (Object.keys(changes).length > 0)
      await Memory.query(read).where({ id, userId }).update(changes)
    const memory = await Memory.findBy({ id, userId }, read)
    if (!memory) throw notFound()
    return shown(memory, this.clock.now())
  }

  forget(own: OwnMemory): Promise<void> {
    return this.forgetting.execute(own)
  }
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
