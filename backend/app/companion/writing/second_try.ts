import type { ModelFailure } from '#app/models/contract'

/** How a model is asked once more after no words came. */
export interface SecondTry {
  /** Told to it in the prompt. */
  correction?: string
  isLonger?: boolean
  /** The other model, where there is one. */
  isFallback?: boolean
  /** Without another model it would be in vain. */
  needsFallback?: boolean
}

const OTHER = { isFallback: true, needsFallback: true }

/** Null: in vain, whoever is asked. */
export const SECOND_TRIES: Readonly<Record<ModelFailure, SecondTry | null>> = {
  timeout: { isFallback: true },
  unavailable: { isFallback: true },
  busy: OTHER,
  missing: OTHER,
  rejected: OTHER,
  credentials: null,
  refused: {
    correction:
      'You could not write that. Say in your own kind words that you would rather not, ' +
      'and turn to something else.',
  },
  cut: { isLonger: true },
  empty: {},
  unreadable: {},
}
