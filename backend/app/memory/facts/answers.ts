import { z } from 'zod'
import { isName } from '#app/memory/facts/first_names'
import { KIN, KIN_ADJECTIVES, PET_ADJECTIVES, PETS, whoItIs } from '#app/memory/facts/kin'
import { plainLine } from '#app/memory/facts/plain_talk'
import { groupsIn } from '#app/memory/facts/slots'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/answers.txt',
  z.strictObject({
    yes: shapes.pattern('iu'),
    no: shapes.pattern('iu'),
    noAnswer: shapes.pattern('iu'),
    lead: shapes.pattern('iu'),
    doYou: shapes.pattern('iu'),
    doYouHave: shapes.pattern('iu'),
    areYou: shapes.pattern('iu'),
  })
)

const MOST_ANSWER_WORDS = 8
const WHATS_YOUR = "what(?:'s| is| was|s)? (?:the name of )?your"
const CALLED = "(?:'s)?(?: (?:name|called|named))"
const WHOSE = "(?:his|her|its|their|the (?:puppy|dog|cat|kitten|baby)'s|the little (?:guy|one)'s)"
const KIN_QUALITIES = KIN_ADJECTIVES.replace('?<order>', '')
const FAVORITE = 'favou?rite (?<kind>[\\p{L}]+(?: [\\p{L}]+){0,2})'

const anyOf = (...questions: string[]) => new RegExp(questions.join('|'), 'iu')

/**
 * What a question asks for, as the start of the statement that its answer ends; null asks nothing we keep.
 */
