import type { EmotionalState, Scene, Turn } from '#app/conversations/language_model'
import type { DayPart } from '#app/conversations/local_moment'
import {
  dayPartNamed,
  GREETING,
  isSpanish,
  oddIntent,
  splitClauses,
  valenceOf,
} from '#app/conversations/offline_clauses'
import { answerDetail, findDetail } from '#app/conversations/offline_details'
import {
  GOODBYE_RULES,
  INTENT_RULES,
  type AskKind,
  type IntentRule,
} from '#app/conversations/offline_intents'
import type { Valence } from '#app/conversations/offline_reactions'
import { recall } from '#app/conversations/offline_recall'
import {
  eventIn,
  REQUEST_RULES,
  SMALL_RULES,
  TOLD_RULES,
} from '#app/conversations/offline_small_rules'
import { FEELING_RULES } from '#app/conversations/offline_feeling_rules'
import { HER_RULES } from '#app/conversations/offline_her_rules'
import { topicOf, type Topic } from '#app/conversations/offline_topics'

const RULES = {
  ...INTENT_RULES,
  ...HER_RULES,
  ...FEELING_RULES,
  ...REQUEST_RULES,
  ...TOLD_RULES,
  ...SMALL_RULES,
  ...GOODBYE_RULES,
}

export type Intent =
  | keyof typeof RULES
  | 'pictures'
  | 'recall'
  | 'recallUnknown'
  | 'topic'
  | 'answer'
  | 'statement'
  | 'remark'
  | 'unknownQuestion'
  | 'empty'
  | 'gibberish'
  | 'foreign'
  | 'spanish'
  | 'spanishReal'

/** One thing heard in what the person wrote. */
export interface Heard {
  intent: Intent
  clause: string
  detail: string | null
  topic: Topic | null
  valence: Valence
  ask: AskKind
  mood?: EmotionalState
  /** What she recalls, when that was asked. */
  fact?: string
}

/** All she heard since her last text. */
export interface Hearing {
  items: Heard[]
  isGreeted: boolean
  /** The part of day the person's greeting named, which may not be the one it is. */
  greetedAs: DayPart | null
  goodbye: 'goodNight' | 'goodbye' | null
  topic: Topic | null
}

/** The texts she has not answered yet, oldest first. */
export function unanswered(turns: Turn[]): Turn[] {
  return turns.slice(turns.findLastIndex((turn) => turn.sender === 'girlfriend') + 1)
}

function ruleFor(clause: string): [Intent, IntentRule] | null {
  const words = clause.toLowerCase()
  const hit = Object.entries(RULES).find(([, rule]) => rule.test(words))
  return hit ? [hit[0] as Intent, hit[1]] : null
}

function looseIntent(clause: string, hers: Turn | undefined): Intent {
  if (clause.includes('?')) return 'unknownQuestion'
  const isReplying = hers?.text.includes('?') ?? false
  const isTold = /\b(?:i|i'm|i'll|i've|im|we)\b/i.test(clause)
  if (isReplying && !isTold && clause.split(' ').length <= 5 && answerDetail(clause))
    return 'answer'
  if (topicOf(clause)) return 'topic'
  return findDetail(clause) || clause.split(' ').length > 6 ? 'statement' : 'remark'
}

function detailFor(intent: Intent, clause: string): string | null {
  if (intent === 'upcoming') return eventIn(clause)
  return intent === 'answer' ? answerDetail(clause) : findDetail(clause)
}

function heard(clause: string, intent: Intent, rule?: IntentRule): Heard {
  return {
    intent,
    clause,
    detail: detailFor(intent, clause),
    topic: topicOf(clause),
    valence: valenceOf(clause),
    ask: rule?.ask ?? 'follow',
    ...(rule?.mood ? { mood: rule.mood } : {}),
  }
}

function hearClause(clause: string, scene: Scene): Heard {
  const rule = ruleFor(clause)
  if (isSpanish(clause)) {
    const intent = rule?.[0] === 'real' ? 'spanishReal' : 'spanish'
    return { ...heard(clause, intent), ask: 'none' }
  }
  if (rule && rule[0] in INTENT_RULES) return heard(clause, rule[0], rule[1])
  const recalled = recall(clause, scene.turns, { ...scene, firstName: scene.person.firstName })
  if (recalled?.fact) return { ...heard(clause, 'recall'), fact: recalled.fact, ask: 'onward' }
  if (recalled) return { ...heard(clause, 'recallUnknown'), ask: 'own' }
  if (rule) return heard(clause, rule[0], rule[1])
  const odd = oddIntent(clause)
  if (odd) return { ...heard(clause, odd), ask: odd === 'ack' ? 'fresh' : 'own' }
  const hers = scene.turns.findLast((turn) => turn.sender === 'girlfriend')
  const loose = looseIntent(clause, hers)
  const asks: Partial<Record<Intent, AskKind>> = { unknownQuestion: 'own', remark: 'onward' }
  return { ...heard(clause, loose), ask: asks[loose] ?? 'follow' }
}

/** Said beside something else, these need no word of their own. */
const WEIGHTLESS = new Set<Intent>([
  'remark',
  'ack',
  'yes',
  'no',
  'fine',
  'laugh',
  'amazed',
  'unsure',
  'nothing',
  'huh',
  'gibberish',
  'empty',
])

/** Boundaries first, then honesty, feelings, questions, news, topics, small words. */
const RANKS: Partial<Record<Intent, number>> = Object.fromEntries(
  [
    ...Object.keys(INTENT_RULES),
    'spanishReal',
    'pictures',
    ...Object.keys(FEELING_RULES),
    'recall',
    'recallUnknown',
    ...Object.keys(HER_RULES),
    ...Object.keys(REQUEST_RULES),
    ...Object.keys(TOLD_RULES),
    'unknownQuestion',
    'topic',
    'answer',
    'statement',
    ...Object.keys(SMALL_RULES),
    'remark',
  ].map((intent, rank) => [intent, rank])
)

/** Reads everything she has not answered: greeting and goodbye apart, the rest most important first, each intent once. */
export function hear(scene: Scene): Hearing {
  const texts = unanswered(scene.turns)
  const clauses = texts.flatMap((turn) => splitClauses(turn.text))
  const greeting = clauses.map((clause) => clause.match(GREETING)?.[0]).find(Boolean) ?? null
  const rest = clauses.map((clause) => clause.replace(GREETING, '').trim()).filter(Boolean)
  const all = rest.map((clause) => hearClause(clause, scene))
  if (texts.some((turn) => turn.pictures > 0)) all.push({ ...heard('', 'pictures'), ask: 'none' })
  if (clauses.length === 0 && all.length === 0 && texts.length > 0)
    all.push({ ...heard('', 'empty'), ask: 'own' })
  const byes = all.filter((item) => item.intent in GOODBYE_RULES)
  return {
    items: ranked(all.filter((item) => !(item.intent in GOODBYE_RULES))),
    isGreeted: greeting !== null,
    greetedAs: dayPartNamed(greeting),
    goodbye: (byes[0]?.intent as Hearing['goodbye']) ?? null,
    topic: all.findLast((item) => item.topic)?.topic ?? null,
  }
}

function ranked(items: Heard[]): Heard[] {
  const rank = (item: Heard) => RANKS[item.intent] ?? 99
  const seen = new Set<string>()
  const sorted = items
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((item) => {
      const key = ['topic', 'statement'].includes(item.intent) ? item.clause : item.intent
      return !seen.has(key) && seen.add(key)
    })
  return sorted.filter((item, index) => index === 0 || !WEIGHTLESS.has(item.intent))
}
