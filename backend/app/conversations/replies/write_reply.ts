import { inject } from '@adonisjs/core'
import type { Screening } from '#app/safety/moderation/read_before_reply'
import { AiMeter } from '#app/ledgers/spending/ai_meter'
import type { ModelFailure } from '#app/models/contract'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import { Database } from '#app/core/database/database'
import { SetScene, type SceneSet } from '#app/conversations/thread/set_scene'
import { findThread, type Thread } from '#app/conversations/thread/thread'
import {
  AnswerMemoryWish,
  type MemoryAnswer,
} from '#app/conversations/remembering/answer_memory_wish'
import { LONGEST_AWAY_MS, mayAskAgain } from '#app/conversations/replies/ask_again'
import { refuse } from '#app/conversations/replies/refuse'
import { OfflineWords } from '#app/companion/writing/offline_words'
import { isOutage } from '#app/companion/voice/language_model'
import { type Words, WriteWords } from '#app/companion/writing/write_words'

interface Reply {
  reading: Exclude<Screening, 'answered'>
  /** Ids of the texts she owes an answer. */
  asked: readonly number[]
}

/** `memoryVersion`: of the memory they were written from; the thread's when left out. */
export type ReplyWords = Words & { hasAiNotice: boolean; memoryVersion?: number }

/**
 * Finds the words of a reply: a refusal and what is asked of her memory are answered by code,
 * everything else by the language model with what she remembers. Null when the model gave none.
 */
@inject()
export class WriteReply {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly setScene: SetScene,
    private readonly memoryWish: AnswerMemoryWish,
    private readonly words: WriteWords,
    private readonly offlineWords: OfflineWords,
    private readonly meter: AiMeter
  ) {}

  async execute(thread: Thread, { reading, asked }: Reply): Promise<ReplyWords | null> {
    const set = await this.#setScene(thread)
    const words = await this.#find(thread, { set, reading, asked })
    return words && { ...words, hasAiNotice: set.hasAiNotice }
  }

  /** Does what is asked of her memory, also while she may not answer. */
  async heedWishes(thread: Thread, asked: readonly number[]): Promise<void> {
    const set = await this.#setScene(thread)
    await this.memoryWish.execute(wishesOf(thread, { set, asked }))
  }

  #setScene(thread: Thread): Promise<SceneSet> {
    return this.setScene.execute(thread, { kind: 'reply', now: this.clock.now() })
  }

  async #find(
    thread: Thread,
    { set, reading, asked }: Reply & { set: SceneSet }
  ): Promise<Omit<ReplyWords, 'hasAiNotice'> | null> {
    const { prefix } = set
    const answer = await this.memoryWish.execute(wishesOf(thread, { set, asked }))
    if (reading === 'refuse') return this.#refuse(thread, { set, answer })
    if (answer) return this.#answerMemory(thread, { answer, prefix, asked })
    return this.#write(thread, { set, asked, prefix })
  }

  /** What they wish of her memory beside it is done all the same. */
  async #refuse(
    thread: Thread,
    { set, answer }: { set: SceneSet; answer: MemoryAnswer | null }
  ): Promise<Omit<ReplyWords, 'hasAiNotice'> | null> {
    if (!answer?.isForgotten) return refuse(thread, set)
    const { conversationId } = thread
    const still = await findThread(this.database.read, { conversationId }, this.clock.now())
    if (!still) return null
    const prefix = `${set.prefix}${FORGOTTEN_TOO}`
    return { ...refuse(still, { ...set, prefix }), memoryVersion: still.memoryVersion }
  }

  async #write(
    thread: Thread,
    { set, asked, prefix }: Pick<Reply, 'asked'> & { set: SceneSet; prefix: string }
  ): Promise<Words | null> {
    const { scene, hasAiNotice } = set
    const wish = { scene, userId: thread.userId, prefix, hasAiNotice }
    const may = await this.#mayAsk(thread, { set, asked })
    if (may === 'no_more') return this.offlineWords.execute(wish)
    const words =
      may === 'later' ? null : await this.words.execute({ ...wish, isOnce: may === 'once' })
    return (
      words ??
      ((await this.#isLongAway(thread, { set, asked })) ? this.offlineWords.execute(wish) : null)
    )
  }

  /** In a long outage few texts are asked about at all; nobody waits for their turn until it is over. */
  async #isLongAway(
    { userId }: Thread,
    { set, asked }: Pick<Reply, 'asked'> & { set: SceneSet }
  ): Promise<boolean> {
    const first = set.scene.turns.find(({ id }) => id === asked[0])
    const hasWaited = first !== undefined && first.at < this.clock.now() - LONGEST_AWAY_MS
    return hasWaited && (await this.meter.cappedUntil(userId)) === null
  }

  /** A newer text is another question. */
  async #mayAsk({ userId }: Thread, { set, asked }: Pick<Reply, 'asked'> & { set: SceneSet }) {
    const now = this.clock.now()
    const latest = set.scene.turns.find(({ id }) => id === asked.at(-1))
    const since = Math.max(latest?.at ?? 0, now - DAY)
    const calls = await this.meter.listReplyCalls(userId, since)
    const past = calls.map(({ createdAt, outcome }) => ({
      at: createdAt,
      wasOutage: isOutage(outcome as ModelFailure),
    }))
    return mayAskAgain(past, now)
  }

  /**
   * All is read again: what was forgotten is in it no longer. What they wrote besides
   * is answered by her; while the model is away all of it waits, and none is lost.
   */
  async #answerMemory(
    thread: Thread,
    { answer, prefix, asked }: { answer: MemoryAnswer; prefix: string; asked: readonly number[] }
  ): Promise<Omit<ReplyWords, 'hasAiNotice'> | null> {
    const { conversationId } = thread
    const still = await findThread(this.database.read, { conversationId }, this.clock.now())
    if (!still) return null
    const { persona, topics, memoryVersion } = still
    const { emotionalState } = persona
    if (!answer.isMore) return { text: answer.text, emotionalState, topics, memoryVersion }
    const set = await this.#setScene(still)
    const before = answer.isForgotten ? `${prefix}${FORGOTTEN_TOO}` : `${answer.text} `
    const words = await this.#write(still, { set, asked, prefix: before })
    return words && { ...words, memoryVersion }
  }
}

/** Before what she says to the rest of their texts. */
const FORGOTTEN_TOO = 'As for my memory: done. '

function wishesOf(
  { userId, conversationId, persona }: Thread,
  { set, asked }: { set: SceneSet; asked: readonly number[] }
) {
  const texts = set.scene.turns.flatMap(({ id, text: body }) =>
    id !== undefined && asked.includes(id) ? [{ id, body }] : []
  )
  return { userId, conversationId, texts, herName: persona.name, prefix: set.prefix }
}
