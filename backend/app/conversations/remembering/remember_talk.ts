import { createHmac } from 'node:crypto'
import type { Activities } from '#app/people/activities/activities'
import type { Clock } from '#app/core/clock/clock'
import type { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { readEach } from '#app/core/threads/threads'
import type { RememberFacts } from '#app/memory/kept/remember_facts'
import {
  findTalk,
  listBefore,
  listStretch,
  type Talk,
} from '#app/conversations/remembering/stretch'
import type {
  Reading,
  ReadText,
  Stretch,
  TalkReader,
} from '#app/conversations/remembering/talk_reader'
import type { AiMeter } from '#app/ledgers/spending/ai_meter'
import type { ModelUsage } from '#app/companion/voice/language_model'

export interface RememberTalkSettings {
  /** A paid reader waits for the talk to pause, or for so many texts. */
  pauseMs: number
  texts: number
  timeoutMs: number
  /** After so many failures the rules read the stretch. */
  tries: number
  againMs: number
  personKeySecret: Buffer
}

/**
 * Reads what was said since it last looked, in order and once, away from the path of
 * the texts: what is worth remembering goes into the memory, the gist is kept. One such
 * job a conversation. What was forgotten meanwhile is read again as it stands then.
 */
export class RememberTalk {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      activities: Activities
      reader: TalkReader
      rules: TalkReader
      remember: RememberFacts
      index: { execute(talk: { conversationId: number }): Promise<void> }
      meter: Pick<AiMeter, 'cappedUntil' | 'record'>
      /** In a thread. */
      whichAreReadable: (texts: readonly ReadText[]) => Promise<boolean[]>
    },
    private readonly settings: RememberTalkSettings
  ) {}

  async execute({ conversationId }: { conversationId: number }): Promise<JobOutcome> {
    const now = this.parts.clock.now()
    await this.parts.index.execute({ conversationId })
    const talk = await findTalk(this.parts.database.read, conversationId)
    if (!talk) return undefined
    const { texts, openUntil } = await listStretch(this.parts.database.read, talk, {
      now,
      most: this.settings.texts,
    })
    const last = texts.at(-1)
    if (!last) return openUntil === null ? undefined : { againAt: openUntil }
    const reader = this.#readerFor(talk)
    const pausesAt = last.at + this.settings.pauseMs
    const isFull = texts.length >= this.settings.texts
    if (!reader.isFree && !isFull && pausesAt > now) return { againAt: pausesAt }
    return this.#readWithinBudget(talk, texts, reader)
  }

  async #readWithinBudget(talk: Talk, texts: ReadText[], reader: TalkReader): Promise<JobOutcome> {
    const cappedUntil = reader.isFree ? null : await this.parts.meter.cappedUntil(talk.userId)
    return cappedUntil === null ? this.#read(talk, texts, reader) : { againAt: cappedUntil }
  }

  #readerFor(talk: Talk): TalkReader {
    return talk.tries >= this.settings.tries ? this.parts.rules : this.parts.reader
  }

  async #read(talk: Talk, texts: ReadText[], reader: TalkReader): Promise<JobOutcome> {
    const reading = await this.#readingOf(talk, texts, reader)
    const isKept = await this.parts.database.transaction((tx) =>
      reading ? this.#write(tx, { talk, texts, reading }) : this.#countFailure(tx, talk)
    )
    if (!reading) return { againAt: this.parts.clock.now() + this.settings.againMs }
    const isMore = !isKept || texts.length >= this.settings.texts
    return isMore ? { againAt: this.parts.clock.now() } : undefined
  }

  /** What holds nothing readable is not worth a call. */
  async #readingOf(talk: Talk, texts: ReadText[], reader: TalkReader): Promise<Reading | null> {
    const { summary, timeZone, herName } = talk
    const readable = await this.#readable(texts)
    if (readable.length === 0) return { facts: [], summary }
    const before = await listBefore(this.parts.database.read, talk, texts[0]?.id ?? 0)
    const stretch = {
      texts: readable,
      before: await this.#readable(before),
      summary,
      timeZone,
      herName,
    }
    return this.#ask(talk, stretch, reader)
  }

  async #readable(texts: ReadText[]): Promise<ReadText[]> {
    const areReadable = await readEach(texts, this.parts.whichAreReadable, () => false)
    return texts.filter((_, index) => areReadable[index])
  }

  async #ask(talk: Talk, stretch: Stretch, reader: TalkReader): Promise<Reading | null> {
    const since = performance.now()
    const signal = AbortSignal.timeout(this.settings.timeoutMs)
    const usages: ModelUsage[] = []
    const tellUsage = (usage: ModelUsage) => void usages.push(usage)
    const reading = await reader.read(stretch, {
      personKey: this.#personKey(talk),
      signal,
      tellUsage,
    })
    if (reader.isFree) return reading
    const [usage = { model: reader.name, promptTokens: 0, completionTokens: 0 }] = usages
    const failure = usages.length > 0 ? 'unreadable' : missing(signal)
    await this.parts.meter.record({
      ...usage,
      userId: talk.userId,
      purpose: 'memory',
      outcome: reading ? 'ok' : failure,
      latencyMs: performance.now() - since,
    })
    return reading
  }

  async #countFailure(tx: Tx, talk: Talk): Promise<false> {
    await Conversation.query(tx.sql).where('id', talk.id).increment('factsTries', 1)
    return false
  }

  /** False when something was forgotten, or another reader was quicker, while this one read. */
  async #write(
    tx: Tx,
    { talk, texts, reading }: { talk: Talk; texts: ReadText[]; reading: Reading }
  ): Promise<boolean> {
    const { version: memoryVersion, factsReadUntil, summaryUntil } = talk
    const asRead = { id: talk.id, memoryVersion, factsReadUntil, summaryUntil }
    const still = await locked(Conversation.query(tx.sql).where(asRead)).first()
    if (!still) return false
    const times = new Map(texts.map(({ id, at }) => [id, at]))
    const facts = reading.facts.flatMap((fact) => {
      const saidAt = times.get(fact.messageId)
      const isNew = saidAt !== undefined && fact.messageId > talk.factsReadUntil
      return isNew ? [{ ...fact, saidAt }] : []
    })
    const added = await this.parts.remember.execute(tx, talk.userId, facts)
    await this.#moveOn(tx, talk, { reading, until: texts.at(-1)?.id ?? 0 })
    if (added > 0) await this.#tell(tx, talk.userId, added)
    return true
  }

  async #moveOn(
    tx: Tx,
    talk: Talk,
    { reading, until }: { reading: Reading; until: number }
  ): Promise<void> {
    await Conversation.query(tx.sql)
      .where('id', talk.id)
      .update({
        factsReadUntil: Math.max(talk.factsReadUntil, until),
        summaryUntil: until,
        summary: reading.summary,
        factsTries: 0,
      })
  }

  /** Without the words: what is forgotten later must not stand in the list of activities. */
  async #tell(tx: Tx, userId: number, added: number): Promise<void> {
    await this.parts.activities.record(tx.sql, {
      userId,
      type: 'memory_saved',
      description:
        added === 1 ? 'She will remember a new thing' : `She will remember ${added} new things`,
      metadata: { count: added },
    })
  }

  #personKey({ userId }: Talk): string {
    return createHmac('sha256', this.settings.personKeySecret).update(String(userId)).digest('hex')
  }
}

const missing = (signal: AbortSignal) => (signal.aborted ? 'timeout' : 'unavailable')
