import { z } from 'zod'
import { answered } from '#app/memory/facts/answers'
import { corrections } from '#app/memory/facts/corrections'
import { isJoke, isNaming, plainness, statedOnly } from '#app/memory/facts/doubt'
import { asFacts } from '#app/memory/facts/as_facts'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { focusAfter, withFocus } from '#app/memory/facts/focus'
import { LEISURE_RULES } from '#app/memory/facts/leisure_rules'
import { LIFE_RULES } from '#app/memory/facts/life_rules'
import { eventsOfKin, ofKin } from '#app/memory/facts/kin_rules'
import { focusOf, type Known, knownFrom, learn, withWhose } from '#app/memory/facts/known_before'
import { peopleIn } from '#app/memory/facts/people_rules'
import { BODY_RULES } from '#app/memory/facts/body_rules'
import { SCHOOL_RULES } from '#app/memory/facts/school_rules'
import { SPANISH_LIFE_RULES } from '#app/memory/facts/spanish_life_rules'
import { lostPets, mentionedPets, PET_RULES } from '#app/memory/facts/pet_rules'
import { PLACE_RULES } from '#app/memory/facts/place_rules'
import { clausesOf } from '#app/memory/facts/plain_talk'
import { birthdays, plans } from '#app/memory/facts/plan_rules'
import { isUnkept } from '#app/memory/facts/refused_values'
import { type Draft, firstRead } from '#app/memory/facts/slots'
import { SPANISH_RULES } from '#app/memory/facts/spanish_rules'
import { TASTE_RULES } from '#app/memory/facts/taste_rules'
import { toldDate } from '#app/memory/facts/told_dates'
import { WORK_RULES } from '#app/memory/facts/work_rules'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'facts/find_facts.txt',
  z.strictObject({
    dated: shapes.pattern(),
    notHers: shapes.pattern(),
    lookingBack: shapes.pattern('iu'),
  })
)

export interface ToldTurn {
  sender: 'user' | 'girlfriend'
  text: string
  /** Epoch milliseconds. */
  at: number
}

interface Telling {
  /** The person's IANA zone. */
  timeZone: string
  /** Up to six turns before, oldest first: whom "she" is, what an answer answers. */
  before: ToldTurn[]
}

const CLAUSE_RULES = [
  PLACE_RULES,
  WORK_RULES,
  LIFE_RULES,
  BODY_RULES,
  SCHOOL_RULES,
  LEISURE_RULES,
  TASTE_RULES,
  SPANISH_RULES,
  SPANISH_LIFE_RULES,
]
const HER_SLOTS = /^(?:taste|favorite):/

/**
 * What a text tells of its writer, by rules alone: pure, without a model, English and the basics of
 * Spanish. A turn of hers tells of her tastes and favorites and nothing else: she has no body, job or home.
 * Crisis talk, secrets, jokes, questions and wishes tell nothing; below a confidence of 0.5 it is a guess.
 */
export function findFacts(turn: ToldTurn, where: Telling): FoundFact[] {
  if (isUnkept(turn.text)) return []
  return turn.sender === 'user' ? ofUser(turn, where) : ofHer(turn)
}

function ofUser(turn: ToldTurn, where: Telling): FoundFact[] {
  const told = toldBefore(where)
  const put = corrections(turn.text, told.last)
  if (put.length > 0 || isJoke(turn.text)) return asFacts(put, 'user')
  const known = knownFrom(told, where.before)
  const answer = answerIn(turn, where, known.focus)
  const drafts = answer ? draftsIn(answer, turn, { where, known }) : []
  const rest = drafts.length > 0 ? afterFirst(turn.text) : turn.text
  return asFacts([...drafts, ...draftsIn(rest, turn, { where, known })], 'user')
}

