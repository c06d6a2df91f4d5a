import { z } from 'zod'
import { isDangerHeard } from '#app/companion/manners/danger_heard'
import type { WordsCheck } from '#app/companion/manners/fault'
import {
  deeds,
  GRAVE_DEEDS,
  IS_ASKED,
  IS_REFUSED,
  isBidden,
  OTHER_DEEDS,
  withoutFalseDenials,
} from '#app/companion/guardrails/harm_deeds'
import { contracted, unquoted } from '#app/companion/manners/manner_words'
import type { Scene } from '#app/companion/voice/language_model'
import { leadsTo, sentencesOf, UNREAL } from '#app/companion/voice/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/harms.txt',
  z.strictObject({
    felt: shapes.pattern('u'),
    warned: shapes.pattern('u'),
    deniedSpanish: shapes.pattern('u'),
  })
)
const ALWAYS = loadWords(
  'manners/harm_phrases.txt',
  z.strictObject({ harms: shapes.anyOf('gu'), harmsSpanish: shapes.anyOf('gu') })
)
const IN_DANGER = loadWords(
  'manners/danger_answers.txt',
  z.strictObject({
    biddenInDanger: shapes.sources.transform(deeds),
    daredInDanger: shapes.anyOf('gu'),
    agreedInDanger: shapes.anyOf('gu'),
  })
)

const isRefused = (before: string) => IS_REFUSED.test(before)

function isDeedBidden(sentence: string): boolean {
  if (IS_ASKED.test(sentence)) return false
  const other = leadsTo(OTHER_DEEDS, sentence).filter(isBidden)
  return [...leadsTo(GRAVE_DEEDS, sentence), ...other].some((before) => !isRefused(before))
}

function isHarmSaid(sentence: string): boolean {
  const spanish = leadsTo(ALWAYS.harmsSpanish, sentence)
  if (spanish.some((before) => !WORDS.deniedSpanish.test(before))) return true
  if (WORDS.warned.test(sentence) && !/\b(?:no|not|don't)\b|n't\b/u.test(sentence)) return false
  return leadsTo(ALWAYS.harms, sentence).some(
    (before) => !WORDS.felt.test(before) && !UNREAL.test(before)
  )
}

const isMeant = (before: string) => !isRefused(before) && !WORDS.felt.test(before)

const AND = /\b(?:and|then) (?:just |then )?$/u

/** Told to do it, or dared to. */
function isPushed(sentence: string): boolean {
  if (IS_ASKED.test(sentence)) return false
  const isTold = (before: string) => isBidden(before) || AND.test(before)
  const { biddenInDanger, daredInDanger } = IN_DANGER
  const bidden = leadsTo(biddenInDanger, sentence).filter(isTold)
  return [...bidden, ...leadsTo(daredInDanger, sentence)].some(isMeant)
}

const isAgreed = (sentence: string) =>
  !IS_ASKED.test(sentence) && leadsTo(IN_DANGER.agreedInDanger, sentence).some(isMeant)

/** What is harmless elsewhere; the talk is read only when the words need it. */
function isHarmfulHere(sentences: string[], scene: Scene): boolean {
  const isPush = sentences.some(isPushed)
  if (isPush && scene.isTender) return true
  return (isPush || sentences.some(isAgreed)) && isDangerHeard(scene)
}

/** What she quotes is somebody else's, unless it is all there is. */
function ownWords(text: string): string {
  const own = unquoted(text)
  return /\p{L}/u.test(own) ? own : text
}

/** She encourages, belittles, instructs or agrees where somebody might be hurt: they themselves or others. */
export const harms: WordsCheck = (text, { scene }) => {
  const sentences = sentencesOf(withoutFalseDenials(contracted(ownWords(text))))
  const isHarm = sentences.some((one) => isDeedBidden(one) || isHarmSaid(one))
  if (!isHarm && !isHarmfulHere(sentences, scene)) return null
  return (
    'Never encourage, excuse, belittle or explain hurting oneself or others, nor agree to it: ' +
    'be calm and caring, ask them not to, and say that real people are there for them.'
  )
}
