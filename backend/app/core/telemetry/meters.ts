import { Counter, Histogram, Registry } from 'prom-client'

/**
 * What this process counts of what happens in it, for `/metrics`. Labels are
 * kinds, states and patterns of ours: few, and never anything of a person.
 */
export const meters = new Registry()
const registers = [meters]

export const textsHandedOver = new Counter({
  name: 'everly_texts_handed_over_total',
  help: 'Texts given to the provider by this process, by kind and what came of it.',
  labelNames: ['kind', 'outcome'] as const,
  registers,
})

export const textsReceived = new Counter({
  name: 'everly_texts_received_total',
  help: 'Texts of people this process was told of: stored, duplicate, dropped or ignored.',
  labelNames: ['outcome'] as const,
  registers,
})

export const textsUnreadable = new Counter({
  name: 'everly_texts_unreadable_total',
  help: 'Words this process could not read in time: their thread was ended, and they count as unread.',
  labelNames: ['reading'] as const,
  registers,
})

export const strangersTextsDropped = new Counter({
  name: 'everly_strangers_texts_dropped_total',
  help:
    'Texts of numbers without an account that this process dropped unread, ' +
    'beyond their handful of a day.',
  registers,
})

export const codesRefused = new Counter({
  name: 'everly_codes_refused_total',
  help: 'Codes this process did not send, by what stood against them.',
  labelNames: ['obstacle'] as const,
  registers,
})

export const wordsRejected = new Counter({
  name: 'everly_words_rejected_total',
  help: 'Words of hers that this process held back, by the rule they broke, the model and its prompt.',
  labelNames: ['rule', 'model', 'prompt'] as const,
  registers,
})

export const factsDropped = new Counter({
  name: 'everly_facts_dropped_total',
  help: 'Facts a model noted and this process did not keep: unfit to keep, or said by nobody.',
  labelNames: ['why'] as const,
  registers,
})

export const textVotes = new Counter({
  name: 'everly_text_votes_total',
  help: 'Thumbs people gave texts of hers in this process, by the version of the prompt they came from.',
  labelNames: ['vote', 'prompt'] as const,
  registers,
})

export const textStates = new Counter({
  name: 'everly_text_states_total',
  help: 'States texts moved on to in this process.',
  labelNames: ['state'] as const,
  registers,
})

export const modelCalls = new Histogram({
  name: 'everly_model_call_seconds',
  help: 'Calls of the language model, by purpose and outcome.',
  labelNames: ['purpose', 'outcome'] as const,
  buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60],
  registers,
})

export const httpRequests = new Histogram({
  name: 'everly_http_request_seconds',
  help: 'Requests by method, route pattern and status.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})
