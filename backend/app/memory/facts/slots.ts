import { z } from 'zod'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { thingKey } from '#app/memory/facts/fact_values'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords('facts/slots.txt', z.strictObject({ adverbs: shapes.source }))

/**
 * The grammar of the slots. Every slot has one current value; what a person
 * can have many of carries its own key after the colon (`thing` and `person`
 * are lower case without accents; a thing is singular, a verb ends in -ing).
 *
 * | Slot                              | Value                                  |
 * |-----------------------------------|----------------------------------------|
 * | `name`, `nickname`                | `Daniel`                               |
 * | `age`                             | `34`                                   |
 * | `birthday`                        | `March 3`                              |
 * | `home`, `origin`, `work place`    | `Lisbon`                               |
 * | `nationality`                     | `Brazilian`                            |
 * | `job`                             | `nurse`, `retired`, `unemployed`       |
 * | `field`                           | `finance`                              |
 * | `employer`, `school`              | `St. Mary's`                           |
 * | `job search`                      | `looking`                              |
 * | `study`, `degree`                 | `biology`                              |
 * | `relationship`                    | `single`, `married`, …                 |
 * | `number of:children`              | `2`; also `sisters`, `brothers`, …     |
 * | `name of:sister`                  | `Anna`: of whom there is mostly one    |
 * | `person:jake`                     | `cousin`: of whom there may be several |
 * | `home of:sister`                  | also `origin job employer study age`,  |
 * |                                   | `birthday`                             |
 * | `life of:rex`                     | `died`: kin or an animal               |
 * | `pet:rex`, `pet:dog` (no name)    | `dog`                                  |
 * | `taste:hiking`                    | `like`, `dislike`                      |
 * | `favorite:food`                   | `lasagna`                              |
 * | `hobby:guitar`                    | `guitar`                               |
 * | `allergy:peanut`                  | `allergic`                             |
 * | `health:asthma`                   | `asthma`                               |
 * | `diet`                            | `vegan`                                |
 * | `eats:pork`                       | `no`                                   |
 * | `habit:smoking`                   | `yes`, `no`, `gave up`                 |
 * | `car`                             | `Honda Civic`                          |
 * | `language:spanish`                | `speaks`, `is learning`                |
 * | `zodiac`                          | `leo`                                  |
 * | `plan:interview`                  | `2026-11-27`, `2026-12`, `2027`        |
 *
 * Her own facts take `taste:` and `favorite:` alone. An ended
 * fact with an empty value ends whatever stood in its slot.
 */
export interface Draft {
  slot: string
  value: string
  /** What the sentence names when the value does not: `hiking` of `taste:hiking`. */
  thing?: string
  change?: FoundFact['change']
  whose?: string
  /** 1 when left out. */
  confidence?: number
  /** A whole sentence, where the slot's own would not do. */
  sentence?: string
  /** Epoch milliseconds. */
  since?: number
  /** Epoch milliseconds. */
  until?: number
}

/** The text of one rule's match, cut into its groups; a group that took no part is empty. */
export type Groups = Record<string, string>

/** What one sentence shape tells. Patterns stand at the start of a clause, see plain_talk.ts. */
export interface FactRule {
  pattern: RegExp
  read: (groups: Groups) => Draft[]
}

export function rule(pattern: string, read: FactRule['read'], flags = 'iu'): FactRule {
  return { pattern: new RegExp(pattern, flags), read }
}

/** The drafts of the first rule that reads the clause, so a finer rule stands before a coarser one. */
export function firstRead(rules: readonly FactRule[], clause: string): Draft[] {
  for (const { pattern, read } of rules) {
    const match = pattern.exec(clause)
    const drafts = match ? read({ ...match.groups }) : []
    if (drafts.length > 0) return drafts
  }
  return []
}

/** The groups of the first pattern that matches, empty where they took no part; null when none does. */
export function groupsIn(patterns: readonly RegExp[], text: string): Groups | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups
    if (groups)
      return Object.fromEntries(Object.entries(groups).map(([name, said]) => [name, said || '']))
  }
  return null
}

export function keyed(kind: string, thing: string): string {
  return `${kind}:${thingKey(thing)}`
}

export function ended(slot: string, value = '', thing?: string): Draft {
  return { slot, value, change: 'ended', ...(thing !== undefined && { thing }) }
}

/** Reads the same, and takes it back. */
export function asEnded(read: FactRule['read']): FactRule['read'] {
  return (groups) => read(groups).map((draft) => ({ ...draft, change: 'ended' }))
}

/** Any of these words, the longest first, so that "best friend" is not read as "friend". */
export function anyOf(words: readonly string[]): string {
  return words.toSorted((one, other) => other.length - one.length).join('|')
}

/** Words that may stand before a verb and change nothing: "I really just love". */
export const ADVERBS = WORDS.adverbs
/** Where a word ends, and its clause may go on. */
export const END = '(?=$|,|\\.| )'
/** "Anna, not Ana": the name that was wrong. */
export const NOT_OLD = "(?:,? (?:and )?not (?<old>\\p{L}[\\p{L}'-]{1,20}))?"
