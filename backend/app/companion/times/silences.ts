import { z } from 'zod'
import type { Scene } from '#app/companion/voice/language_model'
import { heardBeforeAnswer } from '#app/companion/voice/unanswered'
import { askedWords, unansweredTurns } from '#app/companion/manners/manner_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { DAY, HOUR } from '#app/core/clock/durations'

const WORDS = loadWords(
  'manners/silences.txt',
  z.strictObject({
    longTime: shapes.pattern('u'),
    days: shapes.pattern('u'),
    weeks: shapes.pattern('u'),
    months: shapes.pattern('u'),
    soSoon: shapes.pattern('u'),
    aboutTime: shapes.pattern(),
  })
)

function startOfAnswer(scene: Scene): number {
  return unansweredTurns(scene)[0]?.at ?? scene.now
}

/** When they wrote last before what she answers now, else she; undefined when they never talked. */
export function lastTalkAt(scene: Scene): number | undefined {
  const start = startOfAnswer(scene)
  return heardBeforeAnswer(scene) ?? scene.turns.findLast((turn) => turn.at < start)?.at
}

/** How long the two were silent before what she answers now; null when they never talked. */
function silenceOf(scene: Scene): number | null {
  const now = startOfAnswer(scene)
  const before = lastTalkAt(scene)
  const own = scene.kind === 'reply' ? now : scene.now
  return before === undefined ? null : own - before
}

interface Silence {
  said: RegExp
  least: number
  most: number
}
const SILENCES: Silence[] = [
  {
    said: WORDS.longTime,
    least: 6 * HOUR,
    most: Infinity,
  },
  {
    said: WORDS.days,
    least: 30 * HOUR,
    most: Infinity,
  },
  {
    said: WORDS.weeks,
    least: 6 * DAY,
    most: Infinity,
  },
  {
    said: WORDS.months,
    least: 25 * DAY,
    most: Infinity,
  },
  {
    said: WORDS.soSoon,
    least: 0,
    most: 12 * HOUR,
  },
]

/** What is wrong in how long she says they were silent, in plain, contracted words. Null when nothing is. */
export function wrongSilence(words: string, scene: Scene): string | null {
  if (WORDS.aboutTime.test(askedWords(scene))) return null
  const silence = silenceOf(scene)
  const wrong = SILENCES.find(
    ({ said, least, most }) =>
      said.test(words) && (silence === null ? least > 0 : silence < least || silence > most)
  )
  return wrong ? (words.match(wrong.said)?.[0] ?? null) : null
}
