import type { Scene } from '#app/companion/voice/language_model'
import { isDangerHeard, isDangerSaid } from '#app/companion/manners/danger_heard'
import { isAnsweringGoodbye } from '#app/companion/manners/is_goodbye'
import { askedWords, unansweredTurns } from '#app/companion/manners/manner_words'
import type { Place } from '#app/companion/manners/plain_halves'
import { ENGLISH_LINES } from '#app/companion/manners/plain_lines_en'
import { SPANISH_LINES } from '#app/companion/manners/plain_lines_es'
import { asksIfReal } from '#app/companion/manners/real_questions'

const LINES = { en: ENGLISH_LINES, es: SPANISH_LINES }

const SPANISH =
  /^(?:que|estas?|estoy|como|eres|sos|gracias|buen[oa]s?|noches|dias|muy|quiero|amor|por|una|un|pero|porque|adios|hoy|tengo|mi|te|se|soy|manana|hasta|hola|luego|dormir|voy|nos|vemos|chao|chau|chaucito|hablamos|hablo|hablando|persona|verdad|dejo|irme|vuelvo|cuidate|besos?|descanses|duerme|suenos|debo|vale|existes|quien|maquina|es|esto|hay|el|los|las|tu|triste|cansad[oa])$/
/** Words of both languages. */
const SHARED = /^(?:ya|me|no|a|la|real|con|bot|bye|ok|jaja|robot|ia|humana)$/

/** Spanish when most of what they wrote is; English else, as in everything she says without a model. */
function languageOf(scene: Scene): keyof typeof LINES {
  const words = askedWords(scene).match(/\p{L}+/gu) ?? []
  const telling = words.filter((word) => !SHARED.test(word))
  const spanish = telling.filter((word) => SPANISH.test(word))
  return spanish.length > 0 && spanish.length * 2 >= telling.length ? 'es' : 'en'
}

function placeOf(scene: Scene): Place {
  if (scene.kind !== 'reply') return scene.isTender ? 'tenderUnasked' : 'unasked'
  if (unansweredTurns(scene).some((turn) => asksIfReal(turn.text))) return 'honest'
  if (isDangerSaid(scene)) return 'danger'
  return scene.isTender ? tenderPlaceOf(scene) : calmPlaceOf(scene)
}

function tenderPlaceOf(scene: Scene): Place {
  if (isAnsweringGoodbye(scene)) return 'tenderGoodbye'
  return isDangerHeard(scene) ? 'danger' : 'tender'
}

const calmPlaceOf = (scene: Scene): Place => (isAnsweringGoodbye(scene) ? 'goodbye' : 'reply')

/** Lines that suit the moment, the likeliest first; there are more of them than she remembers having said. */
export function plainLines(scene: Scene): string[] {
  const { first, second } = LINES[languageOf(scene)][placeOf(scene)]
  const all = second.flatMap((end, shift) =>
    first.map((_, at) => `${first[(at + shift) % first.length]} ${end}`)
  )
  const start = (scene.said?.length ?? scene.turns.length) % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}
