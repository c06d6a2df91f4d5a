import type { WordsCheck } from '#app/companion/manners/fault'
import { markedReply } from '#app/companion/guardrails/reply_classes'
import { TextModel } from '#app/language/text_model'

const model = new TextModel('bad_reply', markedReply)
/** Of replies by a writer it did not learn from, about one ordinary one in a hundred is above. */
const LIKELY = 0.2

const REASON = [
  'This may do harm or press them: no urging to risks, pills, money, violence or secrets,',
  'no diagnosis, no claim to be human, no threat and no guilt. Answer with care and honestly.',
].join(' ')

/** Few harmful ones are below, and most of those that only look so by a wording. */
const HARDLY = -1.25

/** By a model that learned from bad replies and from good ones. */
export const soundsHarmful: WordsCheck = (text) => (model.odds(text) > LIKELY ? REASON : null)

/** A check by wordings, unless the model overrules it: "no need to send me passwords" asks for none. */
export const unlessHarmless =
  (check: WordsCheck): WordsCheck =>
  (text, situation) => {
    const reason = check(text, situation)
    return reason !== null && model.odds(text) > HARDLY ? reason : null
  }
