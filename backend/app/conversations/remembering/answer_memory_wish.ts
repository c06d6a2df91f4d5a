import { inject } from '@adonisjs/core'
import { Database } from '#app/core/database/database'
import { PublicUrl } from '#app/core/answers/public_url'
import { Clock } from '#app/core/clock/clock'
import { DAY } from '#app/core/clock/durations'
import { Message } from '#app/models/message'
import { Forget } from '#app/memory/forgetting/forget'
import { ForgetKeyMemories } from '#app/memory/forgetting/forget_key_memories'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { FORGOTTEN_MARK } from '#app/models/kinds'
import { listLearned } from '#app/memory/kept/list_learned'
import { listKnownFacts } from '#app/memory/kept/known_facts'
import {
  factsMeant,
  isMeant,
  namedAsWhole,
  namedWords,
  withoutLoneQuotes,
} from '#app/conversations/remembering/facts_meant'
import {
  isAboutMemory,
  isMemoryWish,
  isOnlyMemoryWish,
  memoryWishOf,
  wishSentenceOf,
} from '#app/conversations/remembering/memory_wishes'
import { listBurst } from '#app/conversations/remembering/stretch'
import { cleanReply } from '#app/companion/voice/clean_reply'

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

/** What her answer says of what was asked, and whether other texts still want one. */
export interface MemoryAnswer {
  text: string
  /** Something is gone; else the answer tells, or says why not. */
  isForgotten: boolean
  /** Of what they wrote besides; the wish itself is answered. */
  isMore: boolean
}
type Said = Omit<MemoryAnswer, 'isMore'>

const GONE = [
  "Done. That's gone for good, and I won't bring it up.",
  "It's forgotten. I won't come back to it.",
  "Gone. I've taken that out of what I keep.",
] as const
const NOTHING_SAVED =
  'I have nothing saved about that. You can see, change and delete what I keep here:'
const TOO_MANY =
  "That is in too many of our texts for me to cut out, so it isn't gone. " +
  'You can delete all I keep here, or start over:'
