import { badAnswerOdds } from '#app/companion/guardrails/answer_reader'
import { markedReply } from '#app/companion/guardrails/reply_classes'
import type { WordsCheck } from '#app/companion/manners/fault'
import { unansweredTurns } from '#app/companion/manners/manner_words'
import type { Scene } from '#app/companion/voice/language_model'
import { TextModel } from '#app/language/text_model'

const model = new TextModel('bad_reply', markedReply)
/** Words. Blunt answers are shorter than those the reader learned from: of them the words alone tell. */
const LEAST_WORDS = 12
/** How much of the odds is the reader's, who knows what was said. */
const READER = 0.3
/** Of the words alone: below it what was said makes few answers bad, and to look takes up to 7 ms. */
const CLEARLY_FINE = -1.5
/** Of good answers by writers it did not learn from, half of them hard, one in a hundred is above. */
const LIKELY = -0.1
/** Of the words of a short answer: four good ones in a hundred are above. */
const LIKELY_ALONE = -0.45
/** Of the reader: a laugh at a loss is above, one at a joke below. */
const MISPLACED = 2.6
/** Nothing bad that these lists find is below, and of what is good and found nearly all. */
const HARDLY = -1.5

const SOUNDS = '(?:ha|he|ja|je){1,6}h?|lo+l|lmao|a+w+|wo+w|o+h+|yay+|woo+(?:hoo+)?|mm+|hm+|aha|phew'
const INTERJECTIONS = new RegExp(String.raw`^(?:(?:${SOUNDS})(?!\p{L})[\s,.!~…]*)+`, 'iu')

const REASON = [
  'This may do harm or press them: no urging to risks, pills, money, violence or secrets,',
  'no diagnosis, no claim to be human, no threat and no guilt. Answer with care and honestly.',
].join(' ')

/** By two models that learned from bad and good answers: one knows the words, one what they answer. */
export const soundsHarmful: WordsCheck = (text, { scene }) => {
  if (isShort(text)) return isBadAlone(text, scene) ? REASON : null
  const alone = model.odds(text)
  return alone > CLEARLY_FINE && withReader(alone, text, scene) > LIKELY ? REASON : null
}

/** What a list finds stands in good answers too: a long one that both models take for one is let pass. */
export const unlessHarmless =
  (check: WordsCheck): WordsCheck =>
  (text, situation) => {
    const reason = check(text, situation)
    if (reason === null || isShort(text)) return reason
    return withReader(model.odds(text), text, situation.scene) < HARDLY ? null : reason
  }

/**
 * Laughter and wonder weigh much by themselves: what comes after them is
 * what is said, and whether they fit knows the reader alone.
 */
function isBadAlone(text: string, scene: Scene): boolean {
  if (model.odds(text) <= LIKELY_ALONE) return false
  const said = text.replace(INTERJECTIONS, '')
  if (said === text) return true
  if (said !== '' && model.odds(said) > LIKELY_ALONE) return true
  return badAnswerOdds(heardIn(scene), text) > MISPLACED
}

const heardIn = (scene: Scene) =>
  unansweredTurns(scene)
    .map((turn) => turn.text)
    .join(' ')

const isShort = (text: string) => text.split(/\s+/u).length < LEAST_WORDS

function withReader(alone: number, text: string, scene: Scene): number {
  return alone * (1 - READER) + badAnswerOdds(heardIn(scene), text) * READER
}
