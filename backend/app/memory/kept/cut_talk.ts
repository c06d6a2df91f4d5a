import { LARGEST_ID } from '#app/core/database/largest_id'
import type { Tx } from '#app/core/database/sql'
import { readEach } from '#app/core/threads/threads'
import type { CutText } from '#app/memory/kept/list_told'
import { type ToBeCut, type TellingText, unreadTelling } from '#app/memory/kept/without_telling'

export interface TalkToCut extends ToBeCut {
  conversationId: number
  /** Only texts before this one; all when left out. */
  before?: number
}

/** In a thread. */
export type WithoutTelling = (cut: ToBeCut, texts: readonly TellingText[]) => Promise<string[]>

type Text = Omit<TellingText, 'isNear'>

const PAGE = 500

/**
 * Takes out of both their texts the sentences that tell what is to be forgotten, so that nothing that reads the talk –
 * prompts, search, summary, export – can find it again. Texts on their way are left. Answers the texts it cut, as they
 * stood.
 */
export async function cutTalk(
  tx: Tx,
  talk: TalkToCut,
  withoutTelling: WithoutTelling
): Promise<CutText[]> {
  const cut: CutText[] = []
  for await (const { text, body } of readTalk(tx, talk, withoutTelling)) {
    if (body === text.body) continue
    await tx.sql.run('update messages set body = ? where id = ?', body, text.id)
    cut.push({ id: text.id, body: text.body, at: text.created_at })
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
      last = { id: text.id, isNear: isNearSource(talk, text, last.isNear) }
      return { ...text, isNear: last.isNear }
    })
    const bodies = await readEach(texts, (some) => withoutTelling(cut, some), unreadTelling(cut))
    for (const [index, text] of texts.entries()) yield { text, body: bodies[index] ?? text.body }
  }
}

/** A text it was read from, and what she answered to it. */
function isNearSource({ sources }: TalkToCut, text: Text, wasNear: boolean): boolean {
  return sources.has(text.id) || (wasNear && text.direction === 'outbound')
}

function listTexts(
  tx: Tx,
  { conversationId, before = LARGEST_ID }: TalkToCut,
  after: number
): Promise<Text[]> {
  return tx.sql.all<Text>(
    `select id, direction, body, created_at from messages
     where conversation_id = ? and id > ? and id < ? and state not in ('queued', 'sending') and kind <> 'notice'
     order by id limit ${PAGE}`,
    conversationId,
    after,
    before
  )
}