/** "What do you know about me", "forget that": asked of her memory, so code answers and does it, no model. */
@inject()
export class AnswerMemoryWish {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly publicUrl: PublicUrl,
    private readonly forget: Forget,
    private readonly keyMemories: ForgetKeyMemories
  ) {}

  /** Does every wish of the texts, in their order. Null when there is none. */
  async execute(asked: Asked): Promise<MemoryAnswer | null> {
    const wishes = asked.texts.filter(({ body }) => isMemoryWish(body))
    if (wishes.length === 0) return this.#again(asked)
    const said: Said[] = []
    for (const wish of wishes) said.push(await this.#answer(asked, wish))
    const isForgotten = said.every((one) => one.isForgotten)
    const left = await this.#countLeft(asked)
    return { text: said.at(-1)?.text ?? '', isForgotten, isMore: left > 0 }
  }

  /** Forgotten in a run that ended before it could answer. */
  #again(asked: Asked): MemoryAnswer | null {
    const last = asked.texts.findLast(({ body }) => body.includes(FORGOTTEN_MARK))
    if (!last) return null
    const isMore = asked.texts.some(({ body }) => body !== FORGOTTEN_MARK)
    return { ...this.#gone(asked, last), isMore }
  }

  /** What is neither a wish nor forgotten by now. */
  async #countLeft(asked: Asked): Promise<number> {
    const ids = asked.texts.map(({ id }) => id)
    const texts = await Message.query(this.database.read).whereIn('id', ids)
    return texts.filter(({ body }) => body !== FORGOTTEN_MARK && !isOnlyMemoryWish(body)).length
  }

  async #answer(asked: Asked, text: AskedText): Promise<Said> {
    const wish = memoryWishOf(text.body)
    switch (wish?.wish) {
      case 'tell':
        return this.#tell(asked)
      case 'forget_all':
        return this.#say(
          asked,
          "That's up to you: under Settings you can delete single memories, " +
            'or start over with me from nothing.',
          'settings'
        )
      case 'forget':
        return this.#forgetNamed(asked, wish.words, text)
      default:
        return this.#forgetLast(asked, text)
    }
  }

  async #tell(asked: Asked): Promise<Said> {
    const known = await listKnownFacts(this.database.read, asked.userId, this.clock.now())
    const facts = known.filter((fact) => fact.about === 'user' && fact.heldUntil === null)
    if (facts.length === 0) {
      return this.#say(
        asked,
        "Nothing saved yet besides what's in our texts. What I keep about you will show up here:",
        'settings'
      )
    }
    const told = facts.map(({ sentence }) => sentence).join(' ')
    return this.#say(asked, `Here's what I remember: ${told}`, 'All of it:')
  }

  /** What they wrote just before, whole, and all that was learned from it alone. */
  async #forgetLast(asked: Asked, wish: AskedText): Promise<Said> {
    const count = await this.database.transaction(async (tx) => {
      const since = this.clock.now() - DAY
      const burst = await listBurst(tx.sql, asked.conversationId, { before: wish.id, since })
      // Told to name it so, whoever asked in other words does: the asking is not what is meant.
      if (burst.some(({ body }) => isAboutMemory(body))) return 0
      const ids = burst.filter(({ body }) => !isMemoryWish(body)).map(({ id }) => id)
      await this.forget.texts(tx, asked.userId, ids)
      await this.forget.all(tx, asked.userId, await listLearned(tx.sql, ids))
      return ids.length
    })
    if (count > 0) return this.#gone(asked, wish)
    return this.#say(
      asked,
      'Tell me what, like "forget my job". You can see and delete all I keep here:',
      'settings'
    )
  }

  async #forgetNamed(asked: Asked, words: string, wish: AskedText): Promise<Said> {
    const { database, forget, clock } = this
    const held = await listKnownFacts(database.read, asked.userId, clock.now())
    const meant = withoutLoneQuotes(factsMeant(words, held), held)
    const named = namedWords(words)
    const isUnread = (fact: FoundFact) => isMeant(words, fact)
    const known = held.filter(({ id }) => meant.includes(id))
    const count = await database.transaction(async (tx) => {
      const before = { before: wish.id }
      await this.keyMemories.lock(tx, asked.userId)
      const unread = await forget.unread(tx, asked.userId, { ...before, isMeant: isUnread })
      const kept = unread + (await forget.all(tx, asked.userId, meant))
      const isOnlySaid = kept === 0 && named.length > 0
      const gone = isOnlySaid
        ? await forget.words(tx, asked.userId, { ...before, words: named })
        : kept
      if (gone === 'too many') return gone
      const told = { words: namedAsWhole(words), known, isMeant: isUnread }
      const isKeyGone = await this.keyMemories.execute(tx, asked.userId, told)
      // The wish names what is to be forgotten; what else they wrote in that text stays.
      const text = { id: wish.id, sentence: wishSentenceOf(wish.body) }
      const all = gone + Number(isKeyGone)
      if (all > 0) await forget.text(tx, asked.userId, text)
      return all
    })
    if (count === 0) return this.#say(asked, NOTHING_SAVED, 'settings')
    return count === 'too many' ? this.#say(asked, TOO_MANY, 'settings') : this.#gone(asked, wish)
  }

  #gone(asked: Asked, wish: AskedText): Said {
    return { ...this.#say(asked, GONE[wish.id % GONE.length] ?? GONE[0]), isForgotten: true }
  }

  #say(
    { prefix, herName: name }: Asked,
    words: string,
    settings?: 'settings' | 'All of it:'
  ): Said {
    const label = settings === 'settings' ? '' : `${settings} `
    const suffix = settings ? ` ${label}${this.publicUrl.to('/settings#memories')}` : ''
    const text = `${prefix}${cleanReply(words, { name, prefix, suffix })}${suffix}`
    return { text, isForgotten: false }
  }
}
