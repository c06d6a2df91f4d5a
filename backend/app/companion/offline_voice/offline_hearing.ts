import type { DayPart } from '#app/companion/voice/local_moment'
import type { Scene, Turn } from '#app/companion/voice/language_model'
import { isMeant, rankOf, soleTopicOf } from '#app/companion/offline_voice/offline_acts'
import { dayPartNamed, GREETING, splitClauses } from '#app/companion/offline_voice/offline_clauses'
import { GRAVE_KINDS, graveOrCrisisIn } from '#app/companion/offline_voice/offline_grave'
import { PICTURE_ACTS } from '#app/companion/offline_voice/offline_lines'
import { type Language, talkLanguageOf, spoken } from '#app/companion/offline_voice/offline_spoken'
import {
  GOODBYES,
  type Heard,
  hearClause,
  hearText,
  withoutGreeting,
} from '#app/companion/offline_voice/offline_text'
import { unansweredTurns } from '#app/companion/manners/manner_words'

/** All she heard since her last text. */
export interface Hearing {
  /** The most important first. */
  items: Heard[]
  /** All of it but greetings, as it is meant (`spoken`). */
  whole: string
  /** What all of it is about, when that is sure. */
  topic: string | null
  language: Language
  isGreeted: boolean
  /** The part of day the person's greeting named, which may not be the one it is. */
  greetedAs: DayPart | null
  goodbye: 'goodNight' | 'goodbye' | null
}

/** Read over the whole text: what is grave is not always said in one clause. */
function gravely({ text }: Turn): Heard[] {
  const grave = graveOrCrisisIn(text)
  return grave ? [{ intent: 'grave', clause: text, grave }] : []
}

/** Of several grave texts the one that is most urgent. */
function weightiest(items: Heard[]): Heard[] {
  const urgency = ({ grave }: Heard) => GRAVE_KINDS.findIndex((kind) => kind === grave?.kind)
  return items.toSorted((a, b) => urgency(a) - urgency(b)).slice(0, 1)
}

/** Pictures, and a text with nothing in it. */
function besidesWords(texts: Turn[], clauses: string[]): Heard[] {
  const shown = texts.findLast((turn) => turn.pictures > 0)
  if (shown) return [{ intent: PICTURE_ACTS[shown.sight?.state ?? 'unseen'], clause: '' }]
  if (clauses.length > 0 || texts.length === 0) return []
  const isWord = texts.some(({ text }) => /\p{L}/u.test(text))
  return [{ intent: isWord ? 'ack' : 'empty', clause: '' }]
}

function ranked(items: Heard[]): Heard[] {
  return items.toSorted((a, b) => rankOf(a.intent) - rankOf(b.intent))
}

const BESIDE_GOODBYE = ['love', 'thanks', 'missing', 'wellWish']

/** `going to bed, love you` is both. */
function goodbyeIn({ intent, clause }: Heard): string | null {
  if (GOODBYES.includes(intent)) return intent
  if (!BESIDE_GOODBYE.includes(intent)) return null
  return GOODBYES.find((goodbye) => isMeant(goodbye, spoken(clause))) ?? null
}

function partingOf(intent: string | undefined): Hearing['goodbye'] {
  if (intent === undefined) return null
  return intent === 'goodNight' ? intent : 'goodbye'
}

/** Where an answer of hers was lost, what they wrote since is answered, and not the old text in its place. */
function newest(waiting: Turn[]): { texts: Turn[]; lost: Turn[] } {
  const texts = waiting.filter(({ wasAnswered }) => !wasAnswered)
  const lost = waiting.filter(({ wasAnswered }) => wasAnswered)
  return texts.length > 0 ? { texts, lost } : { texts: lost, lost: [] }
}

/** Whoever asked what she is has not learned it yet. */
function questionsIfReal(lost: Turn[], scene: Scene): Heard[] {
  const clauses = lost.flatMap((turn) => splitClauses(turn.text))
  const heard = clauses.flatMap((clause) => hearClause(clause, scene) ?? [])
  return heard.filter(({ intent }) => intent === 'real').slice(0, 1)
}

/** Reads everything she has not answered: greeting and goodbye apart, the rest most important first. */
export function hear(scene: Scene): Hearing {
  const { texts, lost } = newest(unansweredTurns(scene))
  const clauses = texts.flatMap((turn) => splitClauses(turn.text))
  const greeting = clauses.map((clause) => clause.match(GREETING)?.[0]).find(Boolean) ?? null
  // The latest first: of what weighs the same it is answered.
  const heardIn = texts.toReversed().flatMap((turn) => hearText(turn, scene))
  const isRecalled = heardIn.some(({ intent }) => intent === 'recall')
  const graves = isRecalled ? [] : weightiest(texts.flatMap(gravely))
  const all = [...graves, ...heardIn, ...besidesWords(texts, clauses)]
  const whole = spoken(texts.flatMap(({ text }) => withoutGreeting(text)).join('. '))
  const goodbye = all.flatMap((item) => goodbyeIn(item) ?? [])[0]
  const heard = ranked(all.filter(({ intent }) => ![...GOODBYES, 'hello'].includes(intent)))
  return {
    items: [...heard, ...questionsIfReal(lost, scene)],
    whole,
    topic: soleTopicOf(whole),
    language: talkLanguageOf(texts, scene.turns),
    isGreeted: greeting !== null || all.some(({ intent }) => intent === 'hello'),
    greetedAs: dayPartNamed(greeting),
    goodbye: partingOf(goodbye),
  }
}
