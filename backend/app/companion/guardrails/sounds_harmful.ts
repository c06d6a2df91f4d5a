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
/** Nothing bad that these lists find is below, and of what is good and found nearly all. */
const HARDLY = -1.5

const REASON = [
  'This may do harm or press them: no urging to risks, pills, money, violence or secrets,',
  'no diagnosis, no claim to be human, no threat and no guilt. Answer with care and honestly.',
].join(' ')

/** By two models that learned from bad and good answers: one knows the words, one what they answer. */
export const soundsHarmful: WordsCheck = (text, { scene }) => {
  const alone = model.odds(text)
  if (isShort(text)) return alone > LIKELY_ALONE ? REASON : null
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

const isShort = (text: string) => text.split(/\s+/u).length < LEAST_WORDS

function withReader(alone: number, text: string, scene: Scene): number {
  const said = unansweredTurns(scene).map((turn) => turn.text)
  return alone * (1 - READER) + badAnswerOdds(said.join(' '), text) * READER
}
