import type { EmotionalState } from '#app/companion/voice/language_model'
import type { DayPart } from '#app/companion/voice/local_moment'
import type { Grave } from '#app/companion/offline_voice/offline_grave'
import { FEELING_RULES } from '#app/companion/offline_voice/offline_feeling_rules'
import { HER_RULES } from '#app/companion/offline_voice/offline_her_rules'
import {
  GOODBYE_RULES,
  INTENT_RULES,
  type AskKind,
} from '#app/companion/offline_voice/offline_intents'
import type { Valence } from '#app/companion/offline_voice/offline_reactions'
import { REQUEST_RULES } from '#app/companion/offline_voice/offline_request_rules'
import { SMALL_RULES, TOLD_RULES } from '#app/companion/offline_voice/offline_small_rules'
import type { Topic } from '#app/companion/offline_voice/offline_topics'

/** What a clause may be, in the order of the asking. */
export const RULES = {
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
  | 'grave'
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
  /** What makes it grave. */
  grave?: Grave
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

/** Who is no adult, and despair, before anything grave. */
const FOREMOST = ['youngRole', 'minor', 'despair']

/** Boundaries first, then honesty, feelings, questions, news, topics, small words. */
const RANKS: Partial<Record<Intent, number>> = Object.fromEntries(
  [
    ...FOREMOST,
    'grave',
    ...Object.keys(INTENT_RULES).filter((intent) => !FOREMOST.includes(intent)),
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

/** The most important first, each intent once, small words only when there is nothing else. */
export function ranked(items: Heard[]): Heard[] {
  // What is told counts alike whether or not it has a topic: the order of the telling decides.
  const rank = ({ intent }: Heard) => RANKS[intent === 'statement' ? 'topic' : intent] ?? 99
  const seen = new Set<string>()
  const sorted = items
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((item) => {
      const key = ['topic', 'statement'].includes(item.intent) ? item.clause : item.intent
      return !seen.has(key) && seen.add(key)
    })
  return sorted.filter((item, index) => index === 0 || !WEIGHTLESS.has(item.intent))
}
