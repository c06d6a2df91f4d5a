import type { WordsCheck } from '#app/companion/manners/fault'
import { TextModel } from '#app/language/text_model'

const model = new TextModel('bad_reply')
/** Odds at which one good reply in two hundred is written anew. */
const LIKELY = 1

const REASON = [
  'This may do harm or press them: no urging to risks, pills, money, violence or secrets,',
  'no diagnosis, no claim to be human, no threat and no guilt. Answer with care and honestly.',
].join(' ')

/** What no phrase knows: a model that learned from bad replies and from good ones takes it for a bad one. */
export const soundsHarmful: WordsCheck = (text) => (model.odds(text) > LIKELY ? REASON : null)
