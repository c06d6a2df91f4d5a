import { LARGEST_ID } from '#app/core/database/largest_id'
import type { Tx } from '#app/core/database/sql'
import { Message } from '#app/models/message'
import { readEach } from '#app/core/threads/threads'
import type { CutText } from '#app/memory/kept/list_told'
import {
  type ToBeCut,
  type TellingText,
  unreadTelling,
} from '#app/memory/forgetting/without_telling'

export interface TalkToCut extends ToBeCut {
  userId: number
  conversationId: number
  /** Only texts before this one; all when left out. */
  before?: number
}

/** Done in a thread: `conversations/readings/readers`. */
export type WithoutTelling = (cut: ToBeCut, texts: readonly TellingText[]) => Promise<string[]>

const PAGE = 500

/**
 * Takes out of both their texts the sentences that tell what is to be forgotten, so
 * that nothing that reads the talk – prompts, search, summary, export – can find it
 * again. Texts on their way are left. Answers the texts it cut, as they stood.
 */
export async function cutTalk(
  tx: Tx,
  talk: TalkToCut,
  withoutTelling: WithoutTelling
): Promise<CutText[]> {
  const cut: CutText[] = []
  for await (const { text, body } of readTalk(tx, talk, withoutTelling)) {
    if (body === text.body) continue
    await Message.query(tx.sql).where('id', text.id).update({ body })
    cut.push({ id: text.id, body: text.body, at: text.createdAt })
  }
  return cut
}

/** How many texts tell it; for wishes so wide that they would tear up the talk. */
export async function countTelling(
  tx: Tx,
  talk: TalkToCut,
  withoutTelling: WithoutTelling
): Promise<number> {
  let count = 0
  for await (const { text, body } of readTalk(tx, talk, withoutTelling)) {
    if (body !== text.body) count++
  }
  return count
}

async function* readTalk(
  tx: Tx,
  talk: TalkToCut,
  withoutTelling: WithoutTelling
): AsyncGenerator<{ text: TellingText; body: string }> {
  const cut: ToBeCut = { thing: talk.thing, sources: talk.sources, fact: talk.fact }
  let last = { id: 0, isNear: false }
  for (let isMore = true; isMore;) {
    const page = await listTexts(tx, talk, last.id)
    isMore = page.length === PAGE
    const texts = page.map((text) => {
      const { id, direction, body, createdAt } = text
      last = { id, isNear: isNearSource(talk, text, last.isNear) }
      // Plain: it goes to a thread.
      return { id, direction, body, createdAt, isNear: last.isNear }
    })
    const bodies = await readEach(texts, (some) => withoutTelling(cut, some), unreadTelling(cut))
    for (const [index, text] of texts.entries()) yield { text, body: bodies[index] ?? text.body }
  }
}

/** A text it was read from, and what she answered to it. */
function isNearSource({ sources }: TalkToCut, text: Message, wasNear: boolean): boolean {
  return sources.has(text.id) || (wasNear && text.kind !== 'talk')
}

/** Also what they opted out with in words of their own, which stands beside the talk. */
async function listTexts(
  { sql }: Tx,
  { userId, conversationId, before = LARGEST_ID }: TalkToCut,
  after: number
): Promise<Message[]> {
  return Message.query(sql)
    .where('userId', userId)
    .where((theirs) => void theirs.where({ conversationId }).orWhere('kind', 'keyword'))
    .where('id', '>', after)
    .where('id', '<', before)
    .withScopes((all) => all.settled())
    .whereNot('kind', 'notice')
    .orderBy('id')
    .limit(PAGE)
}