function ofHer(turn: ToldTurn): FoundFact[] {
  if (isJoke(turn.text)) return []
  const drafts = statedOnly(clausesOf(turn.text)).flatMap(({ text }) =>
    firstRead(TASTE_RULES, text).map((draft) => weighed(draft, text))
  )
  const hers = drafts.filter(({ slot }) => HER_SLOTS.test(slot) && !WORDS.notHers.test(slot))
  return asFacts(hers, 'girlfriend')
}

function toldBefore({ before, timeZone }: Telling): { all: FoundFact[]; last: FoundFact[] } {
  const facts = before.map((turn, index) =>
    turn.sender === 'user' && !isUnkept(turn.text)
      ? plainFacts(turn, { timeZone, before: before.slice(0, index) })
      : []
  )
  const last = before.findLastIndex(({ sender }) => sender === 'user')
  return { all: facts.flat(), last: facts[last] ?? [] }
}

/** Without looking back any further: the turns before are read once each. */
function plainFacts(turn: ToldTurn, { timeZone, before }: Telling): FoundFact[] {
  if (isJoke(turn.text)) return []
  const known: Known = { kin: new Map(), pets: new Map(), focus: focusOf(before), whose: null }
  const where = { timeZone, before }
  const answer = answerIn(turn, where, known.focus)
  return asFacts(draftsIn(answer ?? turn.text, turn, { where, known }), 'user')
}

/** What stands after the answer itself: "Rex! I live in Austin btw". */
function afterFirst(text: string): string {
  return (
    /^[^.!?\n]*?(?:[.!?\n]+|, (?=i\b|but\b|and i\b))(?<rest>[^]*)$/iu.exec(text)?.groups?.rest ?? ''
  )
}

function answerIn({ text }: ToldTurn, { before }: Telling, focus: string | null): string | null {
  const hers = before.at(-1)
  return hers?.sender === 'girlfriend' ? answered(hers.text, text, focus) : null
}

function draftsIn(
  text: string,
  turn: ToldTurn,
  { where, known }: { where: Telling; known: Known }
): Draft[] {
  let { focus, whose } = known
  const when = { at: turn.at, timeZone: where.timeZone }
  const clauses = clausesOf(text)
  const stated = new Set(statedOnly(clauses))
  return clauses.flatMap((clause) => {
    if (!stated.has(clause)) return isNaming(clause) ? peopleIn(clause.text) : []
    const said = withFocus(clause.text, focus)
    if (said === clause.text && focusAfter(said, null) !== null) whose = null
    focus = focusAfter(said, focus)
    const drafts = readClause(said, when, known)
    for (const { slot, value } of drafts) learn(known, slot, value)
    const isStoodFor = said === clause.text ? null : whose
    return drafts.map((draft) =>
      weighed(dated(withWhose(draft, focus, isStoodFor), said, when), said)
    )
  })
}

function readClause(said: string, when: { at: number; timeZone: string }, known: Known): Draft[] {
  const pets = firstRead(PET_RULES, said)
  const named = [...peopleIn(said), ...(pets.length > 0 ? pets : mentionedPets(said))]
  for (const { slot, value } of named) learn(known, slot, value)
  const gone = lostPets(said, known.pets)

  return [
    ...(gone.length > 0 ? [] : named),
    ...gone,
    ...(gone.length > 0 ? [] : ofKin(said, known.kin)),
    ...eventsOfKin(said, when),
    ...birthdays(said, when),
    ...CLAUSE_RULES.flatMap((each) => firstRead(each, said)),
    ...plans(said, when),
  ]
}

/** "Last year I moved" holds since last year. */
function dated(draft: Draft, clause: string, when: { at: number; timeZone: string }): Draft {
  if (!WORDS.dated.test(draft.slot) || draft.since !== undefined) return draft
  const date = WORDS.lookingBack.test(clause) ? toldDate(clause, when, 'back') : null
  return date && date.from <= when.at ? { ...draft, since: date.from } : draft
}

function weighed(draft: Draft, clause: string): Draft {
  return { ...draft, confidence: (draft.confidence ?? 1) * plainness(clause) }
}
