import { z } from 'zod'
import type { IntentRule } from '#app/companion/offline_voice/offline_intents'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/small_rules.txt',
  z.strictObject({
    ownEvents: shapes.pattern(),
    events: shapes.source,
    later: shapes.pattern(),
    birthday: shapes.pattern(),
    moved: shapes.pattern(),
    luck: shapes.pattern(),
    toldName: shapes.pattern('u'),
    thanks: shapes.pattern(),
    drop: shapes.pattern(),
    sorry: shapes.pattern(),
    wellWish: shapes.pattern(),
    back: shapes.source,
    laugh: shapes.pattern('u'),
    huh: shapes.source,
    why: shapes.source,
    unsure: shapes.source,
    nothing: shapes.source,
    no: shapes.source,
    fine: shapes.source,
    yes: shapes.source,
    amazed: shapes.pattern(),
    ack: shapes.source,
  })
)

const on = (pattern: RegExp) => (clause: string) => pattern.test(clause)
const whole = (words: string) => on(new RegExp(`^(?:${words})[.!,? ]*$`, 'u'))

/** The event of a clause, as she names it back: `your interview`, `the match`. */
export function eventIn(clause: string): string | null {
  const hit = clause.match(EVENT)
  const event = hit?.[2]?.toLowerCase()
  if (!event) return null
  return hit?.[1] || WORDS.ownEvents.test(event) ? `your ${event}` : `the ${event}`
}
const EVENT = new RegExp(`(?:\\b(my|our) (?:[a-z]+ )?)?\\b(${WORDS.events})\\b`, 'i')
const ANY_EVENT = new RegExp(`\\b(?:${WORDS.events})\\b`)

export const TOLD_RULES = {
  birthday: {
    test: on(WORDS.birthday),
    ask: 'own',
    mood: 'excited',
  },
  moved: {
    test: on(WORDS.moved),
    ask: 'onward',
    mood: 'thoughtful',
  },
  luck: {
    test: on(WORDS.luck),
    ask: 'none',
    mood: 'excited',
  },
  upcoming: {
    test: (clause: string) =>
      ANY_EVENT.test(clause) && WORDS.later.test(clause) && !/\?/.test(clause),
    ask: 'own',
    mood: 'excited',
  },
  toldName: {
    test: on(WORDS.toldName),
    ask: 'fresh',
  },
} satisfies Record<string, IntentRule>

export const SMALL_RULES = {
  thanks: {
    test: on(WORDS.thanks),
    ask: 'fresh',
    mood: 'affectionate',
  },
  drop: {
    test: on(WORDS.drop),
    ask: 'fresh',
  },
  sorry: {
    test: on(WORDS.sorry),
    ask: 'fresh',
  },
  wellWish: {
    test: on(WORDS.wellWish),
    ask: 'fresh',
    mood: 'happy',
  },
  back: {
    test: whole(WORDS.back),
    ask: 'fresh',
  },
  laugh: {
    test: on(WORDS.laugh),
    ask: 'onward',
    mood: 'playful',
  },
  huh: {
    test: whole(WORDS.huh),
    ask: 'own',
  },
  why: {
    test: whole(WORDS.why),
    ask: 'own',
  },
  unsure: {
    test: whole(WORDS.unsure),
    ask: 'onward',
  },
  nothing: {
    test: whole(WORDS.nothing),
    ask: 'fresh',
  },
  no: {
    test: whole(WORDS.no),
    ask: 'onward',
  },
  fine: {
    test: whole(WORDS.fine),
    ask: 'fresh',
  },
  yes: {
    test: whole(WORDS.yes),
    ask: 'onward',
  },
  amazed: {
    test: on(WORDS.amazed),
    ask: 'own',
  },
  ack: {
    test: whole(WORDS.ack),
    ask: 'fresh',
  },
} satisfies Record<string, IntentRule>
