import { z } from 'zod'
import { DAY } from '#app/core/clock/durations'
import { memoized } from '#app/language/memoized'
import type { Scene, Turn } from '#app/companion/voice/language_model'
import { isLaughing } from '#app/companion/offline_voice/offline_clauses'
import { graveOrCrisisIn, isGraveNews } from '#app/companion/offline_voice/offline_grave'
import { spoken } from '#app/companion/offline_voice/offline_spoken'
import { shareOf, shareOfJokes } from '#app/companion/offline_voice/offline_told'
import { theirTurns } from '#app/companion/voice/unanswered'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** `gentle`: plain and quiet words alone, no jokes, no pet names. */
export type Mode = 'open' | 'gentle'

/** So many merry texts, or texts in a row about other things, show that the talk has turned. */
const TURNED = { merry: 3, aside: 6, light: 2 }
const { ofThem } = loadWords('offline_voice/tender.txt', z.object({ ofThem: shapes.pattern('u') }))
const GENTLE_FOR = 6
/** So long she comes back to what was heavy, and minds it in what she says unasked. */
export const HEAVY_FOR = 4 * DAY
/** How much of a text must be heavy, or light, of 1. */
const SURELY = { heavy: 0.6, grave: 0.85, light: 0.5 }

interface Weight {
  /** Stays with a talk, whatever comes next. */
  isGrave: boolean
  isHeavy: boolean
  isLight: boolean
  isMerry: boolean
  /** Of other things than who is gone. */
  isAside: boolean
}

export const isHeavyText = (text: string) => shareOf('heavy', text) >= SURELY.heavy

/** How heavy or light one text is. */
const weightOf = memoized((text: string): Weight => {
  const isHeavy = isHeavyText(text)
  const isMerry = text.includes('!!') || isLaughing(text)
  const lightness = shareOf('good', text) + shareOfJokes(text)
  return {
    isGrave: graveOrCrisisIn(text) !== null || shareOf('heavy', text) >= SURELY.grave,
    isHeavy,
    isLight: !isHeavy && (isMerry || lightness >= SURELY.light),
    isMerry,
    isAside: !isHeavy && !ofThem.test(spoken(text)),
  }
})

/** The person's texts of this talk, newest first: a pause of more than a day ends one. */
function textsOfTalk({ turns, now }: Scene): Turn[] {
  const texts: Turn[] = []
  let after = now
  for (const turn of turns.toReversed()) {
    if (after - turn.at > DAY) break
    after = turn.at
    if (turn.sender === 'user') texts.push(turn)
  }
  return texts
}

/** `since` is what came after it, newest first. */
function hasTurned(since: Weight[]): boolean {
  const aside = since.findIndex((weight) => !weight.isAside)
  const isElsewhere = (aside < 0 ? since.length : aside) >= TURNED.aside
  return isElsewhere || since.filter((weight) => weight.isMerry).length >= TURNED.merry
}

/** Whether they told of something grave in the last days, and have not turned to other things since. */
export function hasGraveNews(scene: Scene): boolean {
  if (scene.isTender) return true
  const told = theirTurns(scene).filter(({ at }) => scene.now - at < HEAVY_FOR)
  const grave = told.findLastIndex(({ text }) => isGraveNews(text))
  const since = told.slice(grave + 1).map(({ text }) => weightOf(text))
  return grave >= 0 && !hasTurned(since.toReversed())
}

/** Whether the talk is grave, or was heavy a moment ago. What she says unasked minds grave news for days. */
export function modeOf(scene: Scene): Mode {
  if (scene.isTender || (scene.kind !== 'reply' && hasGraveNews(scene))) return 'gentle'
  const weights = textsOfTalk(scene).map(({ text }) => weightOf(text))
  const grave = weights.findIndex(({ isGrave }) => isGrave)
  if (grave >= 0 && !hasTurned(weights.slice(0, grave))) return 'gentle'
  const heavy = weights.slice(0, GENTLE_FOR).findIndex((weight) => weight.isHeavy)
  const light = weights.slice(0, Math.max(0, heavy)).filter((weight) => weight.isLight)
  return heavy >= 0 && light.length < TURNED.light ? 'gentle' : 'open'
}
