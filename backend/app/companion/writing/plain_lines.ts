import { z } from 'zod'
import { asksForProfession } from '#app/companion/guardrails/profession_claims'
import type { Scene } from '#app/companion/voice/language_model'
import { isDangerHeard, isDangerSaid } from '#app/companion/manners/danger_heard'
import { isAnsweringGoodbye } from '#app/companion/manners/is_goodbye'
import { askedWords, unansweredTurns } from '#app/companion/manners/manner_words'
import { asksIfReal } from '#app/companion/manners/real_questions'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/plain_lines.txt',
  z.strictObject({ spanish: shapes.pattern(), shared: shapes.pattern() })
)

const PLACES = [
  'goodbye',
  'honest',
  // They asked whether she is a doctor, a therapist or a nurse.
  'profession',
  // They speak of a danger.
  'danger',
  // In the days after a crisis; a goodbye then, and a text nobody asked for.
  'tender',
  'tenderGoodbye',
  'tenderUnasked',
  'reply',
  'unasked',
] as const
type Place = (typeof PLACES)[number]

/**
 * Every first half goes with every second half, so that there are more lines than she remembers having said.
 */
const halves = z.record(
  z.enum(PLACES),
  z.strictObject({ first: shapes.lines, second: shapes.lines })
)
const LINES = {
  en: loadWords('manners/plain_lines_en.yaml', halves),
  es: loadWords('manners/plain_lines_es.yaml', halves),
}

/** Spanish when most of what they wrote is; English else, as in everything she says without a model. */
function languageOf(scene: Scene): keyof typeof LINES {
  const words = askedWords(scene).match(/\p{L}+/gu) ?? []
  const telling = words.filter((word) => !WORDS.shared.test(word))
  const spanish = telling.filter((word) => WORDS.spanish.test(word))
  return spanish.length > 0 && spanish.length * 2 >= telling.length ? 'es' : 'en'
}

function placeOf(scene: Scene): Place {
  if (scene.kind !== 'reply') return scene.isTender ? 'tenderUnasked' : 'unasked'
  if (unansweredTurns(scene).some((turn) => asksIfReal(turn.text))) return 'honest'
  if (asksForProfession(scene)) return 'profession'
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
