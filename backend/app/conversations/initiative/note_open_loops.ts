import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { JobQueue } from '#app/core/jobs/job_queue'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Sql, Tx } from '#app/core/database/sql'
import { localDateOf } from '#app/core/clock/wall_clock'
import { readOr } from '#app/core/threads/threads'
import type { FoundLoop } from '#app/conversations/initiative/find_open_loops'
import {
  isSameSubject,
  type KnownLoop,
  type LoopChange,
} from '#app/conversations/initiative/hear_of_loops'
import { type Heard, NOTHING_HEARD } from '#app/conversations/initiative/hear_text'
import {
  findReader,
  findText,
  type Hearing,
  isSameHearing,
  lockReader,
  zoneWhenSaid,
} from '#app/conversations/initiative/hearing'
import { addLoop, endLoop, listOpenLoops, moveLoop } from '#app/conversations/initiative/open_loops'
import type { Conversation } from '#app/models/conversation'
import { lockTalk } from '#app/models/lock_talk'
import { locked } from '#app/models/locked'
import { Message } from '#app/models/message'
import type { OpenLoop } from '#app/models/open_loop'
import { askTimeOf } from '#app/conversations/initiative/unasked_time'
import { SettleSend } from '#app/texting/delivery/settle_send'
import { statesOf } from '#app/texting/gate/state_of_number'

const TAKE_INITIATIVE_JOB = 'take_initiative'

/** Done in a thread: `conversations/readings/readers`. */
export abstract class LoopThinking {
  abstract hearText(
    text: string,
    known: readonly KnownLoop[],
    where: { now: number; timeZone: string }
  ): Promise<Heard>
}

/**
 * Reads what the person wrote since it last looked, in order and once: what she may ask about later, what was
 * called off, what they told by themselves. One such job a conversation, away from the path of the texts.
 */
@inject()
export class NoteOpenLoops {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly settle: SettleSend,
    private readonly thinking: LoopThinking
  ) {}

  /** One text each time: the conversation is held while it is written down, and never while it is read. */
  async execute({ conversationId }: { conversationId: number }): Promise<JobOutcome> {
    const hearing = await this.#find(conversationId)
    const heard = hearing?.text ? await this.#hear(hearing, hearing.text) : NOTHING_HEARD
    const isMore = await this.database.transaction((tx) =>
      this.#write(tx, { conversationId, hearing, heard })
    )
    return isMore ? { againAt: this.clock.now() } : undefined
  }

  async #find(conversationId: number): Promise<Hearing | null> {
    const { read } = this.database
    const reader = await findReader(read, conversationId)
    if (!reader || reader.user.initiativeSince === null) return null
    const since = reader.user.initiativeSince
    const open = await listOpenLoops(read, { conversationId, since })
    return { reader, open, text: await findText(read, reader) }
  }

  async #hear({ reader, open }: Hearing, text: Message): Promise<Heard> {
    const known = open.map(({ id, subject, eventAt }) => ({ id, subject, eventAt }))
    const hearIn = (timeZone: string) =>
      readOr(
        this.thinking.hearText(text.body, known, { now: text.createdAt, timeZone }),
        NOTHING_HEARD
      )
    const home = reader.user.timeZone
    const heard = await hearIn(home)
    const isHeard = heard.found.length + heard.changes.length > 0
    if (!isHeard && !heard.isNamingEvent) return heard
    const zone = await zoneWhenSaid(this.database.read, reader, text)
    return zone === home ? heard : hearIn(zone)
  }

  /** Whether there is more to hear. What changed while the text was read has it read again. */
  async #write(
    tx: Tx,
    talk: { conversationId: number; hearing: Hearing | null; heard: Heard }
  ): Promise<boolean> {
    const { conversationId, hearing } = talk
    await lockTalk(tx.sql, { id: conversationId })
    await this.#takeBackUnsent(tx, conversationId)
    const reader = await lockReader(tx.sql, conversationId)
    if (!reader || reader.user.initiativeSince === null) return false
    const since = reader.user.initiativeSince
    const open = await listOpenLoops(tx.sql, { conversationId, since })
    if (!hearing || !isSameHearing(hearing, { reader, open })) return true
    const { text } = hearing
    if (text) await this.#note(tx.sql, { ...talk, reader, open, text })
    await this.queue.reschedule(tx, {
      kind: TAKE_INITIATIVE_JOB,
      dedupKey: `initiative:${reader.userId}`,
      payload: { userId: reader.userId },
      runAt: this.clock.now(),
    })
    return text !== null
  }

  /** They are writing just now: a question of hers that has not left yet would come on top of it. */
  async #takeBackUnsent(tx: Tx, conversationId: number): Promise<void> {
    const queued = { conversationId, kind: 'initiative', state: 'queued' }
    const unsent = await locked(Message.query(tx.sql).where(queued).orderBy('id'))
    for (const { id } of unsent) {
      await this.settle.failed(tx, id, { reason: 'you had just texted', errorCode: null })
    }
  }

  async #note(
    sql: Sql,
    talk: {
      conversationId: number
      reader: Conversation
      open: OpenLoop[]
      text: Message
      heard: Heard
    }
  ): Promise<void> {
    const { reader, open, text, heard } = talk
    for (const change of heard.changes) await this.#change(sql, change, reader)
    const ended = heard.changes.flatMap((one) => (one.change === 'moved' ? [] : [one.id]))
    const still = open.filter(({ id }) => !ended.includes(id))
    for (const found of heard.found) await this.#add(sql, found, { ...talk, still })
    await reader.merge({ loopsReadUntil: text.id }).save()
  }

  async #change(sql: Sql, change: LoopChange, reader: Conversation): Promise<void> {
    const at = this.clock.now()
    if (change.change !== 'moved') {
      const { id, change: state, reason } = change
      await endLoop(sql, id, { state, reason, at })
      return
    }
    const askAt = this.#askTime(change, reader)
    if (askAt !== null) await moveLoop(sql, change.id, { ...change, askAt })
    else await endLoop(sql, change.id, { state: 'dropped', reason: 'there is no good time', at })
  }

  /** Named again, it is the same thing told better: another day, or its hour. */
  async #add(
    sql: Sql,
    found: FoundLoop,
    talk: {
      conversationId: number
      reader: Conversation
      text: Message
      still: OpenLoop[]
    }
  ): Promise<void> {
    const { reader, text, conversationId } = talk
    const askAt = this.#askTime(found, reader)
    if (askAt === null) return
    const same = talk.still.find(({ subject }) => isSameSubject(subject, found.subject))
    if (!same || found.isAnother) {
      const said = { userId: reader.userId, conversationId, messageId: text.id }
      return addLoop(sql, { ...said, at: this.clock.now() }, { ...found, askAt })
    }
    const isVaguer =
      found.isAllDay && !same.isAllDay && isSameDay(found, same, reader.user.timeZone)
    if (!isVaguer) await moveLoop(sql, same.id, { ...found, askAt })
  }

  #askTime(loop: { eventAt: number; isAllDay: boolean }, reader: Conversation): number | null {
    const { timeZone, quietHours } = reader.user
    const where = { timeZone, quietHours, states: statesOf(reader.user) }
    return askTimeOf(loop, { ...where, ...limits.initiative })
  }
}

function isSameDay(found: FoundLoop, same: OpenLoop, timeZone: string): boolean {
  return localDateOf(found.eventAt, timeZone) === localDateOf(same.eventAt, timeZone)
}
