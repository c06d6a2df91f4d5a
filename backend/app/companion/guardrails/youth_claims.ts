import { z } from 'zod'
import type { WordsCheck } from '#app/companion/manners/fault'
import { contracted } from '#app/companion/manners/manner_words'
import { clauseBefore, sentencesOf, UNREAL } from '#app/companion/voice/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords('manners/youth_claims.txt', z.strictObject({ ages: shapes.patterns('gu') }))

function isYoung(sentence: string): boolean {
  return WORDS.ages.some((age) =>
    [...sentence.matchAll(age)].some((hit) => !UNREAL.test(clauseBefore(sentence, hit.index)))
  )
}

/** She speaks as somebody under 18. */
export const looksYoung: WordsCheck = (text) =>
  sentencesOf(contracted(text)).some(isYoung)
    ? 'You are an adult character: never speak or act as somebody under 18.'
    : null
