import { inject } from '@adonisjs/core'
import limits from '#config/limits'
import { Activities } from '#app/ledgers/activities/activities'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import type { JobOutcome } from '#app/core/jobs/job_store'
import type { Sql, Tx } from '#app/core/database/sql'
import { type Part, SetScene } from '#app/conversations/thread/set_scene'
import { findThread, type Thread } from '#app/conversations/thread/thread'
import {
  type AskableLoop,
  decideInitiative,
  type InitiativeDecision,
} from '#app/conversations/initiative/decide_initiative'
import { findStanding, type Standing } from '#app/conversations/initiative/initiative_facts'
import { endLoop, type LoopEnd } from '#app/conversations/initiative/open_loops'
import { closesAt, nextUnaskedAt } from '#app/conversations/initiative/unasked_time'
import { Conversation } from '#app/models/conversation'
import { locked } from '#app/models/locked'
import { PausedSends } from '#app/texting/sending/paused_sends'
import { SendMessage } from '#app/texting/sending/send_message'
import { OfflineWords } from '#app/companion/writing/offline_words'
import { WriteWords } from '#app/companion/writing/write_words'

interface Situation extends Standing {
  thread: Thread
  decision: InitiativeDecision
}
type Act = Exclude<InitiativeDecision, { act: 'wait' }>

interface Text {
  body: string
  hasAiNotice: boolean
  promptVersion?: string
}

const AGAIN_MS = 60_000
const LIMITS = { ...limits.initiative, perDay: limits.sends.initiativesPerDay }

/**
 * Her own beginning: the one question about something that is over by now, or the last hello after a long
 * silence. One such job a person; it looks when something may be due, decides, and says when to look again.
 */
@inject()
export class TakeInitiative {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly activities: Activities,
    private readonly setScene: SetScene,
    private readonly words: WriteWords,
    private readonly fallback: OfflineWords,
    private readonly sendMessage: SendMessage,
    private readonly pausedSends: PausedSends
  ) {}

  async execute({ userId }: { userId: number }): Promise<JobOutcome> {
    const situation = await this.#look(this.database.read, userId)
    if (!situation) return undefined
    const { decision, asked } = situation
    await this.#end(asked, { state: 'asked', reason: 'she asked in the talk' })
    if (decision.act === 'wait') {
      await this.#end(decision.stale, { state: 'dropped', reason: 'there was no good time' })
      return decision.until === null ? undefined : { againAt: decision.until }
    }
    const pausedUntil = await this.pausedSends.until(userId)
    if (pausedUntil !== null) return { againAt: pausedUntil }
    const text = await this.#write(situation, decision)
    const now = this.clock.now()
    if (!text || 'againAt' in text) return text ?? { againAt: now + AGAIN_MS }
    await this.database.transaction((tx) => this.#begin(tx, { situation, text }))
    return { againAt: now }
  }

  async #look(sql: Sql, userId: number): Promise<Situation | null> {
    const now = this.clock.now()
    const thread = await findThread(sql, { userId }, now)
    const standing = thread && (await findStanding(sql, thread, now))
    if (!thread || !standing) return null
    return { ...standing, thread, decision: decideInitiative(standing.facts, LIMITS) }
  }

  async #end(
    loops: readonly AskableLoop[],
    end: { state: LoopEnd; reason: string }
  ): Promise<void> {
    if (loops.length === 0) return
    const at = this.clock.now()
    await this.database.transaction(async ({ sql }) => {
      for (const { id } of loops) await endLoop(sql, id, { ...end, at })
    })
  }

  async #write({ thread, facts }: Situation, act: Act): Promise<Text | { againAt: number } | null> {
    const { now } = facts
    const part: Part =
      act.act === 'ask'
        ? { kind: 'open_loop', loop: { subject: act.loop.subject, eventAt: act.loop.eventAt }, now }
        : { kind: 'last_hello', now }
    const { scene, prefix, hasAiNotice } = await this.setScene.execute(thread, part)
    // Somebody who travels may sleep while it is day at home.
    const wakesAt = nextUnaskedAt(now, { ...facts, timeZone: scene.timeZone })
    if (wakesAt !== now) return wakesAt === null ? null : { againAt: wakesAt }
    const wish = { scene, userId: thread.userId, prefix, hasAiNotice }
    const words = (await this.words.execute(wish)) ?? (await this.fallback.execute(wish))
    return words && { body: words.text, hasAiNotice, promptVersion: words.promptVersion }
  }

  /**
   * Writing took a while: only what is still true then, and told by nothing
   * forgotten meanwhile, is begun, and the question with it is asked for good.
   */
  async #begin(tx: Tx, { situation, text }: { situation: Situation; text: Text }): Promise<void> {
    const { conversationId, userId } = situation.thread
    await locked(Conversation.query(tx.sql).where('id', conversationId)).first()
    const still = await this.#look(tx.sql, userId)
    if (!still || !isSameAct(still.decision, situation.decision)) return
    if (still.thread.memoryVersion !== situation.thread.memoryVersion) return
    const { decision, thread, facts } = still
    const isAsking = decision.act === 'ask'
    const messageId = await this.sendMessage.queue(tx, {
      kind: 'initiative',
      to: thread.phone,
      body: text.body,
      userId,
      conversationId,
      dedupKey: isAsking ? `initiative:loop:${decision.loop.id}` : still.helloKey,
      validMs: Math.min(limits.initiative.validMs, closesAt(facts.now, facts) - facts.now),
      hasAiNotice: text.hasAiNotice,
      promptVersion: text.promptVersion,
    })
    if (isAsking) await this.#closeAsked(tx.sql, decision.loop.id)
    if (messageId === null) return
    const description = `${thread.persona.name} texted you first`
    await this.activities.record(tx.sql, { userId, type: 'message_sent', description })
  }

  async #closeAsked(sql: Sql, id: number): Promise<void> {
    await endLoop(sql, id, { state: 'asked', reason: null, at: this.clock.now() })
  }
}

function isSameAct(one: InitiativeDecision, other: InitiativeDecision): boolean {
  if (one.act === 'ask' && other.act === 'ask') return one.loop.id === other.loop.id
  return one.act === other.act && one.act === 'hello'
}
