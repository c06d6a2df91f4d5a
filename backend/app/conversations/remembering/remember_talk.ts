import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Activities } from '#app/ledgers/activities/activities'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { JobOutcome } from '#app/core/jobs/job_store'
import { zoneOfTraveller } from '#app/companion/times/travellers_clock'
import type { Tx } from '#app/core/database/sql'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { readEach } from '#app/core/threads/threads'
import { askForDiary } from '#app/memory/kept/diary_job'
import { IndexTexts } from '#app/memory/recall/index_texts'
import { RuleTalkReader, StretchThinking } from '#app/conversations/remembering/rule_talk_reader'
import { RememberFacts } from '#app/memory/kept/remember_facts'
import {
  findTalk,
  listBefore,
  listKnown,
  listStretch,
  type TalkToRead,
} from '#app/conversations/remembering/stretch'
import {
  type Extraction,
  type ReadText,
  type Stretch,
  TalkReader,
} from '#app/conversations/remembering/talk_reader'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import { personKeyOf } from '#app/companion/voice/person_key'
import { NO_TOKENS } from '#app/ledgers/spending/record_ai_usage'
import { LanguageModelError, unlessOurs } from '#app/companion/voice/language_model'

/**
 * Reads what was said since it last looked, in order and once, away from the path of
 * the texts: what is worth remembering goes into the memory, the gist is kept. One such
 * job a conversation. What was forgotten meanwhile is read again as it stands then.
 */
@inject()
export class RememberTalk {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly activities: Activities,
    private readonly reader: TalkReader,
    private readonly rules: RuleTalkReader,
    private readonly remember: RememberFacts,
    private readonly index: IndexTexts,
    private readonly meter: AiMeter,
    private readonly thinking: StretchThinking
  ) {}

  async execute({ conversationId }: { conversationId: number }): Promise<JobOutcome> {
    const now = this.clock.now()
    await this.index.execute({ conversationId })
    const talk = await findTalk(this.database.read, conversationId)
    if (!talk) return undefined
    const { texts, openUntil } = await listStretch(this.database.read, talk, {
      now,
      most: limits.memory.texts,
    })
    const last = texts.at(-1)
    if (!last) return openUntil === null ? undefined : { againAt: openUntil }
    const reader = this.#readerFor(talk)
    const pausesAt = last.at + limits.memory.pauseMs
    const isFull = texts.length >= limits.memory.texts
    if (!reader.isFree && !isFull && pausesAt > now) return { againAt: pausesAt }
    return this.#readWithinBudget(talk, texts, reader)
  }

  async #readWithinBudget(
    talk: TalkToRead,
    texts: ReadText[],
    reader: TalkReader
  ): Promise<JobOutcome> {
    const cappedUntil = reader.isFree ? null : await this.meter.cappedUntil(talk.userId)
    return cappedUntil === null ? this.#read(talk, texts, reader) : { againAt: cappedUntil }
  }

  #readerFor(talk: TalkToRead): TalkReader {
    return talk.tries >= limits.memory.tries ? this.rules : this.reader
  }

  async #read(talk: TalkToRead, texts: ReadText[], reader: TalkReader): Promise<JobOutcome> {
    const reading = await this.#readingOf(talk, texts, reader)
    const isKept = await this.database.transaction((tx) =>
      reading ? this.#write(tx, { talk, texts, reading }) : this.#countFailure(tx, talk)
    )
    if (!reading) return { againAt: this.clock.now() + limits.memory.againMs }
    const isMore = !isKept || texts.length >= limits.memory.texts
    return isMore ? { againAt: this.clock.now() } : undefined
  }

  /** What holds nothing readable is not worth a call. */
  async #readingOf(
    talk: TalkToRead,
    texts: ReadText[],
    reader: TalkReader
  ): Promise<Extraction | null> {
    const { summary, timeZone, herName } = talk
    const readable = await this.#readable(texts)
    if (readable.length === 0) return { facts: [], summary }
    const before = await listBefore(this.database.read, talk, texts[0]?.id ?? 0)
    const readableBefore = await this.#readable(before)
    const said = [...readableBefore, ...readable].filter(({ sender }) => sender === 'user')
    const stretch = {
      texts: readable,
      before: readableBefore,
      summary,
      timeZone: zoneOfTraveller({ said, timeZone, now: readable.at(-1)?.at ?? 0 }),
      herName,
      known: await listKnown(this.database.read, talk, this.clock.now()),
    }
    return this.#ask(talk, stretch, reader)
  }

  async #readable(texts: ReadText[]): Promise<ReadText[]> {
    const areReadable = await readEach(texts, this.thinking.whichAreReadable, () => false)
    return texts.filter((_, index) => areReadable[index])
  }

  async #ask(talk: TalkToRead, stretch: Stretch, reader: TalkReader): Promise<Extraction | null> {
    const since = performance.now()
    const signal = AbortSignal.timeout(limits.memory.timeoutMs)
    const personKey = personKeyOf(talk.userId)
    const read = await reader.read(stretch, { personKey, signal }).catch(unlessOurs)
    const isRead = !(read instanceof LanguageModelError)
    if (reader.isFree) return isRead ? read : null
    await this.meter.record({
      ...(read.usage ?? { ...NO_TOKENS, model: reader.name }),
      userId: talk.userId,
      purpose: 'memory',
      outcome: isRead ? 'ok' : read.reason,
      latencyMs: performance.now() - since,
    })
    return isRead ? read : null
  }

  async #countFailure(tx: Tx, talk: TalkToRead): Promise<false> {
    await Conversation.query(tx.sql).where('id', talk.id).increment('factsTries', 1)
    return false
  }

  /** False when something was forgotten, or another reader was quicker, while this one read. */
  async #write(
    tx: Tx,
    { talk, texts, reading }: { talk: TalkToRead; texts: ReadText[]; reading: Extraction }
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
    const added = await this.remember.execute(tx, talk.userId, facts)
    await this.#moveOn(tx, talk, { reading, until: texts.at(-1)?.id ?? 0 })
    if (added > 0) await this.#tell(tx, talk.userId, added)
    const { id: conversationId, timeZone } = talk
    await askForDiary(tx, this.queue, { conversationId, timeZone })
    return true
  }

  async #moveOn(
    tx: Tx,
    talk: TalkToRead,
    { reading, until }: { reading: Extraction; until: number }
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
    await this.activities.record(tx.sql, {
      userId,
      type: 'memory_saved',
      description:
        added === 1 ? 'She will remember a new thing' : `She will remember ${added} new things`,
      metadata: { count: added },
    })
  }
}
