import { z } from 'zod'
import { slotKey } from '#app/companion/offline_voice/offline_facts'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const { questions, past } = loadWords(
  'offline_voice/recall_questions.yaml',
  z.strictObject({
    questions: z.array(z.strictObject({ when: shapes.pattern('u'), asks: shapes.lines })),
    past: shapes.pattern('u'),
  })
)

/** As people type it: `whens my birthday`, `who s my boss`, `my dogs name`, with any apostrophe or none. */
function writtenOut(question: string): string {
  return question
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u00b4\u2032`]/g, "'")
    .replace(/\b(?:wh?at|wut) ?'? ?s\b/g, "what's")
    .replace(/\b(who|when|where) ?'? ?s\b/g, "$1's")
    .replace(/sses(?= (?:name|named|called)\b)/g, "ss's")
    .replace(
      /(?<=\bmy [\p{L} -]{0,24}[^s\s'])(?<!\bsi) ?'? ?s'?(?= (?:name|named|called)\b)/gu,
      "'s"
    )
}

/** The slots a question asks for, best first; null when it asks nothing about the person. */
export function slotsAsked(question: string): string[] | null {
  const asked = writtenOut(question)
  for (const { when, asks } of questions) {
    const hit = asked.match(when)
    const caught = hit?.slice(1).find(Boolean) ?? ''
    const key = slotKey(caught.replace(/'s\b.*$/, ''))
    if (hit) return asks.map((slot) => slot.replace('…', key))
  }
  return null
}

export function isAboutPast(question: string): boolean {
  return question.includes('?') && past.test(writtenOut(question))
}
