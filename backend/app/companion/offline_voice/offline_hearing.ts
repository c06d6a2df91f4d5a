import type { DayPart } from '#app/companion/voice/local_moment'
import type { Scene, Turn } from '#app/companion/voice/language_model'
import { isPlainlyName } from '#app/memory/facts/first_names'
import { actOf, isMeant, isTopic, kindOf, topicOf } from '#app/companion/offline_voice/offline_acts'
import {
  dayPartNamed,
  GREETING,
  oddIn,
  splitClauses,
  type Tone,
  toneOf,
} from '#app/companion/offline_voice/offline_clauses'
import {
  GRAVE_KINDS,
  graveOrCrisisIn,
  type Grave,
} from '#app/companion/offline_voice/offline_grave'
import { rankOf } from '#app/companion/offline_voice/offline_acts'
import { recall } from '#app/companion/offline_voice/offline_recall'
import { type Language, languageOf, spoken } from '#app/companion/offline_voice/offline_spoken'

/** One thing heard in what the person wrote. */
export interface Heard {
  /** An act of acts_en.txt, or `grave`, `recall`, `told`, `answer`, `question` and the odd ones. */
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
  topic: string | null
  tone: Tone
  kind: string
  language: Language
  isGreeted: boolean
  /** The part of day the person's greeting named, which may not be the one it is. */
  greetedAs: DayPart | null
  goodbye: 'goodNight' | 'goodbye' | null
}

const SHORT_WORDS = 4
const SUBJECTS = 'i|im|ive|we|he|she|they|hes|shes|theyre|voy|estoy|tengo|soy'
const SENTENCE = new RegExp(`\\b(?:${SUBJECTS}|my \\w+ (?:is|has|was|died|left))\\b`)
const WHAT = 'whats|what (?!a\\b|an\\b)\\w+|whos|who|whens|when (?:is|was|does|do|are)'
const WHERE = 'wheres|where (?:is|was|do)|which|how (?:many|much|far|long|old|big|tall)'
const QUESTION = new RegExp(`^(?:(?:ok|so|and|but|hey) )*(?:${WHAT}|${WHERE})\\b`)
const NAME_ALONE = /^(?:it'?s|this is|i'?m|i am|soy) (\p{L}{2,20})(?: (?:btw|here))?[.! ]*$/iu
const GOODBYES = ['goodNight', 'goodbye', 'leaving']
/** These say what was answered, when she had asked. */
const ANSWERING = ['nothing', 'unsure', 'fine']

/** The texts she has not answered yet, oldest first. */
export function unanswered(turns: Turn[]): Turn[] {
  return turns.slice(turns.findLastIndex((turn) => turn.sender === 'girlfriend') + 1)
}

function hasAsked(turns: Turn[]): boolean {
  return turns.findLast((turn) => turn.sender === 'girlfriend')?.text.includes('?') ?? false
}

/** A few words with no sentence in them: an answer, or they go on with the last text. */
function isFragment(words: string): boolean {
  return !SENTENCE.test(words) && words.split(' ').length <= SHORT_WORDS
}

const SENTENCES = ['hard', 'wish', 'opinion', 'memory', 'plan', 'report']

/** Told as a sentence, or naming a topic in so many words. */
function isTelling(words: string, kind: string): boolean {
  const isTopical = topicOf(words) !== null && words.split(' ').length > 2
  return SENTENCES.includes(kind) || isTopical || !isFragment(words)
}

function looseIntent(clause: string, words: string, turns: Turn[]): string {
  const odd = oddIn(clause)
  if (odd) return odd
  const kind = kindOf(clause, words)
  if (kind === 'rhetorical') return 'told'
  if (clause.includes('?') || QUESTION.test(words)) return 'question'
  if (isTelling(words, kind)) return 'told'
  if (hasAsked(turns)) return 'answer'
  return topicOf(words) === null ? 'fragment' : 'told'
}

/** Asks about what was told; only what is asked of her before counts more. */
function recalled(clause: string, scene: Scene): Heard | null {
  const turns = scene.turns.filter(({ text }) => !text.includes(clause))
  const { firstName } = scene.person
  const found = recall(turns, { ...scene, question: clause, firstName })
  if (!found) return null
  return found.fact
    ? { intent: 'recall', clause, fact: found.fact }
    : { intent: 'recallUnknown', clause }
}

/** `its Walt`, and no other word than a name. */
function isNameAlone(clause: string): boolean {
  return isPlainlyName(clause.match(NAME_ALONE)?.[1] ?? '')
}

/** What is surely meant; null when only its words can tell. */
function actIn(clause: string, words: string, scene: Scene): string | null {
  const act = actOf(clause, words)
  if (act === null) return isNameAlone(clause) ? 'toldName' : null
  return ANSWERING.includes(act) && hasAsked(scene.turns) ? null : act
}

function hearClause(clause: string, scene: Scene): Heard {
  const words = spoken(clause)
  const act = actIn(clause, words, scene)
  if (act && rankOf(act) < rankOf('recall')) return { intent: act, clause }
  const known = recalled(clause, scene)
  return known ?? { intent: act ?? looseIntent(clause, words, scene.turns), clause }
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
  if (texts.some((turn) => turn.pictures > 0)) return [{ intent: 'pictures', clause: '' }]
  return clauses.length === 0 && texts.length > 0 ? [{ intent: 'empty', clause: '' }] : []
}

function ranked(items: Heard[]): Heard[] {
  return items.toSorted((a, b) => rankOf(a.intent) - rankOf(b.intent))
}

/** An answer without a topic of its own stays with that of the talk. */
function topicIn(words: string, items: Heard[], scene: Scene): string | null {
  const own = topicOf(words)
  const isAnswer = ['answer', 'yes', 'no', 'unsure', 'nothing', 'fine'].includes(
    items[0]?.intent ?? ''
  )
  const ofTalk = isAnswer && hasAsked(scene.turns) ? scene.topics[0] : null
  return own ?? (ofTalk && isTopic(ofTalk) ? ofTalk : null)
}

const BESIDE_GOODBYE = ['love', 'thanks', 'compliment', 'tired', 'missing', 'wellWish']

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

/** Reads everything she has not answered: greeting and goodbye apart, the rest most important first. */
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
  const goodbye = all.flatMap((item) => goodbyeIn(item) ?? [])[0]
  const items = ranked(all.filter(({ intent }) => !GOODBYES.includes(intent)))
  const text = rest.join('. ')
  return {
    items,
    topic: topicIn(spoken(text), items, scene),
    tone: toneOf(text),
    kind: kindOf(text, spoken(text)),
    language: languageOf(texts, scene.turns),
    isGreeted: greeting !== null,
    greetedAs: dayPartNamed(greeting),
    goodbye: partingOf(goodbye),
  }
}
