import { z } from 'zod'
import * as shapes from '#app/language/word_shapes'
import { readWords } from '#app/language/words'

const WORDS = readWords(
  'initiative/event_words.txt',
  z.strictObject({
    keptWords: shapes.source,
    droppedWords: shapes.source,
    relatives: shapes.source,
    grave: shapes.pattern('i'),
  })
)
/** Something of a person's life that comes once, and is worth asking about afterwards. */
export interface EventWord {
  /** A singular or plural noun, as a source of a regular expression. */
  pattern: string
  /** How it is named when it stands alone; else the word as it was said. */
  as?: string
  /** Said of somebody near ("my sister's wedding") the person is there too. */
  isShared?: true
  /** It comes in the second half of the day: "at 8" means the evening. */
  isEvening?: true
}

/** Longer names before the words they contain. */
export const EVENT_WORDS: readonly EventWord[] = [
  { pattern: 'interviews?' },
  { pattern: "(?:driving|driver'?s|road) test", as: 'driving test' },
  { pattern: 'exams?|finals?|midterms?|quizz?(?:es)?|tests?' },
  { pattern: 'presentations?|speech|audition|defen[cs]e|recital', isShared: true },
  { pattern: '(?:appointment|appt) (?:at|with) (?:the|my) dentist', as: 'dentist appointment' },
  {
    pattern: '(?:appointment|appt) (?:at|with) (?:the|my) (?:doctor|dr)',
    as: "doctor's appointment",
  },
  {
    pattern: "(?:dentist|dental)(?:'?s)?(?: (?:appointment|appt|visit))?",
    as: 'dentist appointment',
  },
  { pattern: "(?:doctor|dr)(?:'?s)?(?: (?:appointment|appt|visit))?", as: "doctor's appointment" },
  { pattern: 'appointments?|appt', as: 'appointment' },
  { pattern: 'checkup|check-up', as: 'checkup' },
  { pattern: 'therapy(?: session)?', as: 'therapy session' },
  { pattern: 'surgery|operation' },
  { pattern: 'date(?: night)?', isEvening: true },
  { pattern: 'flights?' },
  { pattern: 'trip|vacation|holiday' },
  {
    pattern: 'wedding|graduation|reunion|baby shower|anniversary|birthday(?: party| dinner)?',
    isShared: true,
  },
  { pattern: 'party|concert|gig|bbq|barbecue|dinner', isShared: true, isEvening: true },
  { pattern: 'half[ -]marathon|marathon|race|tournament|competition|game|match', isShared: true },
  { pattern: 'first (?:day|shift)|trial shift|trial day' },
  { pattern: 'meetings?|performance review|deadline|haircut|tattoo appointment' },
]

/** Words between "my" and the event that stay in its name; nobody's own words are ever repeated to them. */
export const KEPT_WORDS = WORDS.keptWords

/** Those that may stand there and are left out. */
export const DROPPED_WORDS = WORDS.droppedWords

export const RELATIVES = WORDS.relatives

/** What somebody does themselves, without one of the nouns. */
export const EVENT_VERBS: readonly { pattern: RegExp; subject: string }[] = [
  { pattern: /\b(?:i'm|im|i am|we're|we are) flying\b/, subject: 'flight' },
  { pattern: /\b(?:i'm|im|i am|we're|we are) moving\b/, subject: 'move' },
  { pattern: /\b(?:i'm|im|i am|we're|we are) getting married\b/, subject: 'wedding' },
  { pattern: /\b(?:i'm|im|i am) graduating\b|\bi graduate\b/, subject: 'graduation' },
  { pattern: /\b(?:i'm|im|i am) presenting\b/, subject: 'presentation' },
  { pattern: /\b(?:i'm|im|i am) auditioning\b/, subject: 'audition' },
  {
    pattern: /\bi(?:'m| am|m)? start(?:ing)? (?:at )?(?:my|a|the) new job\b/,
    subject: 'first day',
  },
]

/** Whatever else is said beside these, she does not come back to it by herself. */
export const GRAVE = WORDS.grave
