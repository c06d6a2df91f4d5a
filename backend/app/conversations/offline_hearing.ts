import type { EmotionalState, Scene, Turn } from '#app/conversations/language_model'
import type { DayPart } from '#app/conversations/local_moment'
import { answerDetail, findDetail, straighten } from '#app/conversations/offline_details'
import {
  GOODBYE_RULES,
  INTENT_RULES,
  type AskKind,
  type IntentRule,
} from '#app/conversations/offline_intents'
import type { Valence } from '#app/conversations/offline_reactions'
import { recall } from '#app/conversations/offline_recall'
import { REQUEST_RULES, SMALL_RULES, TOLD_RULES } from '#app/conversations/offline_small_rules'
import { FEELING_RULES, HER_RULES } from '#app/conversations/offline_talk_rules'
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

const GREETING =
  /^(?:oh |well |ok |okay )*(?:hi+|hey+|heya|hello+|hiya|yo|howdy|hola|greetings|good (?:morning|afternoon|evening|day)|g'?morning|gm|morning|evening|afternoon)(?: (?:there|again|you|babe|baby|love|sweetie|gorgeous|beautiful|everyone|honey|dear|to you))*(?=[,.! ]|$)(?: (?!i|i'm|my|we|what|how|is|are|was|can)\p{L}+(?=$|[,.!]))?[,.! ]*/iu
const GOOD =
  /\b(?:great|good|amazing|awesome|love[ds]?|loving|won|win|passed|finally|excited|fun|happy|beautiful|best|wonderful|perfect|fantastic|proud|nice|delicious|relaxing|glad|enjoy(?:ed|ing)?|adore|celebrat\w*|yummy)\b/i
const BAD =
  /\b(?:bad|hate|awful|terrible|horrible|lost|lose|died|sick|failed|fail|fired|broke|broken|hurts?|worst|stress\w*|annoy\w*|argument|fight|fought|late|problem|ruined|cried|crying|sad|unfair|yelled|stole|stolen|rejected|worried|scared|miss(?:ed|ing)?|cancelled|canceled|crashed|pain|laid off|sucks?|disaster|nightmare|exhaust\w*|rough|dumping|rude|ignored?|ignores|mean to|too much|cry|alone|awkward|unfortunately)\b/i
