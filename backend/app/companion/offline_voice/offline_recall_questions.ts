import { z } from 'zod'
import { slotKey } from '#app/companion/offline_voice/offline_facts'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'offline_voice/recall_questions.txt',
  z.strictObject({ past: shapes.pattern() })
)

const anyOf = (...questions: string[]) => new RegExp(questions.join('|'))
const ASKING = [
  "what(?:'s| is| was|s)?|who(?:'s| is| was|s)?|when(?:'s| is| was)?|where(?:'s| is)?",
  'remember|know|tell me|guess',
].join('|')
const WHEN = '(?: (?:today|tonight|tomorrow|this|next|on|for|later)\\b|\\s*\\?*$)'
const MINE = "(?:the name of )?my ([\\p{L}' -]+?)(?:'s)?(?: name| named| called)?"
const TELLING = [
  '(?:remember|told you|tell you|said|mentioned) (?:when i |that i |what i |me |you )*',
  '(?:told you |said |say |mentioned )*(?:about |of )?',
].join('')

/**
 * The slots a question about the person asks for, best first;
 * `about:` searches the talk, null is no such question.
 */
const QUESTIONS: [RegExp, (hit: RegExpMatchArray) => string[]][] = [
  [/\bc[o\u00f3]mo se llama(?:ba)? mi ([\p{L}]{2,20})/u, (hit) => [`${hit[1] ?? ''} name`]],
  [/\bc[o\u00f3]mo me llamo\b/, () => ['name']],
  [
    new RegExp(
      "\\bwhat (?:did|have) i (?:say|tell you|told you) (?:that )?my ([\\p{L}' -]{2,30}?)" +
        "(?:'s|s)? (?:name )?(?:was|is)\\b",
      'u'
    ),
    (hit) => keysOf(hit[1] ?? ''),
  ],
  [/\bwhat did i (?:say|tell you) (?:that )?i do\b/, () => ['job']],
  [/\bwho did i tell\b|\bwhat did i (?:say|tell you|promise)\b/, () => ['talk:asked']],
  [
    /\bwhat(?:'s| is|s)? my name\b|\b(?:know|remember) my name\b|\bwho am i\b|\bwhat i'm called\b/,
    () => ['name'],
  ],
  [
    /\bwhere (?:do|did) i live\b|\bwhere i live\b|\bmy (?:home ?town|city)\b.*\?/,
    () => ['home', 'origin'],
  ],
  [/\bwhere (?:am i|i'm|i am) from\b/, () => ['origin', 'home']],
  [
    anyOf(
      '\\bwhat do i do(?: for (?:work|a living))?\\s*\\?*$',
      "\\bwhat(?:'s| is) my job\\b|\\bwhere do i work\\b|\\bwhat i do for\\b|\\bremember my job\\b"
    ),
    () => ['job'],
  ],
  [/\bhow old am i\b/, () => ['age']],
  [/\bwhat am i allergic\b/, () => ['allergy']],
  [/\bwhat (?:do|did) i (?:like|love|enjoy)\b/, () => ['like']],
  [
    anyOf(
      "\\bwhat(?:'s| is| are| were) my plans?\\b",
      `\\bwhat (?:am i|are we|was i) (?:doing|up to|going to do)${WHEN}`,
      '\\bwhat do i have (?:on|tomorrow|this|planned)\\b|\\bremember my plans?\\b'
    ),
    () => ['plan'],
  ],
  [
    /\bwhat do you (?:know|remember) about me\b|\bwhat have i told you\b|\bwhat do you remember\b/,
    () => ['about:me'],
  ],
  [
    new RegExp(`\\b(?:${ASKING}) ${MINE}(?: is| was| again| called)*\\s*\\?*$`, 'u'),
    (hit) => keysOf(hit[1] ?? ''),
  ],
  [
    /\bremember (?:what|how|who) my ([\p{L}' -]+?)(?:'s name)?(?: is| was| called)+\b/u,
    (hit) => keysOf(hit[1] ?? ''),
  ],
  [/\b(?:remember|know) who ([\p{L}-]{2,20}) is\b/u, (hit) => [`who:${hit[1] ?? ''}`]],
  [
    /\b(?:who|what) (?:is|was) ([\p{L}-]{2,20})(?: again)?\s*\?+$/u,
    (hit) => [`who:${(hit[1] ?? '').toLowerCase()}`],
  ],
  [
    new RegExp(`\\b${TELLING}(?:my |the |that )?([\\p{L}-]{3,20})\\s*\\?+$`, 'u'),
    (hit) => [`about:${(hit[1] ?? '').toLowerCase()}`],
  ],
  [/\b(?:remember|recall) .{4,}\?\s*$/, () => ['talk:asked']],
  [
    anyOf(
      '(?:^|\\b(?:you|u|do|te) )(?:still )?(?:remember|recall|acuerdas) ' +
        '(?:what|who|how|where|when|which|why|if|de|que|cuando|quien).{3,}$',
      '^(?:do|can) (?:you|u) (?:still )?(?:remember|recall) (?!me\\b|us\\b).{4,}$'
    ),
    () => ['talk:asked'],
  ],
]

function keysOf(words: string): string[] {
  const key = slotKey(words.replace(/'s\b.*$/, ''))
  return [`${key} name`, key]
}

/** As people type it: `whens my birthday`, `who s my boss`, `my dogs name`, with any apostrophe or none. */
function writtenOut(question: string): string {
  return question
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u00b4\u2032`]/g, "'")
    .replace(/\b(?:wh?at|wut) ?'? ?s\b/g, "what's")
    .replace(/\b(who|when|where) ?'? ?s\b/g, "$1's")
    .replace(/sses(?= (?:name|named|called)\b)/g, "ss's")
    .replace(
      /(?<=\bmy [\p{L} -]{0,24}[^s\s'])(?<!\bsi) ?'? ?s'?(?= (?:name|named|called)\b)/gu,
      "'s"
    )
}

/** The slots a question asks for, best first; null when it asks nothing about the person. */
export function slotsAsked(question: string): string[] | null {
  const asked = writtenOut(question)
  for (const [pattern, read] of QUESTIONS) {
    const hit = asked.match(pattern)
    if (hit) return read(hit)
  }
  return null
}

/** Asks for something that happened. */
export function isAboutPast(question: string): boolean {
  return question.includes('?') && WORDS.past.test(writtenOut(question))
}
