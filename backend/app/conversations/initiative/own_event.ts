import { z } from 'zod'
import type { EventDate } from '#app/conversations/initiative/event_dates'
import { RELATIVES } from '#app/conversations/initiative/event_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import { hitsIn } from '#app/language/hits_in'

const WORDS = loadWords(
  'initiative/own_event.txt',
  z.strictObject({
    harmless: shapes.pattern('g'),
    imagined: shapes.pattern(),
    denied: shapes.pattern(),
    past: shapes.pattern(),
    stillAhead: shapes.pattern('g'),
    determiner: shapes.pattern(),
    before: shapes.pattern(),
    fillers: shapes.pattern('g'),
    follows: shapes.pattern('u'),
  })
)

interface Place {
  index: number
  length: number
}
const OWN_WORD = /\b(?:my|our)(?: [a-z]+){0,2}?$/
const FIRST_PERSON = /\b(?:i|i'm|im|i've|i'll|i'd|we|we're|we've|we'll|me)\b/g
const OTHER_PERSONS = "you|you're|your|he|he's|she|she's|they|they're|his|her|their|who"
const OTHERS = new RegExp(`\\b(?:${OTHER_PERSONS}|has|hasn't|gets|takes|${RELATIVES})\\b`, 'g')
/** Whose event it may be and the person's as well. */
const POSSESSOR = /(?:\b(?:my|our) (?:\w+ )?)?\b[a-z]+(?:'s|s') $/
/** "The game" is on for everybody. */
const WATCHED = /^(?:game|match|race|tournament|fight)\b/
const TO_OTHERS = /\b(?:you|your|he|she|they|his|her|their)\b/

/** Whether the event named at that place of a clause that `isReal` is the person's own. */
export function isOwnEvent(clause: string, place: Place, dates: EventDate[]): boolean {
  const left = clause.slice(0, place.index).trimEnd()
  const right = clause.slice(place.index + place.length).trimStart()
  if (!WORDS.follows.test(right)) return false
  if (isDoing(clause, place)) return true
  if (!isPlainBefore(left)) return false
  const owner = `${left} `.replace(POSSESSOR, '')
  return OWN_WORD.test(left) || isFirstPerson(owner) || isSaidBare(clause, place, dates)
}

/** "I'm flying", "I'll call": the verb says whose. */
function isDoing(clause: string, place: Place): boolean {
  return /^(?:i'm|im|i|we're|we|ill|imma)\b/.test(clause.slice(place.index))
}

/** Neither imagined nor denied nor behind them. */
export function isReal(clause: string): boolean {
  const said = clause.replace(WORDS.harmless, ' ')
  if (WORDS.imagined.test(said) || WORDS.denied.test(said)) return false
  return !WORDS.past.test(said.replace(WORDS.stillAhead, ' '))
}

/** An unknown word in front makes another thing of it: a blood test, a court date. */
function isPlainBefore(left: string): boolean {
  return (
    left === '' || WORDS.determiner.test(left) || WORDS.before.test(left) || /[^\w']$/.test(left)
  )
}

/** The last one named before it is the person. */
function isFirstPerson(left: string): boolean {
  const last = (pattern: RegExp) => hitsIn(left, pattern).at(-1)?.index ?? -1
  return last(FIRST_PERSON) > last(OTHERS)
}

/**
 * "Ugh, exam on friday": nobody is named, so it is theirs;
 * of several things in a row the last one is looked at.
 */
function isSaidBare(clause: string, place: Place, dates: EventDate[]): boolean {
  const undated = dates.reduce(
    (text, { index, length }) =>
      text.slice(0, index) + ' '.repeat(length) + text.slice(index + length),
    clause
  )
  const left = undated.slice(0, place.index).replace(POSSESSOR, '')
  const last = left.split(' and ').at(-1) ?? left
  if (/\bthe $/.test(left) && WATCHED.test(clause.slice(place.index))) return false
  const rest = last.replace(WORDS.fillers, ' ').replace(/[\W_]+/g, '')
  const after = clause.slice(place.index + place.length)
  const isOthers = left.search(OTHERS) !== -1 || TO_OTHERS.test(after)
  return rest === '' && !isOthers
}
