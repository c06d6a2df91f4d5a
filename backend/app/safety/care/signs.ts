import { statedAnswer, type StatedAnswer } from '#app/language/stated_answer'
import type { CrisisLanguage } from '#app/safety/crisis/crisis_lines'
import { crisisSignals } from '#app/safety/crisis/crisis_detector'
import { isEatingSignal } from '#app/safety/signs/eating_detector'
import { isExplicit } from '#app/safety/signs/explicit_detector'
import { minorSignIn } from '#app/safety/signs/minor_detector'
import type { SafetyKind, SafetySource } from '#app/models/contract'

/** What a text of a person says that is not hers to answer. Of `perhaps_minor` the age is asked. */
export type Sign = Exclude<SafetyKind, 'report'> | 'perhaps_minor'

/** Who is in it: `userId` is null for a number nobody signed up with, `conversationId` before she exists. */
export interface CarePerson {
  /** E.164. */
  phone: string
  phoneKey: string
  countryCode: string
  userId: number | null
  conversationId: number | null
  optedOutAt: number | null
}

/** What somebody wrote, by its signs. */
export interface Said {
  /** Of the answer. */
  language: CrisisLanguage
  signs: readonly Sign[]
}

/** One text with its signs. */
export interface Signal extends Said {
  messageId: number
  person: CarePerson
  source: Exclude<SafetySource, 'report' | 'date_of_birth'>
  /** The crisis line they were pointed to already, in the one text that confirms their STOP. */
  referral?: string | null
}

/** Somebody is in danger: the one who wrote it, or somebody they wrote about. */
export function isDistress({ signs }: Said): boolean {
  return signs.some((sign) => sign === 'crisis' || sign === 'crisis_other')
}

/** "Not yet" and "no, tomorrow" are none. */
const BARE_NO = /^\W*(?:no+|nope|nah|nel)\W*$/i

/**
 * By our own phrases and models, the gravest first. Who speaks of self-harm
 * is not told off for anything beside it but what would harm a child.
 */
export function signsOf(text: string, question: string | null = null): Sign[] {
  const stated = question === null ? null : statedAnswer(question, text)
  if (stated === null) return signsIn(text, question)
  const isDenied = deniesDanger(stated)
  if (isDenied && BARE_NO.test(text)) return []
  const found = signsIn(text, question)
  return isDenied ? found : orStated(found, stated)
}

/** Where nothing is sure, what the answer says in whole words. */
function orStated(found: Sign[], { words }: StatedAnswer): Sign[] {
  if (found.some((sign) => sign !== 'perhaps_minor')) return found
  const stated = signsIn(words, null)
  return stated.length > 0 ? stated : found
}

/** Who says no to danger is in none; who says no to being safe may be. */
const deniesDanger = ({ isYes, asked }: StatedAnswer) => !isYes && signsIn(asked, null).length > 0

function signsIn(text: string, question: string | null): Sign[] {
  const { isCrisis, kind } = crisisSignals(text, question)
  const crisis = kind === 'other' ? 'crisis_other' : 'crisis'
  const minor = minorSignIn(text, question)
  const explicit = isExplicit(text)
  const ending = endingSign(minor, explicit)
  if (isCrisis) return ending ? [crisis, ending] : [crisis]
  if (ending) return [ending]
  if (isEatingSignal(text, question)) return ['eating']
  if (explicit) return ['explicit']
  return minor ? [minor] : []
}

/** What ends the talk, whatever else is said. A child who asks for what only adults get is a child first. */
function endingSign(
  minor: ReturnType<typeof minorSignIn>,
  explicit: ReturnType<typeof isExplicit>
): 'minor' | 'minor_sexual' | null {
  if (minor === 'minor') return minor
  return explicit === 'minor' ? 'minor_sexual' : null
}
