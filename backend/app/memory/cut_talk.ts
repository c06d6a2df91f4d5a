import { LARGEST_ID } from '#app/core/largest_id'
import type { Tx } from '#app/core/sql'
import { findFacts } from '#app/facts/find_facts'
import { valueKey } from '#app/facts/fact_values'
import {
  cutSentences,
  FORGOTTEN_MARK,
  type ForgottenThing,
  hasAllWords,
  isNamedIn,
} from '#app/memory/forgotten_sentences'
import type { CutText } from '#app/memory/list_told'

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
 * prompts, search, summary, export – can find it again. Texts on their way are left. Answers the texts it cut, as they
 * stood.
 */
export async function cutTalk(tx: Tx, talk: TalkToCut): Promise<CutText[]> {
  const cut: CutText[] = []
  let last = { id: 0, isNear: false }
  for (;;) {
    const texts = await listTexts(tx, talk, last.id)
    for (const text of texts) {
      last = { id: text.id, isNear: isNearSource(talk, text, last.isNear) }
      const body = withoutTelling(talk, text, last.isNear)
      if (body === text.body) continue
      await tx.sql.run('update messages set body = ? where id = ?', body, text.id)
      cut.push({ id: text.id, body: text.body, at: text.created_at })
    }
    if (texts.length < PAGE) return cut
  }
}

/** How many texts tell it; for wishes so wide that they would tear up the talk. */
export async function countTelling(tx: Tx, talk: TalkToCut): Promise<number> {
  let count = 0
  let after = 0
  for (;;) {
    const texts = await listTexts(tx, talk, after)
    count += texts.filter((text) => withoutTelling(talk, text, false) !== text.body).length
    after = texts.at(-1)?.id ?? after
    if (texts.length < PAGE) return count
  }
}

/** A text it was read from, and what she answered to it. */
function isNearSource({ sources }: TalkToCut, text: Text, wasNear: boolean): boolean {
  return sources.has(text.id) || (wasNear && text.direction === 'outbound')
}

/** A text it was read from never stays whole: what it says in words of its own is not looked for, the text goes. */
function withoutTelling(talk: TalkToCut, text: Text, isNear: boolean): string {
  const isSource = talk.sources.has(text.id)
  const body = cutSentences(text.body, (sentence) =>
    isTelling(talk, text, { sentence, isNear, isSource })
  )
  return isSource && body === text.body ? FORGOTTEN_MARK : body
}

function isTelling(
  { thing, fact }: TalkToCut,
  text: Text,
  { sentence, isNear, isSource }: { sentence: string; isNear: boolean; isSource: boolean }
): boolean {
  if (!hasAllWords(sentence, thing.words)) return isSource && isFactIn(sentence, text, fact)
  if (fact === null || isNear) return true
  if (thing.isNaming) return isNamedIn(sentence, thing.words)
  return isFactIn(sentence, text, fact)
}

function isFactIn(sentence: string, text: Text, fact: TalkToCut['fact']): boolean {
  if (fact === null) return false
  const sender = text.direction === 'inbound' ? 'user' : 'girlfriend'
  const found = findFacts(
    { sender, text: sentence, at: text.created_at },
    { timeZone: 'UTC', before: [] }
  )
  return found.some(
    ({ about, slot, value }) =>
      about === fact.about && slot === fact.slot && valueKey(value) === fact.valueKey
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
