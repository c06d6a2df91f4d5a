import { z } from 'zod'
import type { WordsCheck } from '#app/companion/manners/fault'
import { isToldWithoutSubject } from '#app/companion/manners/dropped_subjects'
import {
  askedWords,
  contracted,
  unansweredTurns,
  unquoted,
} from '#app/companion/manners/manner_words'
import { asksIfReal } from '#app/companion/manners/real_questions'
import { isAdmittingAi, isHumanClaim } from '#app/companion/voice/honesty'
import { leadsTo, sentencesOf, UNREAL } from '#app/companion/voice/plain_words'
import type { Turn } from '#app/companion/voice/language_model'
import { TextModel } from '#app/language/text_model'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/body_claims.txt',
  z.strictObject({
    english: shapes.patterns('gu'),
    spanish: shapes.patterns('gu'),
    notTold: shapes.pattern(),
    supposed: shapes.pattern(),
  })
)

const { humanHints } = loadWords(
  'manners/human_hints.txt',
  z.strictObject({ humanHints: shapes.patterns('gu') })
)
const LIFE = [...WORDS.english, ...WORDS.spanish, ...humanHints]

const isTold = (sentence: string, pattern: RegExp) =>
  leadsTo(pattern, sentence).some((before) => !WORDS.notTold.test(before) && !UNREAL.test(before))

function isLifeTold(sentence: string, heard: string): boolean {
  if (WORDS.supposed.test(sentence)) return false
  return LIFE.some((pattern) => isTold(sentence, pattern)) || isToldWithoutSubject(sentence, heard)
}

/** She claims to be a human, or tells of a body, a home, a job, a past, a call, a meeting or a picture. */
export const claimsHuman: WordsCheck = (text, { scene }) => {
  if (isHumanClaim(text)) return 'You are an AI: do not claim or hint that you are human.'
  const heard = askedWords(scene)
  if (!sentencesOf(contracted(unquoted(text))).some((one) => isLifeTold(one, heard))) return null
  return (
    'You are an AI: claim no body, home, job, family, errands or past, ' +
    'and promise no call, meeting or picture.'
  )
}

/** To "are you a bot?" it is said in ever other words: "Guilty, all of it is code." */
const ownsUp = new TextModel('owns_ai')
const LIKELY = 1
/** "What's your type?" may be answered as something else: he has to ask more surely. */
const SURELY_ASKED = 0.3
/** "Would an AI love rain?" owns up to nothing. */
const QUESTIONS = /[^.!?\n]*\?/g

/** They asked whether she is real, and her own words do not say what she is. */
export const dodges: WordsCheck = (text, { scene }) => {
  if (scene.kind !== 'reply') return null
  const told = text.replace(QUESTIONS, ' ').trim()
  const asked = unansweredTurns(scene).filter((turn) => asksIfReal(turn.text, SURELY_ASKED))
  if (asked.length === 0 || isAdmittingAi(text) || asked.every(isOwned)) return null
  return 'They asked whether you are real: say plainly and warmly that you are an AI.'

  function isOwned(turn: Turn): boolean {
    return told !== '' && ownsUp.wholeOdds(told, turn.text) > LIKELY
  }
}
