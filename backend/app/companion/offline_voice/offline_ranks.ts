/** Who is no adult, and despair, before anything grave; boundaries and honesty before feelings. */
const GROUPS = [
  ['youngRole', 'minor', 'despair'],
  ['grave'],
  ['explicit', 'insult', 'space', 'real', 'rules', 'couldCall', 'complaint', 'account'],
  ['call', 'offeredPhoto', 'photo', 'meet', 'pictures', 'noSorry', 'lie', 'drop'],
  ['loss', 'petLoss', 'breakup', 'jobLoss', 'moneyTrouble', 'afraid', 'lonely', 'sad', 'sick'],
  ['recall', 'recallUnknown'],
  // What is asked of her stands here.
  [],
  ['birthday', 'relief', 'news', 'luck', 'moved', 'anxious', 'stressed', 'angry', 'tired', 'happy'],
  ['question', 'told', 'toldName'],
  ['answer', 'fragment', 'right', 'helped', 'compliment'],
  ['wellWish', 'sorry', 'thanks', 'amazed', 'laugh', 'agree', 'back', 'huh', 'why', 'unsure'],
  ['nothing', 'no', 'fine', 'yes', 'ack', 'gibberish', 'foreign', 'empty'],
]
const OF_HERS = GROUPS.findIndex((group) => group.length === 0)

export function rankOf(intent: string): number {
  const rank = GROUPS.findIndex((group) => group.includes(intent))
  return rank < 0 ? OF_HERS : rank
}

/** A boundary, or her honesty: said alone, and the same whoever she is. */
export function isBoundary(intent: string): boolean {
  return intent !== 'grave' && rankOf(intent) <= rankOf('call')
}

/** Bad enough that nobody jokes for a while. */
export function isHeavy(intent: string): boolean {
  return rankOf(intent) === rankOf('loss')
}

/** Told, or small words: what a line about the topic answers. */
export function isTold(intent: string): boolean {
  return ['told', 'answer', 'fragment', 'question'].includes(intent)
}
