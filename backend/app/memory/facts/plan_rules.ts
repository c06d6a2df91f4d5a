import { z } from 'zod'
import { settled, trimmed, withArticle } from '#app/memory/facts/fact_values'
import { ADVERBS, type Draft, groupsIn, keyed } from '#app/memory/facts/slots'
import { dayOfYear, type ToldDate, toldDate, type Where } from '#app/memory/facts/told_dates'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/plan_rules.txt',
  z.strictObject({
    kind: shapes.source,
    mine: shapes.pattern('iu'),
    will: shapes.pattern('iu'),
    bare: shapes.pattern('iu'),
    drop: shapes.pattern('iu'),
    birthday: shapes.pattern('iu'),
    noPlan: shapes.source,
    noGoing: shapes.source,
    noDoing: shapes.source,
  })
)

const BOOKED = '(?:have|got|had to schedule|scheduled|booked|have to go to)'
const ONE = '(?:an? |my |our |the |this |two |some )?'
const HAVE = new RegExp(
  `^(?:I|we) ${ADVERBS}${BOOKED} ${ONE}(?<what>${WORDS.kind})s?(?= |$|,)`,
  'iu'
)
const GOING_TO = `going to (?<will>(?!${WORDS.noPlan})\\p{L}+)`
const DOING = `(?<ing>(?!going to (?:${WORDS.noGoing})\\b|${WORDS.noDoing})\\p{L}+ing)`
const ING = new RegExp(
  `^(?:I'm|we're) ${ADVERBS}(?:${GOING_TO}|${DOING})(?<rest> [^!?;:\\n]{2,90}|$)`,
  'iu'
)
const PAST =
  /\b(?:last|ago|yesterday|since|every|each|was|were|had|usually|always|this morning|earlier)\b/iu
const PERSONS: Record<string, string> = {
  'my': 'your',
  'our': 'your',
  'me': 'you',
  'us': 'you',
  'myself': 'yourself',
  'mine': 'yours',
  'i': 'you',
  "i'm": 'you are',
  'we': 'you',
  "we're": 'you are',
  'am': 'are',
}
const NOT_OWN = /\b(?:you|your)\b/iu
const EMPTY_HEAD = /^(?:big|my|another|really|important|quick|a|an) /u
const EMPTY = /^(?:going|having|getting|taking|go|have|get|take|do|make)$/iu
const MOST_WORDS = 10

/** The person's own doings with a date still to come, said with the date itself: it ends with that day. */
export function plans(clause: string, where: Where): Draft[] {
  const date = toldDate(clause, where, 'ahead')
  if (!date || date.until <= where.at || isPast(clause)) return []
  const told = `${clause.slice(0, date.index)} ${clause.slice(date.index + date.length)}`
    .replace(/ +/g, ' ')
    .trim()
  if (NOT_OWN.test(told)) return []
  const event = eventIn(clause, told, date)
  return event ? [event] : doingIn(told, date)
}

function isPast(clause: string): boolean {
  return PAST.test(clause.replace(/\bhad to schedule|was moved\b/iu, ''))
}

function eventIn(clause: string, told: string, date: ToldDate): Draft | null {
  const mine = groupsIn([WORDS.mine], clause) ?? groupsIn([WORDS.mine], `${told} is`)
  const groups = mine ?? groupsIn([HAVE], told) ?? groupsIn([WORDS.bare], clause)
  if (!groups) return null
  const name = trimmed(toSecond((groups.what ?? '').toLowerCase().replace(EMPTY_HEAD, '')))
  if (/^you (?!r)/u.test(name)) return null
  return planned(keyed('plan', name), date, saidEvent(name, mine !== null))
}

function saidEvent(name: string, isCalledMine: boolean): string {
  const isMany = /(?:finals|[^s]s)$/iu.test(name)
  if (isCalledMine) return `Your ${name} ${isMany ? 'are' : 'is'}`
  return `You have ${isMany ? name : withArticle(name)}`
}

function doingIn(told: string, date: ToldDate): Draft[] {
  const groups = groupsIn([ING, WORDS.will], told)
  if (!groups) return []
  const doing = toSecond(`${groups.ing || groups.will} ${tidied(groups.rest ?? '')}`.trim())
  if (EMPTY.test(doing) || doing.split(' ').length > MOST_WORDS) return []
  const plan = plannedDoing(doing, date, !groups.ing)
  const isMarrying = /^get(?:ting)? married/iu.test(doing)
  return isMarrying ? [plan, { slot: 'relationship', value: 'engaged' }] : [plan]
}

function plannedDoing(doing: string, date: ToldDate, isFuture: boolean): Draft {
  const isBare = isFuture && !doing.includes(' ')
  const slot = keyed('plan', isBare ? `going to ${doing}` : doing)
  return planned(slot, date, `You are ${isFuture ? 'going to ' : ''}${doing}`)
}

const tidied = (rest: string) =>
  settled(rest.trim(), (kept) => trimmed(kept.replace(/,.*$/u, '').replace(WORDS.drop, '')))

function planned(slot: string, date: ToldDate, what: string): Draft {
  return {
    slot: slot.slice(0, 80),
    value: date.key,
    sentence: `${what} ${date.said}.`,
    until: date.until,
  }
}

/** `visiting my sister` -> `visiting your sister`. */
function toSecond(words: string): string {
  return words.replace(/[\p{L}']+/gu, (word) => PERSONS[word.toLowerCase()] ?? word)
}

/** A birthday told by its date or by "tomorrow". */
export function birthdays(clause: string, where: Where): Draft[] {
  if (!WORDS.birthday.test(clause)) return []
  const isOnlyMonth = /^I'm turning/iu.test(clause)
  const said = clause
    .replace(/^my birthday(?:'s| is| was|s) /iu, '')
    .replace(/,? (?:19|20)\d\d\b/u, '')
  const day = /^(?:it's|it is) my birthday$/iu.test(clause)
    ? dayOfYear('today', where)
    : dayOfYear(said, where)
  return day && !isOnlyMonth ? [{ slot: 'birthday', value: day }] : []
}
