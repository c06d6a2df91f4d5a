import { type Said, signsOf } from '#app/safety/care/signs'
import { crisisLanguageOf } from '#app/safety/care/written_language'
import { besideKeyword, type Keyword, keywordOf } from '#app/texting/consent/keywords'

/** What the words of a text say that is not hers to answer. */
interface Reading {
  keyword: Keyword | null
  /** Beside the keyword, if there is one. */
  said: Said
}

/** As it counts for somebody who opted out. */
export interface ReadWords extends Reading {
  /** Of a START word from anybody else: a "yes" answers what she had asked. */
  asTalk?: Reading
}

export const NOTHING_SAID: Said = { signs: [], language: 'en' }
/** Nobody could read it in time: then it is talk like any other. */
export const UNREADABLE: ReadWords = { keyword: null, said: NOTHING_SAID }

/**
 * Pure; for a thread, as the words come from anybody. `question` is what
 * she had asked last: a short answer means little without it.
 */
export function readWords(body: string, question: string | null = null): ReadWords {
  const read = readingOf(keywordOf(body, true, question), body, question)
  if (read.keyword !== 'start') return read
  return { ...read, asTalk: readingOf(keywordOf(body, false, question), body, question) }
}

function readingOf(keyword: Keyword | null, body: string, question: string | null): Reading {
  const words = keyword ? besideKeyword(body) : body
  return { keyword, said: { signs: signsOf(words, question), language: crisisLanguageOf(words) } }
}
