import { z } from 'zod'
import { isDangerSaid } from '#app/companion/manners/danger_heard'
import type { WordsCheck, Situation } from '#app/companion/manners/fault'
import { isAnsweringGoodbye } from '#app/companion/manners/is_goodbye'
import { askedWords, contracted } from '#app/companion/manners/manner_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/find_tactic.txt',
  z.strictObject({
    aboutPeople: shapes.pattern(),
    jealous: shapes.pattern(),
    letsGo: shapes.pattern(),
    helps: shapes.pattern('u'),
    keepsFromDriving: shapes.pattern('u'),
    drank: shapes.pattern('u'),
  })
)

type Tactics = [string, RegExp][]
/** By the reason that is given for each. */
const tacticsIn = (name: string): Tactics =>
  Object.entries(loadWords(`manners/${name}.txt`, z.record(z.string(), shapes.anyOf('u'))))
const ANY_TIME = [...tacticsIn('tactics'), ...tacticsIn('isolation')]
const AT_GOODBYE = [...tacticsIn('tactics_at_goodbye'), ...tacticsIn('bound_at_goodbye')]

const LONG_WORDS = 15

function tacticIn(words: string, tactics: Tactics): string | null {
  return tactics.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

function ignoredExit(text: string, words: string): string | null {
  if (/[?\u00bf\uFF1F\u061F]/u.test(text)) return 'ask nothing'
  const isLong = words.split(' ').length > LONG_WORDS
  return isLong && !WORDS.letsGo.test(words) ? 'do not go on as if they had not' : null
}

/** Somebody in danger may be asked whether they are safe, also when they say goodbye. */
function atGoodbye(text: string, words: string, scene: Situation['scene']): string | null {
  if (isRescue(words, scene)) return null
  const ignored = ignoredExit(text, words)
  const held = (ignored && !isDangerSaid(scene) ? ignored : null) ?? tacticIn(words, AT_GOODBYE)
  return (
    held &&
    `They said goodbye, so ${held}: answer with one warm line that lets them go, no question.`
  )
}

/** "Please stay, and call 988" holds nobody back from people, nor does keeping the drunk from driving. */
const isRescue = (words: string, scene: Situation['scene']) =>
  WORDS.helps.test(words) ||
  (WORDS.keepsFromDriving.test(words) && WORDS.drank.test(askedWords(scene)))

const HOLDING = 'never hold them back: they go whenever they like'

const WHILE_RESCUING = ANY_TIME.filter(([reason]) => reason !== HOLDING)

function isJealous(words: string, scene: Situation['scene']): boolean {
  return WORDS.jealous.test(words) && WORDS.aboutPeople.test(askedWords(scene))
}

/** Words that hold, press, shame or bind the person. */
export const findTactic: WordsCheck = (text, { scene }) => {
  const words = contracted(text)
  const always = tacticIn(words, isRescue(words, scene) ? WHILE_RESCUING : ANY_TIME)
  if (always) return `Your words put pressure on them: ${always}.`
  return isJealous(words, scene) ? 'Be glad about the people in their life, never jealous.' : null
}

/** They said goodbye, and her words do not let them go. */
export const holdsBack: WordsCheck = (text, { scene }) =>
  isAnsweringGoodbye(scene) ? atGoodbye(text, contracted(text), scene) : null
