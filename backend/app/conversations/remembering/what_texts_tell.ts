import { soleTopicOf } from '#app/companion/offline_voice/offline_acts'
import { graveIn } from '#app/companion/offline_voice/offline_grave'
import { glossary } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { isUnkept } from '#app/memory/facts/refused_values'
import { FORGOTTEN_MARK } from '#app/models/kinds'
import { isFitToKeep } from '#app/conversations/remembering/gist_of'
import { isCrisis } from '#app/safety/crisis/crisis_detector'

const SUBJECTS = loadWords('remembering/subjects.txt', glossary)

export interface ToldText {
  /** Of a danger, a death, an illness: nothing to read again by chance. */
  isGrave: boolean
  /** Nothing secret or coarse, and not forgotten. */
  isFit: boolean
  /** What it is all about, as people call it; null when that is not sure. */
  subject: string | null
}

/** What may be told of texts later on. */
export function whatTextsTell(texts: readonly string[]): ToldText[] {
  return texts.map(readOne)
}

/** What could not be read in time is not told. */
export function unreadText(): ToldText {
  return { isGrave: false, isFit: false, subject: null }
}

function readOne(text: string): ToldText {
  const isGrave = isCrisis(text) || isUnkept(text) || graveIn(text) !== null
  const isFit = !isGrave && !text.includes(FORGOTTEN_MARK) && isFitToKeep(text)
  return { isGrave, isFit, subject: isFit ? subjectOf(text) : null }
}

function subjectOf(text: string): string | null {
  const topic = soleTopicOf(text.toLowerCase())
  return topic === null ? null : (SUBJECTS[topic] ?? null)
}
