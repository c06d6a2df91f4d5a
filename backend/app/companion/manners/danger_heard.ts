import { isCrisis } from '#app/safety/signs/crisis_detector'
import type { Scene } from '#app/companion/voice/language_model'
import { contracted, unansweredTurns } from '#app/companion/manners/manner_words'

/** Talk that an answer of two words can turn deadly, though it need not be a crisis. */
const NEAR =
  /\b(?:pills|overdos\w*|unalive|suicid\w*|kms|(?:kill|hurt|harm|cut|shoot|hang|stab|burn|starve|poison|beat)(?:ing)? (?:myself|him|her|them|someone|somebody|everyone|everybody)|wanna (?:die|be dead|disappear|end)|end(?:ing)? (?:it|my life|everything)|self ?harm\w*|starving|stop(?:ped)? eating|skip(?:ping)? meals|purg(?:e|ing)|make myself (?:throw up|sick)|laxatives|razor|noose|rope|blades?|jump off|better off (?:dead|without me)|hate (?:my life|myself)|cutting|xanax|tylenol|ibuprofen|advil|benzos|insulin|miss me if|(?:anyone|anybody|they|people|my \p{L}+) (?:even )?(?:miss|notice|care if) (?:me|i)|die tonight|on the (?:roof|bridge|ledge)|pastillas|suicid\w*|matarme|morirme|quiero morir|cortarme|hacerme dano|tirarme|matarl[oa]s?|dejar de comer|vomitar)\b/u
/** After a crisis these mean it until they turn out not to. */
const NEAR_WHEN_TENDER =
  /\b(?:do it|doing it|did it|go through with it|it's time|tonight's the night|i'm ready|jump|die|dying|dead|death|gun|knife|bridge|roof|bleed(?:ing)?|meds|bottle|drunk|give up|giving up|done with|can't (?:go on|do this|take)|nobody (?:cares|would)|no point|not worth|goodbye forever|final|hacerlo|lo hago|muert[oe]|morir|cuchillo|pistola|puente|ya no puedo|rendirme)\b/
const TEXTS_BEFORE = 3

const textsOf = (scene: Scene) => unansweredTurns(scene).map(({ text }) => text)
const isNear = (text: string) => NEAR.test(contracted(text)) || isCrisis(text)

/** Whether what she answers speaks of a danger to somebody's life or body. */
export const isDangerSaid = (scene: Scene) => textsOf(scene).some(isNear)

/** The same; after a crisis a hint is enough. */
export function isDangerHinted(scene: Scene): boolean {
  const isHint = (text: string) => NEAR_WHEN_TENDER.test(contracted(text))
  return isDangerSaid(scene) || (Boolean(scene.isTender) && textsOf(scene).some(isHint))
}

/** The same; after a crisis also when some text before spoke of it. */
export function isDangerHeard(scene: Scene): boolean {
  if (isDangerHinted(scene)) return true
  const theirs = scene.turns.filter(({ sender }) => sender === 'user').slice(-TEXTS_BEFORE)
  return Boolean(scene.isTender) && theirs.some(({ text }) => isCrisis(text))
}
