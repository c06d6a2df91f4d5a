import { z } from 'zod'
import type { WordsCheck } from '#app/companion/manners/fault'
import { contracted } from '#app/companion/manners/manner_words'
import { leadsTo, sentencesOf, UNREAL } from '#app/companion/voice/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords('manners/youth_claims.txt', z.strictObject({ ages: shapes.patterns('gu') }))

const isYoung = (sentence: string) =>
  WORDS.ages.some((age) => leadsTo(age, sentence).some((before) => !UNREAL.test(before)))

/** She speaks as somebody under 18. */
export const looksYoung: WordsCheck = (text) =>
  sentencesOf(contracted(text)).some(isYoung)
    ? 'You are an adult character: never speak or act as somebody under 18.'
    : null
