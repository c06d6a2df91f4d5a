import { z } from 'zod'

import { clausesIn } from '#app/language/clauses'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/dropped_subjects.txt',
  z.strictObject({
    untold: shapes.pattern('u'),
    common: shapes.pattern(),
    theirs: shapes.pattern('u'),
  })
)

const OWN_TOO = /\b(?:too|as well|myself|also|same|me neither|my)\b/u

function isEcho(told: string, heard: string): boolean {
  const words = told.match(/\p{L}{3,}/gu)?.filter((word) => !WORDS.common.test(word)) ?? []
  return words.some((word) => heard.includes(word))
}

/**
 * Whether a sentence of plain, contracted words tells a day
 * of hers without saying `I`; `heard` is what she answers.
 */
export function isToldWithoutSubject(sentence: string, heard: string): boolean {
  if (WORDS.theirs.test(sentence)) return false
  return clausesIn(sentence, /[,;:]+ *| - | then /).some((clause) => {
    const told = WORDS.untold.exec(clause)?.[0]
    return told !== undefined && (OWN_TOO.test(clause) || !isEcho(told, heard))
  })
}
