import { z } from 'zod'
import { foldedWords, leadsTo, sentencesOf, UNREAL } from '#app/companion/voice/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'voice/honesty.txt',
  z.strictObject({
    claimsEnglish: shapes.patterns('gu'),
    claimsSpanish: shapes.patterns('gu'),
    admits: shapes.pattern('gu'),
    asks: shapes.patterns('u'),
    idioms: shapes.pattern('g'),
  })
)

const CLAIMS = [...WORDS.claimsEnglish, ...WORDS.claimsSpanish]

/** Slips of the thumb in the words the question is made of. */
const SLIPS: [RegExp, string][] = [
  [/\b(?:reel|rael|rela|realy|reall|riel)\b(?!ly)/g, 'real'],
  [/\b(?:yuo|yoy|yiu|yu|yoo|yew|oyu)\b/g, 'you'],
  [/\b(?:areyou|ar you|aer you|re you|ae you|are yo)\b/g, 'are you'],
  [/\b(?:robto|robt|rebot|robor|robit)\b/g, 'robot'],
  [/\b(?:hooman|humn|humam|huma|hman|humen|hunan)\b/g, 'human'],
  [/\b(?:preson|perosn|persn|peron)\b/g, 'person'],
]

/**
 * A hit that is really meant: nothing before it in its
 * clause makes it a wish, a denial or somebody's opinion.
 */
function isMeant(sentence: string, pattern: RegExp): boolean {
  return leadsTo(pattern, sentence).some((before) => !UNREAL.test(before))
}

function isSentenceClaiming(sentence: string): boolean {
  return CLAIMS.some((claim) => isMeant(sentence, claim)) && !isMeant(sentence, WORDS.admits)
}

/** True when her words claim to be a human, or deny being an AI (English and Spanish). */
export function isHumanClaim(text: string): boolean {
  return sentencesOf(foldedWords(text)).some(isSentenceClaiming)
}

/** True when her words say that she is an AI or no human, and do not take it back. */
export function isAdmittingAi(text: string): boolean {
  return (
    !isHumanClaim(text) && sentencesOf(foldedWords(text)).some((one) => isMeant(one, WORDS.admits))
  )
}

/** True when the person asks, in any wording, whether she is real, human or an AI (English and Spanish). */
export function isAskingIfReal(text: string): boolean {
  const words = SLIPS.reduce((said, [slip, word]) => said.replace(slip, word), foldedWords(text))
  const meant = words.replace(WORDS.idioms, ' ')
  return WORDS.asks.some((ask) => ask.test(meant))
}
