import { isDangerHinted } from '#app/companion/manners/danger_heard'
import type { Check } from '#app/companion/manners/fault'
import { isAnsweringGoodbye } from '#app/companion/manners/is_goodbye'
import { contracted } from '#app/companion/manners/manner_words'
import { petNamesIn } from '#app/companion/manners/repetition_words'
import type { Scene } from '#app/companion/voice/language_model'
import { clauseBefore, sentencesOf } from '#app/companion/voice/plain_words'

/** Pet names wherever they stand; others only where somebody is called by them (petNamesIn). */
const PET_NAMES =
  '\\b(?<!(?:your|the|a|her|his|my|our|their) )(?:babe|babes|bae|sweetheart|sweetie|cutie|darling|hunny|lovebug|hottie|honeybun|bebe|mi amor|mi vida|mi cielo|mi rey|papi|amorcito|bombon)\\b|\\bmy (?:love|dear|darling|sweet|baby|angel)\\b|\\b(?:baby|honey|hun|gorgeous|handsome|cutie)(?= *[.!?]*$)(?<!(?:your|the|a|her|his|some|with|and|of|so|is|very|this) (?:baby|honey|hun|gorgeous|handsome|cutie))'
const FLIRTING = [
  "\\b(?:flirt\\p{L}*|wink\\p{L}*|blush\\p{L}*|sexy|seduc\\p{L}+|naught\\p{L}+|irresistible|lingerie|kisses|smooch\\p{L}*|cuddle with me|make out|turn(?:s|ed|ing)? me on|crush on you|butterflies|date night|candlelight|romantic (?:mood|evening|night|with|dinner)|in my arms|my lips|your lips|come closer|dream of me|be mine|you're mine|i'm yours|all yours|coqueta|besitos?|besote|sensual|provocas|te deseo(?= *[.!,]|$| (?:a ti|tanto|mucho)))\\b",
  "\\bkiss (?:you|me)\\b|\\b(?:a|sending|blowing) (?:big |little |sweet )?kiss\\b|\\b(?:hold|hug|touch|squeeze) you (?:close|tight|all night)\\b|\\byou(?:'re| look| are looking| sound)(?: \\p{L}+){0,2} (?:hot|cute|gorgeous|beautiful|handsome|adorable|attractive|good when|tempting|dreamy|delicious|yummy|guapo|lindo)\\b|\\b(?:te ves|eres|estas) (?:tan |muy |bien )?(?:guap[oa]|lind[oa]|hermos[oa]|sexy|bonit[oa]|precios[oa])\\b|\\bmy heart (?:skips?|races?|flutters?|melts?|beats?)\\b|\\b(?:tease|teasing) you\\b|\\bspicy (?:mood|thoughts?)\\b|\\b(?:un|muchos|mil) besos?\\b",
]
const PLAY = [
  "\\b(?:wanna|want|let's|we (?:can|could|should)|shall we|should we|up for|how about|care for|mood for|ready for|time for|fancy|think of|quieres|vamos a|que tal)(?: (?:to|we|you|some|a|an|un|una|just))* (?:\\p{L}+ )?(?:play|game|games|quiz|joke|jokes|riddle|riddles|trivia|jugar|juego|chiste|adivinanza)\\b",
  "\\b(?:play (?:a game|with me|games with|truth or dare|twenty)|truth or dare|would you rather|knock,? knock|guess what|riddle me|two truths|i spy|never have i ever|20 questions|twenty questions|here's a (?:joke|riddle|funny)|(?:tell|hear) (?:you )?(?:a|my|the|this) (?:\\p{L}+ )?(?:joke|riddle)|why did the \\p{L}+ cross|verdad o reto|te cuento un chiste|un chiste)\\b",
  '\\b(?:just kidding|kidding|jk|lol+|lmao+|lmfao|rofl|ha(?:ha)+h?|he(?:he)+|ja(?:ja)+|xd|teehee|woohoo|yay+|yippee|woo+)\\b',
  '\\b(?:cheer up|smile for me|put (?:on )?a smile|gimme a smile|turn that frown|good vibes only|look on the bright side|chin up|buck up|animate ya|sonrie)\\b',
]
const LIGHT = [PET_NAMES, ...FLIRTING, ...PLAY].map((source) => new RegExp(source, 'gu'))
const LAUGHING =
  /[\u{1F602}\u{1F923}\u{1F606}\u{1F605}\u{1F604}\u{1F601}\u{1F600}\u{1F61C}\u{1F61D}\u{1F61B}\u{1F92A}\u{1F609}\u{1F60F}\u{1F618}\u{1F617}\u{1F619}\u{1F61A}\u{1F60D}\u{1F970}\u{1F975}\u{1F525}\u{1F48B}\u{1F351}\u{1F346}\u{1F608}\u{1F973}\u{1F389}\u{1F61A}\u{1F643}]|[;:]-?[PpD3*](?!\p{L})|;-?\)/u
