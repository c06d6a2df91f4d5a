import type { Reading } from '#app/care/read_before_reply'
import type { Clock } from '#app/core/clock'
import type { Database } from '#app/core/database'
import type { SetScene, SceneSet } from '#app/conversations/set_scene'
import { findThread, type Thread } from '#app/conversations/thread'
import type { AnswerMemoryWish } from '#app/remembering/answer_memory_wish'
import { refuse } from '#app/replies/refuse'
import type { Words, WriteWords } from '#app/manners/write_words'

export type ReplyWords = Words & { hasAiNotice: boolean }

/**
 * Finds the words of a reply: a refusal and what is asked of her memory are answered by code, everything else by the
 * language model with what she remembers. Null when the model gave none.
 */
export class WriteReply {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      setScene: SetScene
      memoryWish: AnswerMemoryWish
      words: WriteWords
    },
    private readonly settings: { unconfirmedAgeMs: number }
  ) {}

  async execute(thread: Thread, reading: Exclude<Reading, 'answered'>): Promise<ReplyWords | null> {
    const now = this.parts.clock.now()
    const set = await this.parts.setScene.execute(thread, { kind: 'reply', now })
    const words = await this.#find(thread, { set, reading })
    return words && { ...words, hasAiNotice: set.hasAiNotice }
  }

  async #find(
    thread: Thread,
    { set, reading }: { set: SceneSet; reading: Exclude<Reading, 'answered'> }
  ): Promise<Words | null> {
    const { scene, prefix } = set
    if (reading === 'refuse') {
      return refuse(thread, { prefix, said: scene.said ?? [], seed: scene.turns.length })
    }
    const answer = await this.#answerMemoryWish(thread, set)
    const { userId } = thread
    return answer ?? this.parts.words.execute({ scene, userId, prefix, suffix: '' })
  }

  /** Topics are read again: what was forgotten is no longer among them. */
  async #answerMemoryWish(thread: Thread, { scene, prefix }: SceneSet): Promise<Words | null> {
    const { userId, conversationId, persona } = thread
    const start = scene.turns.findLastIndex((turn) => turn.sender === 'girlfriend') + 1
    const texts = scene.turns.slice(start).map(({ id = 0, text: body }) => ({ id, body }))
    const asked = { userId, conversationId, texts, herName: persona.name, prefix }
    const text = await this.parts.memoryWish.execute(asked)
    if (text === null) return null
    const silence = { now: scene.now, ...this.settings }
    const still = await findThread(this.parts.database.read, { conversationId }, silence)
    return { text, emotionalState: persona.emotionalState, topics: still?.topics ?? [] }
  }
}
