import env from '#config/env'

/** How little thought a model may be asked for: a text needs none, and thinking takes time and costs. */
export type Effort = 'none' | 'minimal' | 'low'

/** What a language model takes, and what it costs. */
export interface ModelFamily {
  /** Null: it knows no such wish. */
  effort: Effort | null
  /** Null: it takes its own alone, or its own is what we want. */
  temperature: number | null
  /** How the longest answer is called. */
  tokens: 'max_completion_tokens' | 'max_tokens'
  isStructured: boolean
  /** Whether equal beginnings may be told by a key, so that they are found in its cache. */
  hasCacheKey: boolean
  /** US dollars a million tokens: in, in from the cache, out. Null when nobody looked them up. */
  price: readonly [number, number, number] | null
  /** The day it is shut down, when that is known: `YYYY-MM-DD`. */
  endsOn: string | null
}

export const DEFAULT_MODEL = 'gpt-6-luna'

const OPENAI = {
  effort: 'none',
  temperature: null,
  tokens: 'max_completion_tokens',
  isStructured: true,
  hasCacheKey: true,
  price: null,
  endsOn: null,
} as const
const OLD = { ...OPENAI, effort: null }

/**
 * OpenAI's, by the beginning of their names, looked up on 2026-11-23 (developers.openai.com: pricing,
 * deprecations, reasoning guide; the `openai` package tells the days they end). The most exact one counts.
 */
export const modelFamilies: Readonly<Record<string, ModelFamily>> = {
  'gpt-6-astra': { ...OPENAI, effort: 'low', price: [10, 1, 50] },
  'gpt-6-sol': { ...OPENAI, price: [2, 0.2, 10] },
  'gpt-6-luna': { ...OPENAI, price: [0.1, 0.01, 0.5] },
  'gpt-5.6-sol': { ...OPENAI, price: [5, 0.5, 30] },
  'gpt-5.6-terra': { ...OPENAI, price: [2, 0.2, 12] },
  'gpt-5.6-luna': { ...OPENAI, price: [0.2, 0.02, 1.2] },
  'gpt-5.5': { ...OPENAI, price: [5, 0.5, 30] },
  'gpt-5.4': { ...OPENAI, price: [2.5, 0.25, 15] },
  'gpt-5.4-mini': { ...OPENAI, price: [0.75, 0.075, 4.5] },
  'gpt-5.4-nano': { ...OPENAI, price: [0.2, 0.02, 1.25], endsOn: '2027-04-01' },
  'gpt-5.2': { ...OPENAI, price: [1.75, 0.175, 14] },
  'gpt-5.1': { ...OPENAI, price: [1.25, 0.125, 10], endsOn: '2027-04-01' },
  'gpt-5': { ...OPENAI, effort: 'minimal', price: [1.25, 0.125, 10], endsOn: '2026-12-11' },
  'gpt-5-mini': { ...OPENAI, effort: 'minimal', price: [0.25, 0.025, 2], endsOn: '2026-12-11' },
  'gpt-5-nano': { ...OPENAI, effort: 'minimal', price: [0.05, 0.005, 0.4], endsOn: '2026-12-11' },
  'gpt-4.1': { ...OLD, price: [2, 0.5, 8], endsOn: '2027-01-14' },
  'gpt-4.1-mini': { ...OLD, price: [0.4, 0.1, 1.6], endsOn: '2027-01-14' },
  'gpt-4o': { ...OLD, price: [2.5, 1.25, 10], endsOn: '2027-01-14' },
  'gpt-4o-mini': { ...OLD, price: [0.15, 0.075, 0.6], endsOn: '2027-01-14' },
}

/** OpenAI's without a row are taken for its next; what they refuse is left away. */
export const unknownOfOpenai: ModelFamily = OPENAI
/** Of servers that only resemble OpenAI's, whose own temperatures differ. */
export const unknownElsewhere: ModelFamily = {
  ...OLD,
  temperature: 0.9,
  tokens: 'max_tokens',
  hasCacheKey: false,
}

const model = env.get('OPENAI_MODEL') ?? DEFAULT_MODEL

/** Who writes her texts, who does while that one is away (empty: nobody), and who reads for the memory. */
export const chosenModels = {
  model,
  fallbackModel: env.get('OPENAI_FALLBACK_MODEL') ?? '',
  memoryModel: env.get('OPENAI_MEMORY_MODEL') ?? model,
}