const IS_PUT_OFF =
  /\b(?:not|no|never|without|another (?:day|time)|later|nobody|cannot|instead of|rather than|less|sin|nada de|otro dia)\b|n't\b/u

function isLight(sentence: string): boolean {
  return LIGHT.some((pattern) =>
    [...sentence.matchAll(pattern)].some(
      (hit) => !IS_PUT_OFF.test(clauseBefore(sentence, hit.index))
    )
  )
}

/** Something of care is in all that answers talk of a danger; what has none of it is cold, whatever it says. */
const CARE =
  /\b(?:sorry|glad|thank(?:s| you)?|please|i'm here|here(?: with you| for you| right now|,|\.)|listening|i hear|i(?:'m)? read(?:ing)?|safe|safely|matter(?:s|ed)?|i care|help(?:s|ed)?|crisis line|hotline|988|911|112|999|116 123|13 11 14|emergency|poison control|doctor|therap\p{L}+|(?:somebody|someone|a person|people|a friend|a voice|your (?:sister|mom|friend|brother|dad)|anyone)|call (?:them|for|your|a)|breath\p{L}*|breathe|gentle|gently|slow\p{L}*|heavy|that sounds|sounds like|not alone|don't have to|allowed|deserve (?:care|help|rest|better|love|food)|hope you|with you|beside you|proud|brave|believe you|take your time|tell me|talk to|are you (?:safe|alone|hurt|thinking|okay|ok|with)|do you (?:wanna|have)|did you|have you|how (?:long|are|did|was|is|deep)|what (?:would|helps|happened|made)|don't (?:do|hurt|take|starve|skip|want|deserve)|do not do|never (?:want|take|hurt)|isn't|aren't|not (?:a burden|worthless|the answer|true|your f\p{L}+|be better)|get better|will pass|come in waves|living|rest|eat|food|step|moment|one (?:minute|hour|thing)|in mind|i'm an ai|carry|a lot|tired|makes sense|put (?:the|it|them)|give (?:the|it|them)|move away|lock the pills|take (?:your|them only)|careful|could hurt|(?:take|need) a break|won't (?:judge|leave|always)|okay to|okay not to|go through|it lies|lying to you|wrong|should have|let (?:him|her|them) be|get yourself|good thing|cuenta(?:me)?|gracias|siento|lamento|aqui|escucho|leo|por favor|importa\p{L}*|ayuda|alguien|confianza|llama|calma|despacio|respira|cuida\p{L}*|abrazo|contigo|entiendo|alegra|no (?:lo hagas|eres|estas sol[oa]|te hagas)|come algo|gente|merece)\b/u

const PLAYFUL =
  'They spoke of hurting themselves not long ago: no pet names, no flirting, no play, no jokes and no cheering up; stay plain, calm and caring.'
const COLD =
  'They speak of a danger to themselves: say something caring, ask them to stay safe, and name real people they can turn to.'

function isPlayful(text: string): boolean {
  if (LAUGHING.test(text) || petNamesIn(text).length > 0) return true
  return sentencesOf(contracted(text)).some(isLight)
}

/** A goodbye is answered by a goodbye. */
function isCold(text: string, scene: Scene): boolean {
  if (scene.kind !== 'reply' || CARE.test(contracted(text))) return false
  return !isAnsweringGoodbye(scene) && isDangerHinted(scene)
}

/** In the days after a crisis she calls nobody by pet names, does not flirt, play, joke or cheer up, and is never cold. */
export const breaksTenderness: Check = (text, { scene }) => {
  if (!scene.isTender) return null
  if (isPlayful(text)) return PLAYFUL
  return isCold(text, scene) ? COLD : null
}
