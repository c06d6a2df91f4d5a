import type { Scene, Turn } from '#app/companion/voice/language_model'
import {
  dayPartNamed,
  GREETING,
  isSpanish,
  oddIntent,
  splitClauses,
  valenceOf,
} from '#app/companion/offline_voice/offline_clauses'
import { answerDetail, findDetail } from '#app/companion/offline_voice/offline_details'
import { GRAVE_KINDS, graveOrCrisisIn } from '#app/companion/offline_voice/offline_grave'
import {
  ranked,
  RULES,
  type Heard,
  type Hearing,
  type Intent,
} from '#app/companion/offline_voice/offline_heard'
import {
  GOODBYE_RULES,
  INTENT_RULES,
  type AskKind,
  type IntentRule,
} from '#app/companion/offline_voice/offline_intents'
import { recall } from '#app/companion/offline_voice/offline_recall'
import { eventIn } from '#app/companion/offline_voice/offline_small_rules'
import { topicOf } from '#app/companion/offline_voice/offline_topics'

/** The texts she has not answered yet, oldest first. */
export function unanswered(turns: Turn[]): Turn[] {
  return turns.slice(turns.findLastIndex((turn) => turn.sender === 'girlfriend') + 1)
}

function ruleFor(clause: string): [Intent, IntentRule] | null {
  const words = clause.toLowerCase()
  const hit = Object.entries(RULES).find(([, rule]) => rule.test(words))
  return hit ? [hit[0] as Intent, hit[1]] : null
}

const SHORT_WORDS = 5
const LONG_WORDS = 6

function isAllOfAText(clause: string, turns: Turn[]): boolean {
  return unanswered(turns).some((turn) => clause.length * 2 > turn.text.trim().length)
}

/** A few words after a question of hers, with no sentence of their own, are the answer. */
function isAnswer(clause: string, turns: Turn[]): boolean {
  const hers = turns.findLast((turn) => turn.sender === 'girlfriend')
  const isSentence = /\b(?:i|i'm|i'll|i've|im|we)\b/i.test(clause)
  if (!hers?.text.includes('?') || isSentence || !isAllOfAText(clause, turns)) return false
  return clause.split(' ').length <= SHORT_WORDS && answerDetail(clause) !== null
}

function looseIntent(clause: string, turns: Turn[]): Intent {
  if (clause.includes('?')) return 'unknownQuestion'
  if (isAnswer(clause, turns)) return 'answer'
  if (topicOf(clause)) return 'topic'
  return findDetail(clause) || clause.split(' ').length > LONG_WORDS ? 'statement' : 'remark'
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
    // A film that made somebody cry is no bad news.
    valence: intent === 'moved' ? 'neutral' : valenceOf(clause),
    ask: rule?.ask ?? 'follow',
    ...(rule?.mood ? { mood: rule.mood } : {}),
  }
}

/** Asks about what was told; a boundary or her honesty comes before memory. */
function recalled(clause: string, scene: Scene): Heard | null {
  const found = recall(scene.turns, {
    ...scene,
    question: clause,
    firstName: scene.person.firstName,
  })
  if (!found) return null
  if (!found.fact) return { ...heard(clause, 'recallUnknown'), ask: 'own' }
  return { ...heard(clause, 'recall'), fact: found.fact, ask: 'onward' }
}

function loose(clause: string, scene: Scene): Heard {
  const odd = oddIntent(clause)
  if (odd) return { ...heard(clause, odd), ask: odd === 'ack' ? 'fresh' : 'own' }
  const intent = looseIntent(clause, scene.turns)
  const asks: Partial<Record<Intent, AskKind>> = { unknownQuestion: 'own', remark: 'onward' }
  return { ...heard(clause, intent), ask: asks[intent] ?? 'follow' }
}

function hearClause(clause: string, scene: Scene): Heard {
  const rule = ruleFor(clause)
  if (isSpanish(clause)) {
    return { ...heard(clause, rule?.[0] === 'real' ? 'spanishReal' : 'spanish'), ask: 'none' }
  }
  if (rule && rule[0] in INTENT_RULES) return heard(clause, rule[0], rule[1])
  return recalled(clause, scene) ?? (rule ? heard(clause, rule[0], rule[1]) : loose(clause, scene))
}

/** Read over the whole text: what is grave is not always said in one clause. */
function gravely({ text }: Turn): Heard[] {
  const grave = graveOrCrisisIn(text)
  if (!grave) return []
  const item: Heard = { ...heard('', 'grave'), clause: text, valence: 'bad', ask: 'none' }
  return [{ ...item, mood: 'concerned', grave }]
}

/** Of several grave texts the one that is most urgent. */
function weightiest(items: Heard[]): Heard[] {
  const urgency = ({ grave }: Heard) => GRAVE_KINDS.findIndex((kind) => kind === grave?.kind)
  return items.toSorted((a, b) => urgency(a) - urgency(b)).slice(0, 1)
}

/** Pictures, and a text with nothing in it. */
function besidesWords(texts: Turn[], clauses: string[]): Heard[] {
  const hasPicture = texts.some((turn) => turn.pictures > 0)
  if (hasPicture) return [{ ...heard('', 'pictures'), ask: 'none' }]
  return clauses.length === 0 && texts.length > 0 ? [{ ...heard('', 'empty'), ask: 'own' }] : []
}

/**
 * Reads everything she has not answered: greeting and goodbye
 * apart, the rest most important first, each intent once.
 */
export function hear(scene: Scene): Hearing {
  const texts = unanswered(scene.turns)
  const clauses = texts.flatMap((turn) => splitClauses(turn.text))
  const greeting = clauses.map((clause) => clause.match(GREETING)?.[0]).find(Boolean) ?? null
  const rest = clauses.map((clause) => clause.replace(GREETING, '').trim()).filter(Boolean)
  const all = [
    ...weightiest(texts.flatMap(gravely)),
    ...rest.map((clause) => hearClause(clause, scene)),
    ...besidesWords(texts, clauses),
  ]
  const goodbye = all.find((item) => item.intent in GOODBYE_RULES)?.intent
  return {
    items: ranked(all.filter((item) => !(item.intent in GOODBYE_RULES))),
    isGreeted: greeting !== null,
    greetedAs: dayPartNamed(greeting),
    goodbye: (goodbye as Hearing['goodbye']) ?? null,
  }
}
