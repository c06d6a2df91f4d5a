import app from '@adonisjs/core/services/app'
import { SetScene } from '#app/conversations/thread/set_scene'
import { findThread } from '#app/conversations/thread/thread'
import type { Database } from '#app/core/database/database'
import { insertRows, tuple } from '#app/core/database/many_rows'
import { RememberTalk } from '#app/conversations/remembering/remember_talk'
import type { Prompt } from '#app/companion/voice/language_model'
import { writePrompt } from '#app/companion/voice/prompt'
import { tokenCounter } from '#app/companion/voice/count_tokens'
import limits from '#config/limits'
import type { Person } from '#tests/people'
import { type Evidence, evidenceIn } from './evidence_in_prompt.js'
import type { MovableClock } from './movable_clock.js'
import type { AskedQuestion, ToldConversation, ToldTurn } from './told_conversations.js'

export interface Asked extends Evidence {
  category: number
  contextTokens: number
  memoryTokens: number
  assembleMs: number
}

const DAY = 86_400_000
const MESSAGE_TOKENS = 4
const countTokens = await tokenCounter()

interface Parts {
  database: Database
  clock: MovableClock
  conversation: ToldConversation
  person: Person
}

/** One conversation stored and remembered as the product does it, to be asked about. */
export class TalkOfBench {
  readonly #bodies: Map<string, string>

  private constructor(
    private readonly parts: Parts,
    private readonly conversationId: number
  ) {
    this.#bodies = new Map(parts.conversation.turns.map(({ name, body }) => [name, body]))
  }

  static async store(parts: Parts): Promise<TalkOfBench> {
    const { database, clock, conversation, person } = parts
    const { read } = database
    const names = [conversation.personName, person.id] as const
    await read.run(`update users set first_name = ?, time_zone = 'UTC' where id = ?`, ...names)
    await read.run(
      'update girlfriends set name = ? where user_id = ?',
      conversation.herName,
      person.id
    )
    const row = await read.first<{ id: number }>(
      'select id from conversations where user_id = ?',
      person.id
    )
    const talk = new TalkOfBench(parts, row?.id ?? 0)
    await database.transaction((tx) => talk.#insert(tx.sql, conversation.turns))
    clock.standAt((conversation.turns.at(-1)?.at ?? 0) + DAY)
    const remember = await app.container.make(RememberTalk)
    while (await remember.execute({ conversationId: talk.conversationId }));
    // PostgreSQL's autovacuum does so meanwhile; a bench does not wait for it.
    if (process.env.DATABASE_URL?.startsWith('postgres')) await read.run('vacuum analyze')
    return talk
  }

  /** The prompt for the next text, which asks this; the text is taken back afterwards. */
  async ask(question: AskedQuestion): Promise<Asked> {
    const { database, clock } = this.parts
    const text = { name: '', sender: 'user', body: question.text, at: clock.now() } as const
    await this.#insert(database.read, [text])
    const startedAt = performance.now()
    const prompt = await this.#assemble()
    const assembleMs = performance.now() - startedAt
    await database.read.run(
      'delete from messages where conversation_id = ? and created_at = ?',
      this.conversationId,
      clock.now()
    )
    const turns = question.evidence.map((name) => this.#bodies.get(name) ?? '')
    const evidence = evidenceIn(prompt, { question: question.text, turns })
    return { ...evidence, ...sizeOf(prompt), assembleMs, category: question.category }
  }

  /**
   * What a reply does before it asks the model: the thread, its latest turns, what comes to mind, the prompt.
   */
  async #assemble(): Promise<Prompt> {
    const { read } = this.parts.database
    const now = this.parts.clock.now()
    const by = { conversationId: this.conversationId }
    const thread = await findThread(read, by, now)
    if (!thread) throw new Error('the conversation is gone')
    const setScene = await app.container.make(SetScene)
    const { scene } = await setScene.execute(thread, { kind: 'reply', now })
    const { promptTokens } = limits.replies
    const budget = { promptTokens, memoryTokens: limits.memory.promptTokens }
    return writePrompt(scene, budget, countTokens)
  }

  async #insert(sql: Database['read'], turns: readonly ToldTurn[]): Promise<void> {
    const head = `insert into messages (user_id, conversation_id, direction, kind, body, state, created_at)`
    const rows = turns.map(({ sender, body, at }) => [
      this.parts.person.id,
      this.conversationId,
      ...(sender === 'user'
        ? ['inbound', 'talk', body, 'received']
        : ['outbound', 'reply', body, 'delivered']),
      at,
    ])
    await insertRows(sql, { head, tail: 'returning id', row: tuple(7) }, rows)
  }
}

function sizeOf({ system, turns }: Prompt): { contextTokens: number; memoryTokens: number } {
  const messages = [system, ...turns.map(({ content }) => content)]
  const contextTokens = messages.reduce((sum, text) => sum + countTokens(text) + MESSAGE_TOKENS, 0)
  const [, notes = ''] = (turns.at(-1)?.content ?? '').split('\n[notes]\n')
  const [memory = ''] = notes.split(/^Now$/m)
  return { contextTokens, memoryTokens: countTokens(memory) }
}
