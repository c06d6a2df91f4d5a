import { isDangerSaid } from '#app/companion/manners/danger_heard'
import type { Check, Situation } from '#app/companion/manners/fault'
import { LETS_GO, TACTICS_AT_GOODBYE } from '#app/companion/manners/farewell_phrases'
import { BOUND_AT_GOODBYE, ISOLATION } from '#app/companion/manners/isolation_phrases'
import { isAnsweringGoodbye } from '#app/companion/manners/is_goodbye'
import { askedWords, contracted } from '#app/companion/manners/manner_words'
import { TACTICS_AT_ANY_TIME } from '#app/companion/manners/tactic_phrases'

type Tactics = [string, RegExp][]
const patternsOf = (table: Record<string, string[]>): Tactics =>
  Object.entries(table).map(([reason, sources]) => [reason, new RegExp(sources.join('|'), 'u')])
const ANY_TIME = patternsOf({ ...TACTICS_AT_ANY_TIME, ...ISOLATION })
const AT_GOODBYE = patternsOf({ ...TACTICS_AT_GOODBYE, ...BOUND_AT_GOODBYE })

const ABOUT_PEOPLE =
  /\b(?:she|he|her|him|they|them|friends?|girls?|guys?|wife|husband|girlfriend|boyfriend|ex|dates?|dating|coworkers?|colleagues?|sister|brother|cousin|party|roommate|everyone|people|amig[oa]s?|ella|el|novi[oa]|espos[oa]|chic[oa]s?|herman[oa])\b/
const JEALOUS =
  /\b(?:i'm|i am|feeling|getting|color me|now i'm) (?:so |a little |a bit |very |really |kinda |just )*jealous\b|\bjealous (?:now|here)\b|\bque celos\b/

const LONG_WORDS = 8

function tacticIn(words: string, tactics: Tactics): string | null {
  return tactics.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

function ignoredExit(text: string, words: string): string | null {
  if (/[?\u00bf\uFF1F\u061F]/u.test(text)) return 'ask nothing'
  const isLong = words.split(' ').length > LONG_WORDS
  return isLong && !LETS_GO.test(words) ? 'do not go on as if they had not' : null
}

/** Somebody in danger may be asked whether they are safe, also when they say goodbye. */
function atGoodbye(text: string, words: string, scene: Situation['scene']): string | null {
  const ignored = ignoredExit(text, words)
  const held = (ignored && !isDangerSaid(scene) ? ignored : null) ?? tacticIn(words, AT_GOODBYE)
  return (
    held &&
    `They said goodbye, so ${held}: answer with one warm line that lets them go, no question.`
  )
}

function isJealous(words: string, scene: Situation['scene']): boolean {
  return JEALOUS.test(words) && ABOUT_PEOPLE.test(askedWords(scene))
}

/** Words that hold, press, shame or bind the person. */
export const findTactic: Check = (text, { scene }) => {
  const words = contracted(text)
  const always = tacticIn(words, ANY_TIME)
  if (always) return `Your words put pressure on them: ${always}.`
  if (isJealous(words, scene)) return 'Be glad about the people in their life, never jealous.'
  return isAnsweringGoodbye(scene) ? atGoodbye(text, words, scene) : null
}
