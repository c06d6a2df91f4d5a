import type { EventDate } from '#app/conversations/initiative/event_dates'
import { RELATIVES } from '#app/conversations/initiative/event_words'

interface Place {
  index: number
  length: number
}

/** Said before the question of what is denied or imagined: these deny nothing. */
const HARMLESS =
  /can't wait|cannot wait|can't believe|don't forget|do not forget|don't think|not ready|not looking forward|not sure|wish me luck|did i (?:tell|mention)|have i told|couldn't sleep|(?:could|would|can) you|no idea|no joke|not even/g
const IMAGINED =
  /\b(?:if|would|could|might|maybe|perhaps|(?:i|we) should|should (?:i|we) (?:schedule|book|make|get|take|go|have)|wish|imagine|suppose|pretend|hypothetical\w*|dream(?:t|ed)|what about|wanna|want|wants|needs? (?:a|an|some)|hope to|hoping to|thinking (?:of|about)|applied|every|each|usually|always|sometimes|used to|whenever|ever)\b/
const DENIED =
  /\b(?:no|not|don't|dont|didn't|didnt|doesn't|isn't|isnt|won't|never|without|cancel\w*|skipp?\w*|missed|instead|n't)\b/
const PAST =
  /\b(?:i|we)(?: just| finally| already)? (?!(?:need|book|schedul|reschedul|plann|arrang|sign|decid|agre|invit|enter|register)(?:ed)?\b)\w+ed\b|\bgot an? [a-f]\b|\b(?:had|was|were|went|saw|did|took|gave|passed|failed|aced|finished|survived|bombed|nailed|came|done|over)\b/
/** What looks past and is not. */
const STILL_AHEAD =
  /\b(?:was|were|got|been|is) (?:moved|rescheduled|pushed|postponed|scheduled|set|supposed)\b|\bi was (?:going|supposed)\b|\bcame up\b|\bis over at\b/g

const DETERMINER =
  /(?:^|\s)(?:a|an|the|my|our|another|this|that|these|some|one|two|three|\d|[a-z]+'s|[a-z]+s')$/
const OWN_WORD = /\b(?:my|our)(?: [a-z]+){0,2}?$/
const FIRST_PERSON = /\b(?:i|i'm|im|i've|i'll|i'd|we|we're|we've|we'll|me)\b/g
const OTHERS = new RegExp(
  `\\b(?:you|you're|your|he|he's|she|she's|they|they're|his|her|their|who|has|hasn't|gets|takes|${RELATIVES})\\b`,
  'g'
)
/** Whose event it may be and the person's as well. */
const POSSESSOR = /(?:\b(?:my|our) (?:\w+ )?)?\b[a-z]+(?:'s|s') $/
/** "The game" is on for everybody. */
const WATCHED = /^(?:game|match|race|tournament|fight)\b/
const TO_OTHERS = /\b(?:you|your|he|she|they|his|her|their)\b/
const WORDS_BEFORE =
  "have|having|got|get|take|taking|sit|sitting|do|doing|give|giving|attend|attending|for|about|over|with|is|it's|its|see|seeing|play|playing|run|running|on|at|of|and|plus|also|then|so|the|today|tonight|tomorrow|booked|scheduled|s"
const BEFORE = new RegExp(
  `(?:^|\\s)(?:${WORDS_BEFORE}|(?:going|headed|off|get|getting) to|[a-z]+day)$`
)
/** What may stand in front of an event that is named without saying whose: "ugh, big exam tomorrow". */
const FILLERS =
  /\b(?:ok|okay|so|ugh|well|and|but|omg|hey|hi|hello|btw|lol|haha|yay|guess what|anyway|oh|yeah|yes|wow|wish me luck(?: for| on| at| with)?|luck|nervous|excited|scared|anxious|stressed|worried|ready|prepping|studying|preparing|for|about|over|got|have|having|going|seeing|taking|giving|meeting|also|plus|then|there's|there is|is|it's|its|a|an|the|another|this|that|on|at|in|to|with|just|remember|reminder|off|big|day|work|up|next|super|really|very|of|still|finally|only|today|tonight|tomorrow)\b/g

const FOLLOWS =
  /^(?:$|[,:)(\-"'\u{1F000}-\u{1FFFF}]|(?:is|are|at|on|in|this|next|tomorrow|today|tonight|with|w|for|to|of|and|so|then|later|coming|starts?|begins?|scheduled|got|was|will|before|after|around|by|because|cause|cuz|that|which|where|here|there|first|early|from|until|till|lol|haha|yay|ugh|omg|wish|i|i'm|im|morning|soon|set|moved|went|goes|has|it's|its|due|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|weds?|thurs?|fri|sat|sun|later|tho|though|again|already|too|as|when|about|over|right|day after|the day|\d)\b)/u

/** Whether the event named at that place of a clause that `isReal` is the person's own. */
export function isOwnEvent(clause: string, place: Place, dates: EventDate[]): boolean {
  const left = clause.slice(0, place.index).trimEnd()
  const right = clause.slice(place.index + place.length).trimStart()
  if (!FOLLOWS.test(right)) return false
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
  const said = clause.replace(HARMLESS, ' ')
  if (IMAGINED.test(said) || DENIED.test(said)) return false
  return !PAST.test(said.replace(STILL_AHEAD, ' '))
}

/** An unknown word in front makes another thing of it: a blood test, a court date. */
function isPlainBefore(left: string): boolean {
  return left === '' || DETERMINER.test(left) || BEFORE.test(left) || /[^\w']$/.test(left)
}

/** The last one named before it is the person. */
function isFirstPerson(left: string): boolean {
  const last = (pattern: RegExp) => [...left.matchAll(pattern)].at(-1)?.index ?? -1
  return last(FIRST_PERSON) > last(OTHERS)
}

/** "Ugh, exam on friday": nobody is named, so it is theirs; of several things in a row the last one is looked at. */
function isSaidBare(clause: string, place: Place, dates: EventDate[]): boolean {
  const undated = dates.reduce(
    (text, { index, length }) =>
      text.slice(0, index) + ' '.repeat(length) + text.slice(index + length),
    clause
  )
  const left = undated.slice(0, place.index).replace(POSSESSOR, '')
  const last = left.split(' and ').at(-1) ?? left
  if (/\bthe $/.test(left) && WATCHED.test(clause.slice(place.index))) return false
  const rest = last.replace(FILLERS, ' ').replace(/[\W_]+/g, '')
  const after = clause.slice(place.index + place.length)
  const isOthers = left.search(OTHERS) !== -1 || TO_OTHERS.test(after)
  return rest === '' && !isOthers
}
