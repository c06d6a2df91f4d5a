import { LARGEST_ID } from '#app/core/largest_id'
import type { Tx } from '#app/core/sql'
import { findFacts } from '#app/facts/find_facts'
import { valueKey } from '#app/facts/fact_values'
import { cutSentences, type ForgottenThing, hasAllWords } from '#app/memory/forgotten_sentences'

export interface TalkToCut {
  conversationId: number
  thing: ForgottenThing
  /** The texts the memory was read from. */
  sources: ReadonlySet<number>
  /** Null when there is no memory behind it, only words: then every sentence that has them all is cut. */
  fact: { about: string; slot: string; valueKey: string } | null
  /** Only texts before this one; all when left out. */
  before?: number
}

interface Text {
  id: number
  direction: string
  body: string
  created_at: number
}

const PAGE = 500

/**
 * Takes out of both their texts the sentences that tell what is to be forgotten, so that nothing that reads the talk –
 * prompts, search, summary, export – can find it again. Texts on their way are left. Answers the ids of the texts it cut.
 */
export async function cutTalk(tx: Tx, talk: TalkToCut): Promise<number[]> {
  const cut: number[] = []
  let last = { id: 0, isNearSource: false }
  for (;;) {
    const texts = await listTexts(tx, talk, last.id)
    for (const text of texts) {
      last = { id: text.id, isNearSource: isNearSource(talk, text, last.isNearSource) }
      const body = cutSentences(text.body, (sentence) =>
        isTelling(talk, text, { sentence, ...last })
      )
      if (body === text.body) continue
      await tx.sql.run('update messages set body = ? where id = ?', body, text.id)
      cut.push(text.id)
    }
    if (texts.length < PAGE) return cut
  }
}

/** A text it was read from, and what she answered to it. */
function isNearSource({ sources }: TalkToCut, text: Text, wasNear: boolean): boolean {
  return sources.has(text.id) || (wasNear && text.direction === 'outbound')
}

function isTelling(
  { thing, fact }: TalkToCut,
  text: Text,
  { sentence, isNearSource: isNear }: { sentence: string; isNearSource: boolean }
): boolean {
  if (!hasAllWords(sentence, thing.words)) return false
  if (fact === null || thing.isNaming || isNear) return true
  const sender = text.direction === 'inbound' ? 'user' : 'girlfriend'
  const found = findFacts(
    { sender, text: sentence, at: text.created_at },
    { timeZone: 'UTC', before: [] }
  )
  return found.some(
    (one) =>
      one.about === fact.about && one.slot === fact.slot && valueKey(one.value) === fact.valueKey
  )
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
