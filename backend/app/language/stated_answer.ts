import { z } from 'zod'
import { straightQuotes, withoutAccents } from '#app/language/letters'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'language/stated_answer.txt',
  z.strictObject({
    yes: shapes.pattern('u'),
    no: shapes.pattern('u'),
    open: shapes.pattern('u'),
    age: shapes.pattern('u'),
    aged: shapes.pattern('u'),
    english: shapes.pairs,
    spanish: shapes.pairs,
    turned: shapes.pairs,
  })
)
/** A longer answer says by itself what it means. */
const MOST_WORDS = 7
const LAST_QUESTION = /([^.!?\n\u00bf]+)\?[^?]*$/
const OPENINGS = [...WORDS.english, ...WORDS.spanish].toSorted(
  ([one], [other]) => other.length - one.length
)

export interface StatedAnswer {
  /** What they say by it, in whole words, and what they said behind a yes. */
  words: string
  /** What a yes alone would have said. */
  asked: string
  isYes: boolean
}

/**
 * What a short yes or no to her question says in whole words: `Are you under 18?` and `yeah sorry`
 * make `i am under 18`, a no `i am not under 18`; so does a number when she asked how old they are.
 * Null for any other answer, and for what is no such question.
 */
export function statedAnswer(question: string, answer: string): StatedAnswer | null {
  const said = plain(answer)
  if (said.split(' ').length > MOST_WORDS) return null
  const asked = plain(LAST_QUESTION.exec(question)?.[1] ?? '')
  if (WORDS.age.test(asked)) return statedAge(said)
  const yes = WORDS.yes.exec(said)?.[0]
  if (yes !== undefined) return affirmed(asked, said.slice(yes.length).replace(/^[ ,]+/, ''))
  return WORDS.no.test(said) ? statedQuestion(asked, false) : null
}

/** A yes, and what stands behind it. */
function affirmed(asked: string, rest: string): StatedAnswer | null {
  const found = statedQuestion(asked, true)
  return found && { ...found, words: [found.words, rest].filter(Boolean).join(', ') }
}

function statedQuestion(asked: string, isYes: boolean): StatedAnswer | null {
  for (const clause of [asked, asked.slice(asked.lastIndexOf(',') + 1).trim()]) {
    const opening = OPENINGS.find(([start]) => clause.startsWith(`${start} `))
    if (opening) return stated(clause.slice(opening[0].length), opening, isYes)
  }
  return isYes && asked !== '' && !WORDS.open.test(asked) ? left(asked) : null
}

/** `Heading out already?`: what a yes to half a sentence says. */
function left(asked: string): StatedAnswer {
  const words = turned(asked)
  return { words, asked: words, isYes: true }
}

function statedAge(said: string): StatedAnswer | null {
  const [, age, rest = ''] = WORDS.aged.exec(said) ?? []
  if (age === undefined) return null
  const words = [`i am ${age}`, rest.replace(/^[ ,]+/, '')].filter(Boolean).join(', ')
  return { words, asked: words, isYes: true }
}

function stated(
  rest: string,
  [start, own]: readonly [string, string],
  isYes: boolean
): StatedAnswer {
  const told = turned(rest.trim())
  const asked = `${own} ${told}`
  if (isYes) return { words: asked, asked, isYes }
  const words = WORDS.spanish.has(start) ? `no ${asked}` : `${own} ${negation(own)} ${told}`
  return { words, asked, isYes }
}

const turned = (words: string) =>
  words
    .split(' ')
    .map((word) => WORDS.turned.get(word) ?? word)
    .join(' ')

/** `i want` has no verb that takes a bare not. */
const negation = (own: string) => (own.includes(' ') ? 'not' : 'do not')

function plain(text: string): string {
  return withoutAccents(straightQuotes(text))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}', ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
