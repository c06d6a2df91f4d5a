import { z } from 'zod'
import type { Scene } from '#app/companion/voice/language_model'
import { clausesOf, contracted, unansweredTurns } from '#app/companion/manners/manner_words'
import * as shapes from '#app/language/word_shapes'
import { statedAnswer } from '#app/language/stated_answer'
import { TextModel } from '#app/language/text_model'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'manners/is_goodbye.txt',
  z.strictObject({
    lead: shapes.source,
    named: shapes.source,
    who: shapes.source,
    whole: shapes.sources,
    openings: shapes.sources,
    onTheWay: shapes.source,
    spanishWay: shapes.source,
    told: shapes.pattern(),
    laterThanNow: shapes.pattern('u'),
  })
)

const PARTING_WORDS = [
  'ttyl|g2g|gtg|brb|cul8r',
  'talk (?:to (?:you|u) )?(?:later|tomorrow|soon)',
  'see (?:you|ya|u) (?:later|tomorrow|soon)',
  'hasta (?:luego|manana)|buenas noches',
  'good ?bye|good ?night|nighty? ?night|off to bed|bye+',
].join('|')
const GOODBYES = [
  new RegExp(`^${WORDS.lead}(?:${WORDS.whole.join('|')})${WORDS.named}$`, 'u'),
  new RegExp(
    `^${WORDS.lead}${WORDS.who} (?:really |just |also |prob |probably )?(?:${WORDS.openings.join('|')})`,
    'u'
  ),
  new RegExp(`^${WORDS.lead}${WORDS.onTheWay}\\b`, 'u'),
  new RegExp(`^${WORDS.lead}(?:gn8?|gtg|g2g|ttyl|brb|bbl)\\b(?! mean)`, 'u'),
  new RegExp(`^${WORDS.lead}${WORDS.spanishWay}\\b`, 'u'),
  new RegExp(`\\b(?:${PARTING_WORDS})(?:$|[^\\p{L}]*$)`, 'u'),
]

function isLeaving(clause: string): boolean {
  const hit = GOODBYES.findIndex((pattern) => pattern.test(clause))
  if (hit === -1 || WORDS.told.test(clause)) return false
  return hit === 0 || hit === GOODBYES.length - 1 || !WORDS.laterThanNow.test(clause)
}

const model = new TextModel('goodbye')
/** Odds enough without a wording, and too few to bear one out. */
const LIKELY = -0.1
const HARDLY = -0.5

/**
 * True when the person says goodbye, good night or that they
 * are leaving now (English and Spanish, texting style).
 */
export function isGoodbye(text: string, question: string | null = null): boolean {
  const stated = question === null ? null : statedAnswer(question, text)
  if (stated !== null) return stated.isYes && isGoodbye(stated.words)
  const odds = model.odds(text)
  return odds > LIKELY || (odds > HARDLY && clausesOf(contracted(text)).some(isLeaving))
}

/** What she asked before the first text she has not answered. */
const lastOfHers = ({ turns }: Scene) =>
  turns.findLast(({ sender }) => sender === 'girlfriend')?.text ?? null

/** Small words after a goodbye do not take it back. */
const TRIFLE = 6

/** True when what she answers ends with a goodbye of theirs. */
export function isAnsweringGoodbye(scene: Scene): boolean {
  if (scene.kind !== 'reply') return false
  const texts = unansweredTurns(scene).map((turn) => turn.text)
  const question = lastOfHers(scene)
  const last = texts.findLastIndex((text, place) => isGoodbye(text, place === 0 ? question : null))
  const after = last === -1 ? [] : texts.slice(last + 1)
  return last !== -1 && after.every((text) => !text.includes('?') && clauseWords(text) <= TRIFLE)
}

function clauseWords(text: string): number {
  return text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0
}
