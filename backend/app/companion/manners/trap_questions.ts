import { z } from 'zod'
import type { WordsCheck } from '#app/companion/manners/fault'
import { askedWords, contracted } from '#app/companion/manners/manner_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/trap_questions.txt',
  z.strictObject({
    traps: shapes.patterns('u'),
    offer: shapes.pattern('u'),
    spoken: shapes.patterns(),
    wantsToStop: shapes.pattern('u'),
    saysHow: shapes.pattern('giu'),
    saysWhatFor: shapes.pattern('giu'),
  })
)

/** A question (or an offer) whose natural answer is a word that switches the texting on or off. */
export const asksTrap: WordsCheck = (reply, { scene }) => {
  const isTold = WORDS.wantsToStop.test(askedWords(scene))
  const told = reply.replace(WORDS.saysWhatFor, ' ')
  const text = isTold ? told.replace(WORDS.saysHow, ' ') : told
  const words = contracted(text)
  const questions = words.match(/[^.!?]*\?/g) ?? []
  const isTrap = questions.some((question) =>
    WORDS.traps.some((trap) => trap.test(question.trim()))
  )
  if (!isTrap && !WORDS.offer.test(words) && !WORDS.spoken.some((pattern) => pattern.test(text)))
    return null
  return (
    'Ask nothing that is answered by STOP, YES, START, END, QUIT, CANCEL, HELP or INFO, ' +
    'and offer none of these words.'
  )
}
