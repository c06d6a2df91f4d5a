import type { AlarmKind } from '#app/ledgers/alarms/contract'

/** Calls of one model for her words that ended alike. */
export interface EndedCalls {
  model: string
  outcome: string
  calls: number
  /** Of the latest, in epoch milliseconds. */
  latestAt: number
}

export interface ModelTrouble {
  kind: Extract<AlarmKind, 'credentials' | 'model_down' | 'model_refuses'>
  subject: string
}

const WORDS_CAME = new Set(['ok', 'refused', 'cut', 'empty', 'unreadable'])
/** The subject of an alarm about the key. */
export const MODEL_KEY = 'language model'
const DOWN_AFTER_CALLS = 3
const REFUSALS_AT_LEAST = 5
const REFUSED_SHARE = 0.2

/**
 * What ails a model, by its latest calls: it does not take our key, no words have come since several
 * calls, or it would not write many of them.
 */
export function troublesOf(ended: readonly EndedCalls[]): ModelTrouble[] {
  const byModel = [...Map.groupBy(ended, ({ model }) => model)]
  return byModel.flatMap(([model, own]) => [...awayTroubles(model, own), ...refusals(model, own)])
}

function awayTroubles(model: string, own: readonly EndedCalls[]): ModelTrouble[] {
  const cameAt = latest(own.filter(({ outcome }) => WORDS_CAME.has(outcome)))
  const since = own.filter(({ outcome, latestAt }) => !WORDS_CAME.has(outcome) && latestAt > cameAt)
  const isRefused = since.some(({ outcome }) => outcome === 'credentials')
  if (isRefused) return [{ kind: 'credentials', subject: MODEL_KEY }]
  return count(since) >= DOWN_AFTER_CALLS ? [{ kind: 'model_down', subject: model }] : []
}

function refusals(model: string, own: readonly EndedCalls[]): ModelTrouble[] {
  const refused = count(own.filter(({ outcome }) => outcome === 'refused'))
  const came = count(own.filter(({ outcome }) => WORDS_CAME.has(outcome)))
  const isMuch = refused >= REFUSALS_AT_LEAST && refused >= came * REFUSED_SHARE
  return isMuch ? [{ kind: 'model_refuses', subject: model }] : []
}

function latest(own: readonly EndedCalls[]): number {
  return Math.max(0, ...own.map(({ latestAt }) => latestAt))
}

function count(own: readonly EndedCalls[]): number {
  return own.reduce((sum, { calls }) => sum + calls, 0)
}
