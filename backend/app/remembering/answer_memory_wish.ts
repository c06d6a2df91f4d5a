import type { Database } from '#app/core/database'
import type { PublicUrl } from '#app/core/public_url'
import type { Clock } from '#app/core/clock'
import type { Tx } from '#app/core/sql'
import type { Forget } from '#app/memory/forget'
import { FORGOTTEN_MARK } from '#app/memory/forgotten_sentences'
import { listKnownFacts } from '#app/memory/known_facts'
import { factsMeant, namedWords } from '#app/remembering/facts_meant'
import { memoryWishOf } from '#app/remembering/memory_wishes'
import { cleanReply } from '#app/voice/clean_reply'

interface AskedText {
  id: number
  body: string
}

interface Asked {
  userId: number
  conversationId: number
  /** What she has not answered yet, oldest first. */
  texts: AskedText[]
  herName: string
  /** The notice that she is an AI, when it is due. */
  prefix: string
}

const RECENT_MS = 24 * 60 * 60_000
const GONE = [
  "Done. That's gone for good, and I won't bring it up.",
  "It's forgotten. I won't come back to it.",
  'Gone. I keep nothing of it.',
] as const
/** "What do you know about me", "forget that": asked of her memory, so code answers and does it, no model. */
export class AnswerMemoryWish {
  constructor(
    private readonly parts: {
      database: Database
      clock: Clock
      publicUrl: PublicUrl
      forget: Forget
    }
  ) {}

  /** Null when nothing of the kind is asked. */
  async execute(asked: Asked): Promise<string | null> {
    const text = asked.texts.findLast(({ body }) => isWish(body))
    if (!text) return null
    const wish = memoryWishOf(text.body)
    // Forgotten in a run that ended before it could answer.
    if (!wish) return this.#gone(asked, text)
    switch (wish.wish) {
      case 'tell':
        return this.#tell(asked)
      case 'forget_all':
        return this.#say(
          asked,
          'That is yours to decide: under Settings you can delete single memories, or start over with me from nothing.',
          'settings'
        )
      case 'forget_last':
        return this.#forgetLast(asked, text)
      case 'forget':
        return this.#forgetNamed(asked, wish.words, text)
    }
  }

  async #tell(asked: Asked): Promise<string> {
    const known = await listKnownFacts(
      this.parts.database.read,
      asked.userId,
      this.parts.clock.now()
    )
    const facts = known.filter((fact) => fact.about === 'user' && fact.heldUntil === null)
    if (facts.length === 0) {
      return this.#say(
        asked,
        'Nothing saved yet but what stands in our texts. What I keep about you will stand here:',
        'settings'
      )
    }
    const told = facts.map(({ sentence }) => sentence).join(' ')
    return this.#say(asked, `What I keep in mind: ${told}`, 'All of it:')
  }

  /** What they wrote just before, whole, and all that was learned from it. */
  async #forgetLast(asked: Asked, wish: AskedText): Promise<string> {
    const count = await this.parts.database.transaction(async (tx) => {
      const last = await this.#textBefore(tx, asked, wish)
      if (!last) return 0
      const learned = await tx.sql.all<{ memory_id: number }>(
        'select memory_id from memory_sources where message_id = ?',
        last.id
      )
      await this.parts.forget.all(
        tx,
        asked.userId,
        learned.map(({ memory_id: id }) => id)
      )
      await this.parts.forget.text(tx, asked.userId, last.id)
      return 1
    })
    if (count > 0) return this.#gone(asked, wish)
    return this.#say(
      asked,
      'Tell me what: "forget my job", for instance. All I keep stands here, to delete:',
      'settings'
    )
  }

  #textBefore(tx: Tx, asked: Asked, wish: AskedText): Promise<{ id: number } | undefined> {
    return tx.sql.first<{ id: number }>(
      `select id from messages where conversation_id = ? and id < ? and direction = 'inbound' and kind = 'talk'
         and created_at > ? order by id desc limit 1`,
      asked.conversationId,
      wish.id,
      this.parts.clock.now() - RECENT_MS
    )
  }

  async #forgetNamed(asked: Asked, words: string, wish: AskedText): Promise<string> {
    const { database, forget, clock } = this.parts
    const known = await listKnownFacts(database.read, asked.userId, clock.now())
    const meant = factsMeant(words, known)
    const named = namedWords(words)
    const count = await database.transaction(async (tx) => {
      const memories = await forget.all(tx, asked.userId, meant)
      const isOnlyTold = memories === 0 && named.length > 0
      const told = isOnlyTold
        ? await forget.words(tx, asked.userId, { words: named, before: wish.id })
        : 0
      // The wish names what is to be forgotten.
      if (memories + told > 0) await forget.text(tx, asked.userId, wish.id)
      return memories + told
    })
    if (count > 0) return this.#gone(asked, wish)
    return this.#say(
      asked,
      'I have nothing saved about that. All I keep stands here, to change or delete:',
      'settings'
    )
  }

  #gone(asked: Asked, wish: AskedText): string {
    return this.#say(asked, GONE[wish.id % GONE.length] ?? GONE[0])
  }

  #say(
    { prefix, herName: name }: Asked,
    words: string,
    settings?: 'settings' | 'All of it:'
  ): string {
    const label = settings === 'settings' ? '' : `${settings} `
    const suffix = settings ? ` ${label}${this.parts.publicUrl.to('/settings?tab=account')}` : ''
    return `${prefix}${cleanReply(words, { name, prefix, suffix })}${suffix}`
  }
}

function isWish(body: string): boolean {
  return body === FORGOTTEN_MARK || memoryWishOf(body) !== null
}
