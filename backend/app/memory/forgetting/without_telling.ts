import { FORGOTTEN_MARK } from '#app/models/kinds'
import {
  cutSentences,
  type FactSought,
  type ForgottenThing,
  hasAllWords,
  isFactTold,
  isNamedIn,
} from '#app/memory/kept/forgotten_sentences'

/** What is to be cut out of texts. */
export interface ToBeCut {
  thing: ForgottenThing
  /** The texts the memory was read from. */
  sources: ReadonlySet<number>
  /** Null when there is no memory behind it, only words: then every sentence that has them all is cut. */
  fact: FactSought | null
}

export interface TellingText {
  id: number
  direction: string
  body: string
  /** Epoch milliseconds. */
  createdAt: number
  /** The memory was read from it, or it answers such a text. */
  isNear: boolean
}

/** The texts' bodies with the sentences cut out that tell it. Pure. */
export function withoutTelling(cut: ToBeCut, texts: readonly TellingText[]): string[] {
  return texts.map((text) => cutOne(cut, text))
}

/** What could not be read in time: a source goes whole, the rest stays. */
export function unreadTelling({ sources }: ToBeCut): (text: TellingText) => string {
  return ({ id, body }) => (sources.has(id) ? FORGOTTEN_MARK : body)
}

/**
 * A text it was read from never stays whole: what it says in
 * words of its own is not looked for, the text goes.
 */
function cutOne(cut: ToBeCut, text: TellingText): string {
  const body = cutSentences(text.body, (sentence) => isTelling(cut, text, sentence))
  return cut.sources.has(text.id) && body === text.body ? FORGOTTEN_MARK : body
}

function isTelling(
  { thing, fact, sources }: ToBeCut,
  text: TellingText,
  sentence: string
): boolean {
  if (!hasAllWords(sentence, thing.words)) {
    return sources.has(text.id) && isFactIn(sentence, text, fact)
  }
  if (fact === null || text.isNear) return true
  if (thing.isNaming) return isNamedIn(sentence, thing.words)
  return isFactIn(sentence, text, fact)
}

function isFactIn(sentence: string, text: TellingText, fact: ToBeCut['fact']): boolean {
  if (fact === null) return false
  const sender = text.direction === 'inbound' ? 'user' : 'girlfriend'
  return isFactTold(fact, { sender, text: sentence, at: text.createdAt })
}
