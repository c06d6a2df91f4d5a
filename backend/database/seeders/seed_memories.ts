import { inject } from '@adonisjs/core'
import { MarkText } from '#app/conversations/marks/mark_text'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { Tx } from '#app/core/database/sql'
import { JobQueue } from '#app/core/jobs/job_queue'
import { askForDiaryAnew } from '#app/memory/kept/diary_job'
import { RememberFacts, type SaidFact } from '#app/memory/kept/remember_facts'
import { rememberJob } from '#app/memory/kept/remember_job'
import { Conversation } from '#app/models/conversation'
import { Memory } from '#app/models/memory'
import { DAY_MS } from '#database/seeders/business_people'
import { LIKED_TEXTS, PINNED_TEXTS } from '#database/seeders/demo_talk'
import { MEMORIES } from '#database/seeders/demo_words'
import type { PastText, Talker } from '#database/seeders/past_text'

type Stored = ReadonlyMap<PastText, number>

/** What she remembers of the member, each with the text that told it, and what the member keeps at hand. */
@inject()
export class SeedMemories {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly remember: RememberFacts,
    private readonly markText: MarkText
  ) {}

  async execute(stored: Stored, { userId, conversationId }: Talker): Promise<void> {
    const told = [...stored].filter(([{ talker }]) => talker.userId === userId)
    const facts = MEMORIES.map((memory) => this.#factOf(memory, told))
    await this.database.transaction(async (tx) => {
      await this.remember.execute(tx, userId, facts)
      await pin(tx, userId)
      await this.#countAsRead(tx, { conversationId, until: Math.max(...stored.values()) })
    })
    for (const [{ body }, messageId] of told) await this.#mark({ userId, messageId }, body)
  }

  #factOf(memory: (typeof MEMORIES)[number], told: readonly [PastText, number][]): SaidFact {
    const [text, messageId] = told.find(([{ body }]) => body.includes(memory.told)) ?? []
    if (!text || !messageId) throw new Error(`nobody said "${memory.told}"`)
    const { slot, text: sentence, overDaysAgo } = memory
    const until = overDaysAgo === undefined ? null : this.clock.now() - overDaysAgo * DAY_MS
    const fact = { about: 'user', slot, value: sentence, sentence } as const
    const known = { ...fact, change: 'holds', confidence: 1 } as const
    return { ...known, messageId, saidAt: text.at, ...(until !== null && { until }) }
  }

  /** What is remembered of them stands; they still have to be made findable, and her diary written. */
  async #countAsRead(tx: Tx, { conversationId, until }: { conversationId: number; until: number }) {
    const read = { factsReadUntil: until, summaryUntil: until }
    await Conversation.query(tx.sql).where('id', conversationId).update(read)
    await this.queue.reschedule(tx, rememberJob(conversationId, this.queue.clock.now()))
    await askForDiaryAnew(tx, this.queue, conversationId)
  }

  async #mark(own: { userId: number; messageId: number }, body: string): Promise<void> {
    if (isAmong(PINNED_TEXTS, body)) await this.markText.execute(own, { isPinned: true })
    if (isAmong(LIKED_TEXTS, body)) await this.markText.execute(own, { vote: 'up' })
  }
}

async function pin({ sql }: Tx, userId: number): Promise<void> {
  const pinned = MEMORIES.filter(({ isPinned }) => isPinned).map(({ text }) => text)
  await Memory.query(sql).where({ userId }).whereIn('body', pinned).update({ isPinned: true })
}

function isAmong(phrases: readonly string[], text: string): boolean {
  return phrases.some((phrase) => text.includes(phrase))
}
