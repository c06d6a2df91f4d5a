import app from '@adonisjs/core/services/app'
import { withoutAccents } from '#app/language/letters'
import { RememberTalk } from '#app/conversations/remembering/remember_talk'
import { Memory } from '#app/models/memory'
import { Message } from '#app/models/message'
import { Conversation } from '#app/models/conversation'
import { clock, database, onboardedUser, type TestUser } from '#tests/world'
import { type FactTalk, readFactTalks } from './data.js'

export interface FactsRead {
  /** Of the gold facts, the share that a current memory holds. */
  recall: number
  /** Of the gold facts and the forbidden ones that were found, the share that is gold. */
  precision: number
  /** Forbidden ones that were found. */
  never: number
  missed: string[]
  forbidden: string[]
}

const DAY_MS = 86_400_000

/** Each talk is stored and read as the product does it. Null when there is none. */
export async function readFacts(folder: string): Promise<FactsRead | null> {
  const talks = readFactTalks(folder)
  if (talks.length === 0) return null
  const [missed, forbidden]: [string[], string[]] = [[], []]
  let gold = 0
  for (const { name, part } of talks) {
    const sentences = await remember(part)
    const held = (words: string[]) => sentences.find((sentence) => holdsAll(sentence, words))
    gold += part.gold.length
    missed.push(
      ...part.gold.filter((words) => !held(words)).map((words) => `${name}: ${words.join(' ')}`)
    )
    forbidden.push(
      ...part.never.flatMap((words) => {
        const sentence = held(words)
        return sentence ? [`${name}: ${words.join(' ')} = ${sentence}`] : []
      })
    )
  }
  const found = gold - missed.length
  return {
    recall: found / gold,
    precision: found + forbidden.length === 0 ? 1 : found / (found + forbidden.length),
    never: forbidden.length,
    missed,
    forbidden,
  }
}

/** All its words, each at the beginning of a word; `a|b` is either. */
function holdsAll(sentence: string, words: readonly string[]): boolean {
  const text = ` ${plainOf(sentence)} `
  const isHeld = (word: string) => text.includes(` ${plainOf(word).trim()}`)
  return words.every((word) => word.split('|').some(isHeld))
}

const plainOf = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')

function standAt(instant: number): void {
  clock.at(new Date(instant).toISOString())
}

/** What she holds for true at the end, in sentences. */
async function remember({ texts }: FactTalk): Promise<string[]> {
  standAt(Date.parse(texts[0]?.at ?? '') - DAY_MS)
  const user = await onboardedUser()
  const talk = await store(user, texts)
  standAt(Date.parse(texts.at(-1)?.at ?? '') + DAY_MS)
  const remembering = await app.container.make(RememberTalk)
  for (let again = true; again;) {
    const outcome = await remembering.execute({ conversationId: talk })
    again = outcome !== undefined && outcome.againAt <= clock.now()
  }
  const { read } = await database()
  const memories = await Memory.query(read).where('userId', user.id)
  const now = clock.now()
  return memories.filter((one) => one.heldUntil(now) === null).map(({ body }) => body)
}

async function store(user: TestUser, texts: FactTalk['texts']): Promise<number> {
  const { read } = await database()
  const { id: conversationId } = await Conversation.findByOrFail({ userId: user.id }, read)
  for (const { from, text: body, at } of texts) {
    const own = { userId: user.id, conversationId, body, createdAt: Date.parse(at) }
    const theirs = { direction: 'inbound', kind: 'talk', state: 'received' } as const
    const hers = { direction: 'outbound', kind: 'reply', state: 'delivered' } as const
    await Message.create({ ...own, ...(from === 'user' ? theirs : hers) }, read)
  }
  return conversationId
}
