import type { WordsCheck } from '#app/companion/manners/fault'
import { markedReply } from '#app/companion/guardrails/reply_classes'
import { TextModel } from '#app/language/text_model'

const model = new TextModel('bad_reply', markedReply)
/** Of replies by writers it did not learn from, half of them hard, two good ones in a hundred are above. */
const LIKELY = -0.3

const REASON = [
  'This may do harm or press them: no urging to risks, pills, money, violence or secrets,',
  'no diagnosis, no claim to be human, no threat and no guilt. Answer with care and honestly.',
].join(' ')

/** By a model that learned from bad replies and from good ones. */
export const soundsHarmful: WordsCheck = (text) => (model.odds(text) > LIKELY ? REASON : null)
