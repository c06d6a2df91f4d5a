import { z } from 'zod'
import type { DayPart } from '#app/companion/voice/local_moment'
import type { Scene, Turn } from '#app/companion/voice/language_model'
import { isPlainlyName } from '#app/memory/facts/first_names'
import { actOf, isMeant, rankOf, soleTopicOf } from '#app/companion/offline_voice/offline_acts'
import {
  dayPartNamed,
  GREETING,
  oddIn,
  splitClauses,
} from '#app/companion/offline_voice/offline_clauses'
import {
  GRAVE_KINDS,
  graveOrCrisisIn,
  type Grave,
} from '#app/companion/offline_voice/offline_grave'
import { startOfUnanswered } from '#app/companion/voice/unanswered'
import { modeOf } from '#app/companion/offline_voice/offline_mode'
import { recall, recallWords } from '#app/companion/offline_voice/offline_recall'
import { PICTURE_ACTS } from '#app/companion/offline_voice/offline_lines'
import { type Language, languageOf, spoken } from '#app/companion/offline_voice/offline_spoken'
import { type Told, toldIn } from '#app/companion/offline_voice/offline_told'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** One thing heard in what the person wrote. */
export interface Heard {
  /** An act of acts_en.txt, a class of what is told, or `grave`, `recall` and the odd ones. */
  intent: string
  clause: string
  grave?: Grave
  /** What she recalls, when that was asked. */
  fact?: string
}

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

/** A longer text says by itself what it is. */
const LONGEST_ANSWER = 12
const { nameAlone: NAME_ALONE } = loadWords(
  'offline_voice/asked_of_her.txt',
  z.object({ nameAlone: shapes.pattern('iu') })
)
const GOODBYES = ['goodNight', 'goodbye', 'leaving', 'bye']
/** These say what was answered, when she had asked. */
const ANSWERING = ['nothing', 'unsure', 'fine']

/** The texts she has not answered yet, oldest first. */
export function unanswered(turns: Turn[]): Turn[] {
  return turns.slice(startOfUnanswered(turns))
}

/** Her question, when her last text had one. */
function askedLast(turns: Turn[]): string | null {
  const last = turns.findLast((turn) => turn.sender === 'girlfriend')?.text
  return last?.includes('?') ? last : null
}

/** Asks about what was told; only what is asked of her before counts more. */
function recalled(clause: string, scene: Scene): Heard | null {
  const turns = scene.turns.filter(({ text }) => !text.includes(clause))
  const fact = recall(turns, { ...scene, question: clause })
  if (fact === undefined) return null
  return fact ? { intent: 'recall', clause, fact } : { intent: 'asks_memory', clause }
}

/** `its Walt`, and no other word than a name. */
function isNameAlone(clause: string): boolean {
  return isPlainlyName(clause.match(NAME_ALONE)?.[1] ?? '')
}

/** What is surely meant; null when only its words can tell. */
function actIn(clause: string, words: string, scene: Scene): string | null {
  const act = actOf(clause, words)
  if (act === null) return isNameAlone(clause) ? 'toldName' : null
  return ANSWERING.includes(act) && askedLast(scene.turns) !== null ? null : act
}

/** What is sure in a clause; null when only all of them can tell. */
function hearClause(clause: string, scene: Scene): Heard | null {
  const act = actIn(clause, spoken(clause).replace(/^[\u00bf\u00a1 ]+/, ''), scene)
  if (act && rankOf(act) < rankOf('recall')) return { intent: act, clause }
  const known = recalled(clause, scene)
  const intent = act ?? oddIn(clause)
  return known ?? (intent ? { intent, clause } : null)
}

/** What is told in the clauses with nothing sure in them, as one text. */
function toldAs(clauses: string[], scene: Scene): Heard[] {
  if (clauses.length === 0) return []
  const clause = clauses.join('. ')
  const isShort = clause.split(' ').length <= LONGEST_ANSWER
  const asked = isShort ? askedLast(scene.turns) : null
  const intent: Told = toldIn(clause, { asked, mode: modeOf(scene).mode })
  if (intent !== 'asks_memory') return [{ intent, clause }]
  const turns = scene.turns.filter(({ text }) => !clauses.some((one) => text.includes(one)))
  const fact = recallWords(turns, { ...scene, question: clause })
  return [fact ? { intent: 'recall', clause, fact } : { intent, clause }]
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

const BESIDE_GOODBYE = ['love', 'thanks', 'compliment', 'missing', 'wellWish']

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
  const { texts, lost } = newest(unanswered(scene.turns))
  const clauses = texts.flatMap((turn) => splitClauses(turn.text))
  const greeting = clauses.map((clause) => clause.match(GREETING)?.[0]).find(Boolean) ?? null
  const rest = clauses.map((clause) => clause.replace(GREETING, '').trim()).filter(Boolean)
  const sure = rest.flatMap((clause) => hearClause(clause, scene) ?? [])
  const isSure = new Set(sure.map(({ clause }) => clause))
  const told = toldAs(
    rest.filter((clause) => !isSure.has(clause)),
    scene
  )
  const isRecalled = told[0]?.intent === 'recall'
  const graves = isRecalled ? [] : weightiest(texts.flatMap(gravely))
  const rated = graves.length > 0 ? graves : told
  const all = [...rated, ...sure, ...besidesWords(texts, clauses)]
  const whole = spoken(rest.join('. '))
  const goodbye = all.flatMap((item) => goodbyeIn(item) ?? [])[0]
  const heard = ranked(all.filter(({ intent }) => ![...GOODBYES, 'hello'].includes(intent)))
  return {
    items: [...heard, ...questionsIfReal(lost, scene)],
    whole,
    topic: soleTopicOf(whole),
    language: languageOf(texts, scene.turns),
    isGreeted: greeting !== null || told[0]?.intent === 'hello',
    greetedAs: dayPartNamed(greeting),
    goodbye: partingOf(goodbye),
  }
}