const NEGATED =
  /\b(?:not|n't|isn't|wasn't|never|no) (?:\w+ ){0,2}(?:great|good|amazing|fun|happy|nice|excited|love|enjoy)/i
const SPANISH =
  /(?:^|[^\p{L}])(?:hola|que|qué|estás?|estoy|c[oó]mo|eres|gracias|buen[oa]s|noches|d[ií]as|muy|bien|quiero|amor|para|por|una|pero|porque|ad[ií]os|hoy|tengo|me|mi|te|soy|trabajo|mucho|tú|día|feliz|triste|cansad[oa])(?=[^\p{L}]|$)/giu
const FILLERS =
  /^(?:(?:anyway|anyways|so|well|and|but|also|oh|um+|uh+|like|ok so|okay so)(?:,\s*|\s+(?=\S)|[.!]*$))+/i
const MASH =
  /^(?:[bcdfghjklmnpqrstvwxz]{4,}|(?:asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|zxcv|xcvb)\w*)$/i

/** The texts she has not answered yet, oldest first. */
export function unanswered(turns: Turn[]): Turn[] {
  return turns.slice(turns.findLastIndex((turn) => turn.sender === 'girlfriend') + 1)
}

function splitClauses(text: string): string[] {
  return text
    .slice(0, 1600)
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .split(/(?<=[.!?\u2026])\s+|[\n;]+|(?<!^)(?=\bbut (?:i|my|we|the)\b)/i)
    .flatMap((part) =>
      part.split(' ').length < 7
        ? [part]
        : part.split(
            /,\s+(?=(?:i|i'm|im|my|we|what|how|can|do|are|the|a bit|a little|kinda|just|but|so|really|pretty|went|then|now)\b)|\s+and (?=(?:i|i'm|im|my|we|what|how)\b)/i
          )
    )
    .map((part) => straighten(part).replace(FILLERS, ''))
    .filter((part) => part.length > 0)
    .slice(0, 12)
}

function valenceOf(clause: string): Valence {
  if (/\b(?:lol|haha\w*|lmao|jk)\b|😂|🤣/iu.test(clause)) return 'neutral'
  if (BAD.test(clause) || NEGATED.test(clause)) return 'bad'
  return GOOD.test(clause) ? 'good' : 'neutral'
}

function ruleFor(clause: string): [Intent, IntentRule] | null {
  const words = clause.toLowerCase()
  const hit = Object.entries(RULES).find(([, rule]) => rule.test(words))
  return hit ? [hit[0] as Intent, hit[1]] : null
}

function oddIntent(clause: string): Intent | null {
  const letters = clause.replace(/[^\p{L}]/gu, '')
  if (letters.length === 0)
    return /\p{Extended_Pictographic}|[\d:;<]/u.test(clause) ? 'ack' : 'empty'
  const foreign = clause.replace(/[^\p{L}]|\p{Script=Latin}/gu, '')
  if (foreign.length * 2 > letters.length) return 'foreign'
  const longest = clause.split(/\s+/).every((word) => MASH.test(word.replace(/[^\p{L}]/gu, '')))
  return longest ? 'gibberish' : null
}

function spanishIntent(clause: string, rule: [Intent, IntentRule] | null): Intent | null {
  const words = clause.split(/\s+/).length
  const hits = [...clause.matchAll(SPANISH)].length
  const isSpanish =
    /[¿¡]/.test(clause) || (hits >= 2 && hits * 3 >= words) || /^hola\b/i.test(clause)
  if (!isSpanish) return null
  return rule?.[0] === 'real' ? 'spanishReal' : 'spanish'
}

function looseIntent(clause: string, hers: Turn | undefined): Intent {
  if (clause.includes('?')) return 'unknownQuestion'
  const isReplying = hers?.text.includes('?') ?? false
  if (isReplying && clause.split(' ').length <= 5 && answerDetail(clause)) return 'answer'
  if (topicOf(clause)) return 'topic'
  return findDetail(clause) || clause.split(' ').length > 6 ? 'statement' : 'remark'
}

function heard(clause: string, intent: Intent, rule?: IntentRule): Heard {
  return {
    intent,
    clause,
    detail: intent === 'answer' ? answerDetail(clause) : findDetail(clause),
    topic: topicOf(clause),
    valence: valenceOf(clause),
    ask: rule?.ask ?? 'follow',
    ...(rule?.mood ? { mood: rule.mood } : {}),
  }
}

function hearClause(clause: string, scene: Scene): Heard {
  const rule = ruleFor(clause)
  const spanish = spanishIntent(clause, rule)
  if (spanish) return { ...heard(clause, spanish), ask: 'none' }
  if (rule && rule[0] in INTENT_RULES) return heard(clause, rule[0], rule[1])
  const recalled = recall(clause, scene.turns, { ...scene, firstName: scene.person.firstName })
  if (recalled?.fact) return { ...heard(clause, 'recall'), fact: recalled.fact, ask: 'fresh' }
  if (recalled) return { ...heard(clause, 'recallUnknown'), ask: 'own' }
  if (rule) return heard(clause, rule[0], rule[1])
  const odd = oddIntent(clause)
  if (odd) return { ...heard(clause, odd), ask: odd === 'ack' ? 'fresh' : 'own' }
  const hers = scene.turns.findLast((turn) => turn.sender === 'girlfriend')
  const loose = looseIntent(clause, hers)
  const asks: Partial<Record<Intent, AskKind>> = { unknownQuestion: 'own', remark: 'onward' }
  return { ...heard(clause, loose), ask: asks[loose] ?? 'follow' }
}

const GREETED: [RegExp, DayPart][] = [
  [/\bmorning\b|\bgm\b/i, 'morning'],
  [/\bafternoon\b/i, 'afternoon'],
  [/\bevening\b/i, 'evening'],
]

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
    greetedAs: GREETED.find(([pattern]) => pattern.test(greeting ?? ''))?.[1] ?? null,
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
