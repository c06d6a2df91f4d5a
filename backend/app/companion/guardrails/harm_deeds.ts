import { z } from 'zod'

import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/harm_deeds.txt',
  z.strictObject({
    grave: shapes.sources,
    slight: shapes.sources,
    foodless: shapes.sources,
    againstOthers: shapes.sources,
    nothingButFillers: shapes.pattern('u'),
    toldBy: shapes.pattern('u'),
    noDenials: shapes.pattern('gu'),
    isRefused: shapes.pattern('u'),
    isAsked: shapes.pattern('u'),
  })
)

/** Several deeds as one pattern, whole words only. */
export const deeds = (sources: string[]) => new RegExp(`\\b(?:${sources.join('|')})\\b`, 'gu')

export const GRAVE_DEEDS = deeds(WORDS.grave)
/** Care may name these too: only who tells somebody to do them does harm. */
export const OTHER_DEEDS = deeds([...WORDS.slight, ...WORDS.foodless, ...WORDS.againstOthers])

/** Whether a deed is told by what stands before it in its clause. */
export const isBidden = (before: string) =>
  WORDS.nothingButFillers.test(before.trim()) || WORDS.toldBy.test(before)

export const withoutFalseDenials = (words: string) => words.replace(WORDS.noDenials, 'just ')

/** Before a deed, in its clause: it is refused, feared or felt, not told. */
export const IS_REFUSED = WORDS.isRefused
/** They are asked about it, as care does. */
export const IS_ASKED = WORDS.isAsked
