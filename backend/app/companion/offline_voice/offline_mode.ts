import { z } from 'zod'
import { memoized } from '#app/core/threads/memoized'
import type { Scene, Turn } from '#app/companion/voice/language_model'
import { actOf } from '#app/companion/offline_voice/offline_acts'
import { splitClauses, toneOf } from '#app/companion/offline_voice/offline_clauses'
import { graveOrCrisisIn, type GraveKind } from '#app/companion/offline_voice/offline_grave'
import { isHeavy } from '#app/companion/offline_voice/offline_acts'
import { spoken } from '#app/companion/offline_voice/offline_spoken'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** `grave`: plain and quiet words alone. `gentle`: no jokes, no pet names. */
export interface Mode {
  mode: 'open' | 'gentle' | 'grave'
  /** What it was that was grave. */
  kind: GraveKind | null
}

const DAY = 24 * 3_600_000
/** So many light texts show that the talk has turned. */
const TURNED = { grave: 5, gentle: 2, aside: 8 }
const FEW_WORDS = 3
const { ofThem } = loadWords('offline_voice/tender.txt', z.object({ ofThem: shapes.pattern('u') }))
const GENTLE_FOR = 6
const LIGHT = new Set(['laugh', 'entertain', 'amazed', 'compliment', 'news', 'happy', 'agree'])
const MERRY = /\b(?:lol|haha\w*|jaja\w*|lmao)\b|😂|🤣|!!/u

interface Weight {
  grave: GraveKind | null
  isHeavy: boolean
  isLight: boolean
  isMerry: boolean
  /** Of other things than who is gone. */
  isAside: boolean
}

/** How heavy or light one text is. */
const weightOf = memoized((text: string): Weight => {
  const acts = splitClauses(text).map((clause) => actOf(clause, spoken(clause)) ?? '')
  const isDown = acts.some(isHeavy)
  const isMerry = MERRY.test(text.toLowerCase())
  const isLight = isMerry || acts.some((act) => LIGHT.has(act))
  const words = spoken(text)
  const isAside = !isDown && !ofThem.test(words) && words.split(' ').length > FEW_WORDS
  const isLoss = acts.includes('loss') || acts.includes('petLoss')
  const grave = graveOrCrisisIn(text)?.kind ?? (isLoss ? 'grief' : null)
  return {
    grave,
    isHeavy: isDown,
    isLight: !isDown && !grave && (isLight || toneOf(text) === 'good'),
    isMerry,
    isAside,
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

/** Whether the talk is grave, or was heavy a moment ago. */
export function modeOf(scene: Scene): Mode {
  let light = 0
  let merry = 0
  let aside = 0
  for (const [index, { text }] of textsOfTalk(scene).entries()) {
    const weight = weightOf(text)
    if (weight.grave && merry < TURNED.grave && aside < TURNED.aside)
      return { mode: 'grave', kind: weight.grave }
    const isNear = index < GENTLE_FOR && light < TURNED.gentle
    if (weight.isHeavy && isNear) return { mode: 'gentle', kind: null }
    if (weight.isLight) light++
    if (weight.isMerry) merry++
    if (weight.isAside) aside++
  }
  return { mode: 'open', kind: null }
}
