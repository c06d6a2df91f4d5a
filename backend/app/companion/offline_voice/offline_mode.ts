import { z } from 'zod'
import { memoized } from '#app/core/threads/memoized'
import type { Scene, Turn } from '#app/companion/voice/language_model'
import { isLaughing } from '#app/companion/offline_voice/offline_clauses'
import { graveOrCrisisIn, type GraveKind } from '#app/companion/offline_voice/offline_grave'
import { spoken } from '#app/companion/offline_voice/offline_spoken'
import {
  isHeavyText,
  isMourning,
  type Told,
  toldIn,
} from '#app/companion/offline_voice/offline_told'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** `grave`: plain and quiet words alone. `gentle`: no jokes, no pet names. */
export interface Mode {
  mode: 'open' | 'gentle' | 'grave'
  /** What it was that was grave. */
  kind: GraveKind | null
}

const DAY = 24 * 3_600_000
/** So many light texts, or texts in a row about other things, show that the talk has turned. */
const TURNED = { merry: 5, aside: 10, light: 2 }
const { ofThem } = loadWords('offline_voice/tender.txt', z.object({ ofThem: shapes.pattern('u') }))
const GENTLE_FOR = 6
const LIGHT = new Set<Told>(['glad', 'fun'])

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
  const told = toldIn(text)
  const isDown = isHeavyText(text)
  const isMerry = text.includes('!!') || isLaughing(text)
  return {
    grave: graveOrCrisisIn(text)?.kind ?? (isMourning(text) ? 'grief' : null),
    isHeavy: isDown,
    isLight: !isDown && (isMerry || LIGHT.has(told)),
    isMerry,
    isAside: !isDown && !ofThem.test(spoken(text)),
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

/** Whether the talk is grave, or was heavy a moment ago. */
export function modeOf(scene: Scene): Mode {
  const weights = textsOfTalk(scene).map(({ text }) => weightOf(text))
  const at = weights.findIndex(({ grave }) => grave !== null)
  const kind = weights[at]?.grave ?? null
  if (kind && !hasTurned(weights.slice(0, at))) return { mode: 'grave', kind }
  const heavy = weights.slice(0, GENTLE_FOR).findIndex((weight) => weight.isHeavy)
  const light = weights.slice(0, Math.max(0, heavy)).filter((weight) => weight.isLight)
  const isGentle = heavy >= 0 && light.length < TURNED.light
  return { mode: isGentle ? 'gentle' : 'open', kind: null }
}
