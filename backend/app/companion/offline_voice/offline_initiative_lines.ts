import { z } from 'zod'
import { lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { withOwn } from '#app/companion/offline_voice/offline_own_lines'

const WORDS = loadWords(
  'offline_voice/initiative.yaml',
  z.strictObject({
    openLoop: lines,
    caringLoop: lines,
    openLoopAsks: lines,
    namedLoopAsks: lines,
    longLoopAsks: lines,
    caringLoopAsks: lines,
    promise: lines,
    promiseAsks: lines,
    noHurry: lines,
    lastHello: lines,
    rest: lines,
  })
)

/** Why she writes, when she writes first: they told her. Nothing is taken for granted. */
export const OPEN_LOOP_LINES = withOwn('openLoop', { any: WORDS.openLoop })

/** For the doctor's and the like: the same calm for every personality. */
export const CARING_LOOP_LINES = WORDS.caringLoop

/** After a line that names it. */
export const OPEN_LOOP_ASKS = WORDS.openLoopAsks

/** Naming it, without a line before. */
export const NAMED_LOOP_ASKS = WORDS.namedLoopAsks

/** Of what takes days: nobody knows whether it is over. */
export const LONG_LOOP_ASKS = WORDS.longLoopAsks

/** For how it feels, when that matters more than how it went. */
export const CARING_LOOP_ASKS = WORDS.caringLoopAsks

/** For what they meant to do themselves: no report is owed, and not having done it is no fault. */
export const PROMISE_LINES = WORDS.promise

export const PROMISE_ASKS = WORDS.promiseAsks

/** Nobody has to answer. */
export const NO_HURRY_LINES = WORDS.noHurry

/** The last one after a long silence: no question, nothing to answer, and nothing more after it. */
export const LAST_HELLO_LINES = withOwn('lastHello', { any: WORDS.lastHello })

/** What happens now, said plainly. */
export const REST_LINES = WORDS.rest
