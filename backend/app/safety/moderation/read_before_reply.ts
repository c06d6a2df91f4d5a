import { inject } from '@adonisjs/core'
import { HeedSigns } from '#app/safety/care/heed_signs'
import { AskModeration } from '#app/safety/moderation/ask_moderation'
import type { ModerationVerdict } from '#app/safety/moderation/moderation'
import { findCarePerson } from '#app/safety/care/care_person'
import {
  type CarePerson,
  isDistress,
  type Said,
  type Sign,
  type Signal,
} from '#app/safety/care/signs'
import { crisisLanguageOf } from '#app/safety/care/written_language'
import { MINUTE } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import type { Sql, Tx } from '#app/core/database/sql'
import { readOr } from '#app/core/threads/threads'
import { CRISES } from '#app/models/contract'
import { Conversation } from '#app/models/conversation'
import { Message } from '#app/models/message'
import { SafetyEvent } from '#app/models/safety_event'

/** `answered`: nothing is left for her to say. `refuse`: she says no, in words of ours. */
export type Screening = 'answered' | 'refuse' | 'go_on'

interface Owed extends Pick<Message, 'id' | 'body' | 'createdAt'> {
  /** Something sexual was heard in it already: by our phrases, or by the moderation at an earlier try. */
  isExplicit: boolean | number
}
interface Talk {
  conversationId: number
  userId: number
  /** The id of the last text that was read. */
  moderatedUntil: number
}
/** A text with what was found in it. */
type Flagged = Pick<Message, 'id'> & Said & Pick<Signal, 'source'>

/** In a thread; rejects with ReadForTooLong. */
export abstract class BurstThinking {
  abstract readWords(body: string, question: string | null): Promise<{ said: Said }>
}

/** The latest of a long silence's texts; our phrases have read all of them. */
const MOST = 20
/** Characters: of a text that may be a piece of a sentence. */
const SHORT = 60
const BURST = { most: 6, withinMs: 2 * MINUTE }

/**
 * The second reading of what she is about to answer, off the path on which texts come in: what was said in
 * pieces is read as one, and by the provider's moderation, where there is one, each text once: what was read
 * is kept with the reply, or by `keep`. What is found is taken like a phrase of ours.
 */
@inject()
export class ReadBeforeReply {
  constructor(
    private readonly database: Database,
    private readonly asking: AskModeration,
    private readonly heed: HeedSigns,
    private readonly thinking: BurstThinking
  ) {}

  /** `owed` are the texts of this conversation she is about to answer, oldest first. */
  async execute(
    { conversationId, userId, moderatedUntil }: Talk,
    owed: readonly Owed[]
  ): Promise<Screening> {
    const latest = owed.filter(({ body }) => body !== '').slice(-MOST)
    const unread = latest.filter(({ id }) => id > moderatedUntil)
    const bodies = unread.map(({ body }) => body)
    const verdicts = bodies.length > 0 ? await this.asking.execute(bodies, userId) : null
    const flagged = unread.flatMap(({ id, body }, index): Flagged[] => {
      const signs = signsIn(verdicts?.[index])
      const found = { id, signs, language: crisisLanguageOf(body), source: 'moderation' } as const
      return signs.length > 0 ? [found] : []
    })
    if (unread.length > 0) flagged.push(...(await this.#readTogether(latest)))
    if (flagged.length === 0) return owed.some((text) => text.isExplicit) ? 'refuse' : 'go_on'
    const isAnswered = await this.database.transaction((tx) =>
      this.#heed(tx, conversationId, { flagged, readUntil: unread.at(-1)?.id ?? 0 })
    )
    if (isAnswered) return 'answered'
    return (await isExplicit(this.database.read, owed)) ? 'refuse' : 'go_on'
  }

  /** No reply is written to them for now. */
  async keep(
    { conversationId }: { conversationId: number },
    textIds: readonly number[]
  ): Promise<void> {
    await keepRead(this.database.read, conversationId, textIds.at(-1) ?? 0)
  }

  /** Danger may be said over several texts, of which none says it alone. */
  async #readTogether(latest: readonly Owed[]): Promise<Flagged[]> {
    const burst = burstIn(latest)
    const last = burst.at(-1)
    if (!last || burst.length === 1) return []
    const together = burst.map(({ body }) => body).join(' ')
    const read = await readOr(this.thinking.readWords(together, null), null)
    return read && isDistress(read.said) ? [{ id: last.id, ...read.said, source: 'phrases' }] : []
  }

  async #heed(
    tx: Tx,
    conversationId: number,
    { flagged, readUntil }: { flagged: readonly Flagged[]; readUntil: number }
  ): Promise<boolean> {
    const person = await lockPerson(tx.sql, conversationId, readUntil)
    let isAnswered = person === null
    for (const { id, ...found } of flagged) {
      if (!person) continue
      const isTaken = await heedOnce(tx, this.heed, { messageId: id, person, ...found })
      isAnswered ||= isTaken
    }
    return isAnswered
  }
}

/** The latest short texts that came one upon the other. */
function burstIn(owed: readonly Owed[]): Owed[] {
  const since = (owed.at(-1)?.createdAt ?? 0) - BURST.withinMs
  const latest = owed.slice(-BURST.most)
  const before = latest.findLastIndex(
    ({ body, createdAt }) => body.length > SHORT || createdAt < since
  )
  return latest.slice(before + 1)
}

/** Null when the talk is gone. Whoever takes in a text of it meanwhile waits. */
async function lockPerson(
  sql: Sql,
  conversationId: number,
  readUntil: number
): Promise<CarePerson | null> {
  await keepRead(sql, conversationId, readUntil)
  return findCarePerson(sql, conversationId)
}

async function keepRead(sql: Sql, conversationId: number, readUntil: number): Promise<void> {
  const behind = Conversation.query(sql).where('id', conversationId)
  await behind.where('moderatedUntil', '<', readUntil).update({ moderatedUntil: readUntil })
}

/**
 * A text before it may have been answered by a fixed text that covers this one too: what is grave in it
 * is heeded all the same, but danger that was answered. True when it is not hers to answer any more.
 */
export async function heedOnce(tx: Tx, heed: HeedSigns, signal: Signal): Promise<boolean> {
  const text = await Message.find(signal.messageId, tx.sql)
  if (!text) return true
  if (text.answeredBy === null) return heed.execute(tx, signal)
  const cover = await Message.find(text.answeredBy, tx.sql)
  const danger: Sign[] = cover?.kind === 'crisis' ? [] : [...CRISES]
  const signs = signal.signs.filter((sign) => ['minor_sexual', ...danger].includes(sign))
  await heed.execute(tx, { ...signal, signs })
  return true
}

async function isExplicit(sql: Sql, owed: readonly Owed[]): Promise<boolean> {
  const ids = owed.map(({ id }) => id)
  const event = await SafetyEvent.query(sql)
    .where('kind', 'explicit')
    .whereIn('messageId', ids)
    .first()
  return event !== null
}

function signsIn(verdict: ModerationVerdict | undefined): Sign[] {
  if (!verdict) return []
  const grave = graveSignsIn([verdict])
  return grave.length === 0 && verdict.isSexual ? ['explicit'] : grave
}

/** As our phrases have it: beside a crisis only what would harm a child is heard. */
export function graveSignsIn(verdicts: readonly ModerationVerdict[]): Sign[] {
  const signs: Sign[] = []
  if (verdicts.some(({ isCrisis }) => isCrisis)) signs.push('crisis')
  if (verdicts.some(({ isMinor }) => isMinor)) signs.push('minor_sexual')
  return signs
}
