import { z } from 'zod'
import type { Scene, Turn } from '#app/companion/voice/language_model'
import { isGoodbye } from '#app/companion/manners/is_goodbye'
import { isPlainlyName } from '#app/memory/facts/first_names'
import { actOf, isOfHers, rankOf } from '#app/companion/offline_voice/offline_acts'
import { GREETING, oddIn, splitClauses } from '#app/companion/offline_voice/offline_clauses'
import type { Grave } from '#app/companion/offline_voice/offline_grave'
import { modeOf } from '#app/companion/offline_voice/offline_mode'
import { recall, recallWords } from '#app/companion/offline_voice/offline_recall'
import { spoken } from '#app/companion/offline_voice/offline_spoken'
import { groupOf, shareOf, toldIn } from '#app/companion/offline_voice/offline_told'
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

/** A longer text says by itself what it is. */
const LONGEST_ANSWER = 12
const { nameAlone: NAME_ALONE } = loadWords(
  'offline_voice/asked_of_her.txt',
  z.object({ nameAlone: shapes.pattern('iu') })
)
/** Answered by a farewell beside all else; they have no lines of their own. */
export const GOODBYES = ['goodNight', 'goodbye', 'leaving']
/** These say what was answered, when she had asked. */
const ANSWERING = ['nothing', 'noIdea', 'fine']

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

/** How much must speak for an act in a clause of so many words, of 1. */
const LEAST = { words: 5, share: 0.15 }

/** What patterns take for a question or a goodbye is none where nothing else speaks for it. */
function isLikely(act: string, clause: string): boolean {
  const isPart = GOODBYES.includes(act) || isOfHers(act)
  if (!isPart || clause.split(' ').length < LEAST.words) return true
  const groups = GOODBYES.includes(act) ? OPENING : TO_HER
  return groups.reduce((sum, group) => sum + shareOf(group, clause), 0) >= LEAST.share
}

const OPENING = ['opening'] as const
const TO_HER = ['opening', 'asking', 'to_her'] as const

/** What is sure in a clause; null when only all of them can tell. */
export function hearClause(clause: string, scene: Scene): Heard | null {
  const meant = actIn(clause, spoken(clause).replace(/^[\u00bf\u00a1 ]+/, ''), scene)
  const act = meant !== null && isLikely(meant, clause) ? meant : null
  if (act && rankOf(act) < rankOf('recall')) return { intent: act, clause }
  const known = recalled(clause, scene)
  const intent = act ?? oddIn(clause)
  return known ?? (intent ? { intent, clause } : null)
}

const OPENINGS = ['hello', 'night', 'bye']

/** A greeting is no more than its own words, and a goodbye is told by them. */
const surelyNot = (text: string) => ['hello', ...(isGoodbye(text) ? [] : ['night', 'bye'])]

/** What is told, and is a goodbye. */
const PARTINGS: Record<string, string | undefined> = { night: 'goodNight', bye: 'goodbye' }

/** What a text tells as a whole, or in what is left where that is no more than was sure already. */
function toldOf(text: string, { others, isPartly }: Rest, scene: Scene): string {
  const isShort = text.split(' ').length <= LONGEST_ANSWER
  const asked = isShort ? askedLast(scene.turns) : null
  const isHeavyTalk = modeOf(scene) === 'gentle'
  const told = toldIn(text, { asked, never: surelyNot(text), isHeavyTalk })
  const isKnown = isPartly && ['opening', 'asking'].includes(groupOf(told) ?? '')
  return isKnown ? toldIn(others.join('. '), { never: OPENINGS, isHeavyTalk }) : told
}

/** The clauses in which nothing was sure, and whether there were others. */
interface Rest {
  others: string[]
  isPartly: boolean
}

/** Nothing that a goodbye beside it would have to wait for. */
const isSmall = (told: string) => told.startsWith('g_') || groupOf(told) === 'to_her'

/** What a text tells besides; nothing more where each of its clauses is sure. */
function toldAs({ text }: Turn, rest: Rest, scene: Scene): Heard[] {
  if (rest.others.length === 0) return []
  const told = toldOf(text, rest, scene)
  const isLeaving = !rest.isPartly && isSmall(told) && isGoodbye(text)
  const intent = isLeaving ? 'goodbye' : (PARTINGS[told] ?? told)
  if (intent !== 'asks_memory') return [{ intent, clause: text }]
  const clause = rest.others.join('. ')
  const turns = scene.turns.filter((turn) => !rest.others.some((one) => turn.text.includes(one)))
  const fact = recallWords(turns, { ...scene, question: clause })
  return [fact ? { intent: 'recall', clause, fact } : { intent, clause }]
}

/** The clauses of a text, and no hello in them. */
export function withoutGreeting(text: string): string[] {
  return splitClauses(text)
    .map((clause) => clause.replace(GREETING, '').trim())
    .filter(Boolean)
}

/** What is sure in one text, and what it tells besides. */
export function hearText(turn: Turn, scene: Scene): Heard[] {
  const clauses = withoutGreeting(turn.text)
  const sure = clauses.flatMap((clause) => hearClause(clause, scene) ?? [])
  const isSure = new Set(sure.map(({ clause }) => clause))
  const others = clauses.filter((clause) => !isSure.has(clause))
  return [
    ...toldAs(turn, { others, isPartly: sure.some(({ intent }) => intent !== 'toldName') }, scene),
    ...sure,
  ]
}