const ASKED: readonly [RegExp, (groups: Record<string, string>) => string][] = [
  [
    anyOf(
      `${WHATS_YOUR} (?<kin>${PET_ADJECTIVES}(?:${PETS}))${CALLED}`,
      `what (?:did you|do you) (?:name|call) your (?<other>${PETS})`,
      `what(?:'s| is) the name of your (?<third>${PETS})`,
      `who(?:'s| is) your (?<fourth>${PETS})`
    ),
    ({ kin, other, third, fourth }) => `my ${kin ?? other ?? third ?? fourth ?? ''}'s name is `,
  ],
  [
    anyOf(
      `${WHATS_YOUR} (?<kin>${KIN_QUALITIES}(?:${KIN}))${CALLED}`,
      `what(?:'s| is) the name of your (?<other>${KIN})`
    ),
    ({ kin, other }) => `my ${kin ?? other ?? ''}'s name is `,
  ],
  [
    anyOf(
      "what(?:'s| is|s) your (?:first |real |full )?name",
      'what (?:should|can|do) i call you',
      'who am i (?:talking|texting) (?:to|with)',
      'c[oó]mo te llamas'
    ),
    () => 'my name is ',
  ],
  [
    anyOf(
      'where (?:do|are) you (?:live|living|based)',
      "where(?:'s| is) home|what city|which city|d[oó]nde vives"
    ),
    () => 'I live in ',
  ],
  [
    anyOf(
      'where (?:are|do|did) you (?:originally )?(?:from|come from|grow up)',
      "where(?:'s| is) your home ?town|de d[oó]nde eres"
    ),
    () => "I'm from ",
  ],
  [/where (?:do|are) you work(?:ing)?|who do you work for|d[oó]nde trabajas/iu, () => 'I work at '],
  [
    anyOf(
      'what do you do(?: for (?:work|a living))?\\s*\\??$',
      "what(?:'s| is) your (?:job|profession|occupation)|what kind of work",
      'a qu[eé] te dedicas|en qu[eé] trabajas'
    ),
    () => 'I work as ',
  ],
  [/how old are you|what(?:'s| is) your age|cu[aá]ntos años tienes/iu, () => "I'm @years"],
  [/when(?:'s| is) your birthday|cu[aá]ndo es tu cumplea/iu, () => 'my birthday is '],
  [
    anyOf(`(?:what|which|who)(?:'s| is| are|s)? your (?:all time |absolute )?${FAVORITE}`),
    ({ kind = '' }) =>
      `my favorite ${kind.replace(/ (?:to|of|right|these|in|at|ever|so)\b.*$/iu, '')} is `,
  ],
  [
    /what (?:are you studying|do you study|(?:is|'s) your major)|qu[eé] estudias/iu,
    () => "I'm studying ",
  ],
  [/where (?:do|did) you (?:study|go to (?:school|college|uni))/iu, () => 'I go to '],
  [/what are you allergic to/iu, () => "I'm allergic to "],
  [/what (?:car )?do you drive|what kind of car/iu, () => 'I drive a '],
  [/what(?:'s| is|s| are) your (?:zodiac |star )?sign/iu, () => 'my sign is '],
  [/what (?:languages?) do you speak/iu, () => 'I speak '],
  [/what (?:instrument )?do you play/iu, () => 'I play '],
  [/what(?:'s| is| are) your hobb(?:y|ies)|what do you do for fun/iu, () => 'my hobbies are '],
  [
    /how many (?<kin>kids|children|siblings|sisters|brothers) do you have/iu,
    ({ kin = '' }) => `I have @number ${kin}`,
  ],
  [
    anyOf(
      `what(?:'s| is) ${WHOSE} name`,
      "what(?:'s| is| are) (?:he|she|it|they) called",
      'what did you name (?:him|her|it)'
    ),
    () => '@focus',
  ],
]
const PET_SPANISH = /c[oó]mo se llama tu (?<kin>[\p{L}]+)/iu

/** A short answer to her last question, written out as a statement: "Rex" after "what's your dog's name?". */
export function answered(asked: string, answer: string, focus: string | null): string | null {
  const question = questionIn(asked)
  if (!question || plainLine(answer).includes('?')) return null
  const said =
    plainLine(answer)
      .split(/[.!?\n]|, (?=i\b|but|and i)| but /iu)[0]
      ?.trim() ?? ''
  if (!said || said.split(' ').length > MOST_ANSWER_WORDS) return null
  return stated(question, said, focus) ?? yesOrNo(question, plainLine(answer))
}

function questionIn(text: string): string | null {
  const sentences = plainLine(text).match(/[^.!?\n]+\?+/gu)
  return sentences?.at(-1)?.trim() ?? null
}

function stated(question: string, said: string, focus: string | null): string | null {
  const spanish = PET_SPANISH.exec(question)?.groups?.kin
  if (spanish) return oneName(`mi ${spanish} se llama `, said.replace(WORDS.lead, '').trim())
  for (const [pattern, start] of ASKED) {
    const match = pattern.exec(question)
    if (match) return completed(start({ ...match.groups }), said, focus)
  }
  return whoItIs(question, said)
}

/** How an answer ends its statement, by what the statement starts with; null tells nothing. */
const COMPLETED: readonly [RegExp, (start: string, value: string) => string | null][] = [
  [/@years$/u, (_, value) => (/^\d{2}\b/u.test(value) ? `I'm ${value}` : null)],
  [/@number/u, (start, value) => start.replace('@number', value.split(' ')[0] ?? '')],
  [/name is $/u, oneName],
  [/^(?:I work as|I drive a) $/u, (start, value) => `${start.replace(/a $/u, '')}a ${value}`],
  [/./u, (start, value) => start + value],
]
const OWN_SENTENCE =
  /^(?:i (?!guess)|i'?m (?:just |only )?(?:an?|the) (?!\d)|we |my |you |it (?!is))/iu

function completed(start: string, said: string, focus: string | null): string | null {
  const value = said.replace(WORDS.lead, '').trim()
  if (!isAnswer(value, said)) return null
  if (start === '@focus') return focus ? oneName(`my ${focus}'s name is `, value) : null
  return COMPLETED.find(([pattern]) => pattern.test(start))?.[1](start, value) ?? null
}

/** Whole sentences of their own are read as they stand. */
function isAnswer(value: string, said: string): boolean {
  if (!value || OWN_SENTENCE.test(said)) return false
  return ![WORDS.yes, WORDS.noAnswer].some((pattern) => pattern.test(value)) && !WORDS.no.test(said)
}

function oneName(start: string, said: string): string | null {
  const value = said.replace(/[,;].*$|\s+(?:lol|haha|and|but|because|he|she|it)\b.*$/iu, '').trim()
  const words = value.split(' ')
  return words.length <= 2 && words.every(isName) ? start + value : null
}

/** "Yes" and "hate it" to "do you like sushi?". */
function yesOrNo(question: string, said: string): string | null {
  const isYes = WORDS.yes.test(said)
  if (!isYes && !WORDS.no.test(said)) return null
  return WORDS.doYouHave.test(question)
    ? owns(said.replace(WORDS.yes, ''), isYes)
    : agreed(question, isYes)
}

function agreed(question: string, isYes: boolean): string | null {
  const asked = groupsIn([WORDS.doYou], question)
  if (asked) return `I ${isYes ? '' : "don't "}${asked.verb}${asked.rest?.replace(ASKED_TAIL, '')}`
  const being = groupsIn([WORDS.areYou], question)
  return being && `I'm ${isYes ? '' : 'not '}${being.rest}`
}

const ASKED_TAIL = /,? (?:too|or|by any chance|at all|btw|anymore).*$/iu

function owns(said: string, isYes: boolean): string | null {
  return isYes && said
    ? `I have ${said.replace(/^(?:i have|i've got|we have|just|there's|i got) /iu, '')}`
    : null
}
