import { memoized } from '#app/language/memoized'
import { isDangerTogether } from '#app/safety/crisis/concept_reader'
import { TextModel } from '#app/language/text_model'
import { CRISIS_CONTEXTS, CRISIS_OTHERS, NOT_OWN } from '#app/safety/crisis/crisis_contexts'
import { DANGERS, IDIOMS } from '#app/safety/crisis/crisis_phrases'
import { anyOf, holds } from '#app/safety/signs/phrase_pattern'
import { plainWords } from '#app/language/plain_words'

interface CrisisSignals {
  isCrisis: boolean
  /**
   * Who is in danger: the writer, or somebody they write about;
   * the writer, when only the model says that somebody is.
   */
  kind: 'self' | 'other' | null
}

const NO_CRISIS: CrisisSignals = { isCrisis: false, kind: null }

const marked = (mark: string) =>
  DANGERS.filter((phrase) => phrase.startsWith(mark)).map((phrase) => phrase.slice(mark.length))

const idiom = anyOf(IDIOMS)
const danger = anyOf(DANGERS.filter((phrase) => !/^[?!] /.test(phrase)))
const doubtful = anyOf(marked('? '))
const plain = anyOf(marked('! '))
const notOwn = {
  dying: anyOf(NOT_OWN.dying),
  died: anyOf(NOT_OWN.died),
  noDanger: anyOf(NOT_OWN.noDanger),
}
const { everyday, stories, topics, longAgo, overNow, trivial } = CRISIS_CONTEXTS
const context = {
  laugh: anyOf(['haha']),
  trivial: anyOf(trivial),
  everyday: anyOf([...everyday, ...stories]),
  longAgo: anyOf(longAgo),
  overNow: anyOf(overNow),
  topic: anyOf([...topics, ...CRISIS_OTHERS.past, 'mournsign']),
  unreal: anyOf([...stories, ...longAgo]),
}
const others = {
  danger: anyOf(CRISIS_OTHERS.danger),
  person: anyOf(CRISIS_OTHERS.person),
  happening: anyOf(CRISIS_OTHERS.happening),
  unreal: anyOf([...CRISIS_OTHERS.past, ...CRISIS_OTHERS.told, ...stories]),
}

/** Odds enough without a phrase: one in three hundred lines of friendly talk alarms. */
const LIKELY = -0.1
/** The same of a story, or of long ago. */
const SURELY = 1.5
/** Below them nothing bears a phrase out. */
const HARDLY = -1.2

const model = new TextModel('crisis')

/** Whether a text speaks of ending or hurting oneself, or of somebody who is about to. */
export function isCrisis(text: string): boolean {
  return crisisSignals(text).isCrisis
}

/** Asked as a text comes in, and again when it is answered. `question`: what she had asked before it. */
export function crisisSignals(text: string, question: string | null = null): CrisisSignals {
  const asked = question === null ? null : plainWords(question)
  if (asked === null || model.oddsOfPlain(asked) < ASKS_OF_DANGER) return ofText(text)
  return signalsOf(text, asked)
}

/** Of a question about anything else an answer would only be read as graver than it is. */
const ASKS_OF_DANGER = -3.2

const ofText = memoized((text: string) => signalsOf(text, null))

function signalsOf(text: string, question: string | null): CrisisSignals {
  const words = plainWords(text).replace(notOwn.noDanger, '~')
  const own = withoutOthersDeath(words)
  if (isPlain(own)) return { isCrisis: true, kind: 'self' }
  const odds = oddsOf(words, question)
  // Most texts end here: hundreds of phrases cost more than the model does.
  if (Math.max(odds.own, odds.all) <= HARDLY) return NO_CRISIS
  const kind = dangerIn(words, own)
  const isHeard = kind
    ? odds[kind === 'other' ? 'all' : 'own'] > HARDLY
    : odds.own > leastOdds(own, question)
  return isHeard ? { isCrisis: true, kind: kind ?? 'self' } : NO_CRISIS
}

/** Of the text, and of what is left of it without the deaths of others. */
function oddsOf(words: string, question: string | null): Record<'all' | 'own', number> {
  const said = words.replace(notOwn.dying, '~')
  const own = model.oddsOfPlain(said, question)
  return { own, all: said === words ? own : model.oddsOfPlain(words, question) }
}

/** Who grieves is in no danger by that alone; what they say beside it is read as ever. */
const withoutOthersDeath = (words: string) =>
  words.replace(notOwn.died, 'mournsign').replace(notOwn.dying, 'ailsign')

function dangerIn(words: string, own: string): CrisisSignals['kind'] {
  if (isOwnDanger(own.replace(idiom, '~'))) return 'self'
  return isOthersDanger(words.replace(idiom, '~')) ? 'other' : null
}

/** A word alone says nothing of anybody. */
function leastOdds(own: string, question: string | null): number {
  if (question === null && !own.trim().includes(' ')) return Infinity
  return holds(own, context.unreal) ? SURELY : LIKELY
}

const isOver = (words: string) => holds(words, context.longAgo) && holds(words, context.overNow)

function isOwnDanger(words: string): boolean {
  if (isOver(words)) return false
  const serious = words.split(' . ').filter((sentence) => !isJoke(` ${sentence} `))
  if (holds(joined(serious), danger)) return true
  const open = joined(serious.filter((sentence) => !holds(` ${sentence} `, context.everyday)))
  return holds(open, doubtful) || (!holds(open, context.topic) && isDangerTogether(open))
}

const isPlain = (words: string) =>
  holds(words, plain) && !holds(words, context.laugh) && !holds(words, context.unreal)

const isJoke = (sentence: string) =>
  holds(sentence, context.laugh) && holds(sentence, context.trivial)

function isOthersDanger(words: string): boolean {
  const { danger: theirs, person, happening, unreal } = others
  const isThere = holds(words, theirs) && holds(words, person) && holds(words, happening)
  return isThere && !holds(words, unreal)
}

const joined = (sentences: readonly string[]) =>
  ` ${sentences.map((one) => one.trim()).join(' . ')} `
