import { z } from 'zod'
import { isPlainlyName } from '#app/memory/facts/first_names'
import type { Slots } from '#app/companion/offline_voice/offline_choice'
import { isSayable } from '#app/companion/offline_voice/offline_remembered'
import { toSecondPerson } from '#app/companion/offline_voice/offline_spoken'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/echo.txt',
  z.strictObject({
    begins: shapes.pattern('iu'),
    unowned: shapes.pattern('iu'),
    did: shapes.pattern('iu'),
    finite: shapes.pattern('iu'),
    grave: shapes.pattern('u'),
    unsure: shapes.pattern('iu'),
    tails: shapes.pattern('iu'),
    heads: shapes.pattern('iu'),
    apostrophes: shapes.pairs,
    parents: shapes.pattern('gu'),
    named: shapes.pattern('u'),
    kin: shapes.pattern('u'),
    kinEs: shapes.pattern('u'),
    count: shapes.pattern('iu'),
  })
)
const SENTENCES = /[.!?\u2026]+(?:\s+|$)|\n/
const FEWEST = 3
const MOST = 10

function isSure(sentence: string): boolean {
  const words = sentence.split(' ').length
  const isFit = words >= FEWEST && words <= MOST && /\p{Ll}/u.test(sentence)
  return isFit && !WORDS.unsure.test(sentence) && isSayable(sentence)
}

/** As somebody else would say it, where the grammar is sure: `made six jars` -> `you made six jars`. */
function saidBack(sentence: string): string | null {
  const bare = sentence
    .replace(/[^\p{L}\p{N}\s'’,-]+/gu, ' ')
    .replace(WORDS.heads, '')
    .replace(WORDS.tails, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (!isSure(bare) || /[?"“:*/()]/.test(sentence)) return null
  const begun = begunAs(bare)
  return begun && WORDS.finite.test(begun) ? spelled(toSecondPerson(begun)) : null
}

/** With the subject that is left out in a text. */
function begunAs(bare: string): string | null {
  const inside = bare.charAt(0).toLowerCase() + bare.slice(1)
  if (WORDS.unowned.test(bare)) return `my ${inside}`
  if (WORDS.did.test(bare)) return `I ${inside}`
  if (WORDS.begins.test(bare)) return inside
  return isPlainlyName(bare.split(' ')[0] ?? '') ? bare : null
}

function spelled(words: string): string {
  return words
    .replace(/\p{L}+/gu, (word) => WORDS.apostrophes.get(word) ?? word)
    .replace(WORDS.parents, 'your $&')
}

/** Of loss, illness, a breakup or lost work no word is said back. `words`: as `spoken`. */
export const isTooGrave = (words: string) => WORDS.grave.test(words)

/** What of a told text her lines may name: all of one sentence, somebody's name, who it is, how many. */
export function echoOf(told: string): Slots {
  const hit = told.match(WORDS.named)
  const kin = told.match(WORDS.kin)?.[1]
  const kinEs = told.match(WORDS.kinEs)?.[1]
  return {
    that: told
      .split(SENTENCES)
      .flatMap((one) => saidBack(one) ?? [])
      .at(-1),
    name: hit?.slice(1).find(Boolean),
    kin: (kin && `your ${kin.toLowerCase()}`) ?? (kinEs && `tu ${kinEs}`),
    count: told.match(WORDS.count)?.[0],
  }
}
