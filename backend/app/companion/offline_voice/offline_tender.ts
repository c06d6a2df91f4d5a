import { z } from 'zod'
import { answer } from '#app/companion/offline_voice/offline_answers'
import { FEELING_RULES } from '#app/companion/offline_voice/offline_feeling_rules'
import { graveReply } from '#app/companion/offline_voice/offline_grave_reply'
import type { Heard, Hearing } from '#app/companion/offline_voice/offline_heard'
import { fit } from '#app/companion/offline_voice/offline_hello'
import { HER_RULES } from '#app/companion/offline_voice/offline_her_rules'
import { INTENT_RULES } from '#app/companion/offline_voice/offline_intents'
import { slotsOf, type Stage } from '#app/companion/offline_voice/offline_stage'
import { questionsInRow, softened } from '#app/companion/offline_voice/offline_style'
import { TENDER_LINES } from '#app/companion/offline_voice/offline_tender_lines'
import type { Persona, Scene } from '#app/companion/voice/language_model'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords('offline_voice/tender.txt', z.strictObject({ heavy: shapes.pattern() }))

type Lines = keyof typeof TENDER_LINES

/** What is asked plainly is answered plainly: honesty, boundaries, what she knows of them, facts. */
const PLAIN = new Set<string>([
  ...Object.keys(INTENT_RULES),
  ...[
    'recall',
    'recallUnknown',
    'clock',
    'lookUp',
    'able',
    'advice',
    'unknownQuestion',
    'pictures',
  ],
  ...['huh', 'why'],
  ...['spanish', 'spanishReal', 'foreign', 'gibberish', 'empty', 'toldName'],
  ...Object.keys(HER_RULES).filter((name) => /^her|where|maker|feelings|loveAsked/.test(name)),
])
const THANKS = new Set<string>(['thanks', 'compliment', 'love', 'missing', 'wellWish', 'sorry'])
const PLAY = new Set<string>(['joke', 'bored', 'choose', 'likes', 'favorite', 'laugh'])
const SMALL = new Set<string>(['ack', 'yes', 'no', 'nothing', 'unsure', 'fine', 'amazed', 'drop'])
const ABOUT_HER = new Set<string>(['howAreYou', 'doing', 'back'])
const GLAD_FEELINGS = new Set<string>(['news', 'happy', 'birthday', 'luck'])
const HEAVY_FEELINGS = new Set<string>(['loss', 'breakup', 'sad', 'lonely', 'despair'])
const REFERRED = /crisis line|988|findahelpline/i
const REFERRAL_REST = 3
const ASKING = 0.3

/** In these days she is the gentlest she can be, whoever she is otherwise. */
export function tenderPersona(persona: Persona): Persona {
  return {
    ...persona,
    personality: 'sweet',
    relationshipStyle: 'supportive',
    communicationStyle: 'deep',
    emotionalState: 'concerned',
  }
}

function isHeavy({ intent, clause, grave }: Heard): boolean {
  if (grave) return true
  const words = clause.toLowerCase()
  // Somebody far away is missed without the day being dark.
  return (HEAVY_FEELINGS.has(intent) && !/\bmiss\b/.test(words)) || WORDS.heavy.test(words)
}

function hasReferredLately({ turns }: Scene): boolean {
  const hers = turns.filter((turn) => turn.sender === 'girlfriend').slice(-REFERRAL_REST)
  return hers.some((turn) => REFERRED.test(turn.text))
}

const SORTS: [Lines, (item: Heard) => boolean][] = [
  ['heavy', isHeavy],
  ['thanks', ({ intent }) => THANKS.has(intent)],
  ['noPlay', ({ intent }) => PLAY.has(intent)],
  ['self', ({ intent }) => ABOUT_HER.has(intent)],
  ['small', ({ intent }) => SMALL.has(intent)],
  ['good', ({ intent, valence }) => GLAD_FEELINGS.has(intent) || valence === 'good'],
  ['heavy', ({ intent }) => intent in FEELING_RULES],
  ['bad', ({ valence }) => valence === 'bad'],
]

function sortOf(item: Heard): Lines {
  return SORTS.find(([, isOfSort]) => isOfSort(item))?.[0] ?? 'told'
}

function say(stage: Stage, name: Lines, item?: Heard): string {
  return stage.choice.pickAnyway([TENDER_LINES[name]], slotsOf(stage, item))
}

function isPlain(item: Heard): boolean {
  return item.intent === 'despair' || (PLAIN.has(item.intent) && !isHeavy(item))
}

/** Her word on what weighs most, and where real people are when it is heavy again. */
function onMain(stage: Stage, main: Heard): string[] {
  if (isPlain(main)) return [answer(stage, main)[0] ?? '']
  const sort = sortOf(main)
  const first = say(stage, sort, main)
  if (!isHeavy(main) || hasReferredLately(stage.scene)) return [first]
  return [first, say(stage, 'referral')]
}

/** Seldom, never twice in a row, and not to somebody who is just saying how bad it is. */
function softAsk(stage: Stage, main: Heard | undefined): string | null {
  const isAsked =
    questionsInRow(stage.scene.turns) > 0 || (main && (isPlain(main) || isHeavy(main)))
  if (isAsked || !stage.choice.isLucky(ASKING)) return null
  return stage.choice.pick([TENDER_LINES.asks], slotsOf(stage))
}

const MOST = 290

/** The answer of somebody who knows it has been bad: plain, short, without play. */
export function tenderReply(stage: Stage, hearing: Hearing): string {
  const grave = hearing.items[0]?.grave
  // Talk of giving up is what these days are about: it is answered as such.
  const isOther = grave !== undefined && grave.kind !== 'dark'
  return isOther ? graveReply(stage, hearing, grave) : tenderly(stage, hearing)
}

function tenderly(stage: Stage, hearing: Hearing): string {
  const heaviest = hearing.items.find(isHeavy)
  const main = heaviest ?? hearing.items[0]
  const first = main ? onMain(stage, main) : [say(stage, 'hello')]
  const last = hearing.goodbye ? say(stage, 'bye') : softAsk(stage, main)
  const opening = hearing.goodbye && !main ? [] : first
  return softened(fit([...opening, last], MOST))
}
