import { type Said, signsOf } from '#app/safety/care/signs'
import { languageOf } from '#app/safety/care/written_language'
import { besideKeyword, type Keyword, keywordOf } from '#app/texting/consent/keywords'

/** What the words of a text say that is not hers to answer. */
export interface ReadWords {
  /** As it counts for somebody who opted out; from anybody else a START is talk. */
  keyword: Keyword | null
  /** Beside the keyword, if there is one. */
  said: Said
}

export const NOTHING_SAID: Said = { signs: [], language: 'en' }
/** Nobody could read it in time: then it is talk like any other. */
export const UNREADABLE: ReadWords = { keyword: null, said: NOTHING_SAID }

/**
 * Pure; for a thread, as the words come from anybody. `question` is what
 * she had asked last: a short answer means little without it.
 */
export function readWords(body: string, question: string | null = null): ReadWords {
  const keyword = keywordOf(body, true, question)
  const words = keyword ? besideKeyword(body) : body
  return { keyword, said: { signs: signsOf(words, question), language: languageOf(words) } }
}
