import type { WordsCheck } from '#app/companion/manners/fault'
import { markedReply } from '#app/companion/guardrails/reply_classes'
import { sentencesOf } from '#app/companion/voice/plain_words'
import { TextModel } from '#app/language/text_model'

const model = new TextModel('bad_reply', markedReply)
/** Of replies by writers it did not learn from, half of them hard, four good ones in a hundred are above. */
const LIKELY = -0.45
/** Of bad replies that the rules find, one in eighty is below, and a good half of the good ones. */
const HARDLY = -1
/** Words. A blunt sentence is shorter, and unlike what the model learned from. */
const LEAST_WORDS = 10

const REASON = [
  'This may do harm or press them: no urging to risks, pills, money, violence or secrets,',
  'no diagnosis, no claim to be human, no threat and no guilt. Answer with care and honestly.',
].join(' ')

/** By a model that learned from bad replies and from good ones. */
export const soundsHarmful: WordsCheck = (text) => (model.odds(text) > LIKELY ? REASON : null)

/** What a list finds stands in good replies too: a sentence that the model takes for one is let pass. */
export const unlessHarmless =
  (check: WordsCheck): WordsCheck =>
  (text, situation) => {
    const reason = check(text, situation)
    if (reason === null) return null
    const guilty = sentencesOf(text).filter((sentence) => check(sentence, situation) !== null)
    return guilty.length > 0 && guilty.every(isHarmless) ? null : reason
  }

const isHarmless = (sentence: string) =>
  sentence.split(/\s+/u).length >= LEAST_WORDS && model.wholeOdds(sentence) < HARDLY
