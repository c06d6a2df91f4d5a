import type { Moment } from '#app/companion/voice/language_model'
import { agoInWords } from '#app/companion/voice/local_moment'
import { plainLetters } from '#app/companion/voice/plain_letters'
import { sentencesOf } from '#app/companion/voice/plain_words'
import {
  isSayable,
  meantBy,
  sharedWith,
  stemsIn,
} from '#app/companion/offline_voice/offline_remembered'
import { isSpanish } from '#app/companion/offline_voice/offline_spoken'
import { withoutSight } from '#app/language/picture_notes'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const ENOUGH = 2
/** Of a short question one word is, that hardly any text has. */
const RARE = { stems: 4, share: 1 / 2 }

const LONGEST_QUOTE = 90

/** The start of a text as it was written, to the end of a sentence or a word. */
function shortened(text: string): string {
  const plain = plainLetters(text)
    .replace(/["\p{C}\p{So}\p{M}\s]+/gu, ' ')
    .trim()
  if (plain.length <= LONGEST_QUOTE) return plain.replace(/[.!,;]+$/, '')
  const start = plain.slice(0, LONGEST_QUOTE)
  return (start.match(/^.{20,}[.!](?=\s)/)?.[0] ?? start.replace(/\s+\S*$/, '')).replace(
    /[.!,;]+$/,
    ''
  )
}

interface Found extends Moment {
  shared: string[]
}

/** What shares most with these stems; a word that few texts have says more than one of many. */
function nearest(stems: readonly string[], told: readonly Moment[]): Found | undefined {
  const rarity = new Map(
    stems.map((stem) => [stem, 1 / told.filter(({ text }) => sharedWith(text, [stem])).length])
  )
  const worthOf = ({ shared }: Found) => sum(shared.map((stem) => rarity.get(stem) ?? 0))
  const best = told
    .map((one) => ({ ...one, shared: stemsIn(one.text, stems) }))
    .toSorted((a, b) => worthOf(b) - worthOf(a) || b.at - a.at)[0]
  const shared = best?.shared ?? []
  const isRare =
    stems.length <= RARE.stems && shared.some((stem) => (rarity.get(stem) ?? 0) >= RARE.share)
  const isShared = shared.length >= ENOUGH || shared.length * 2 >= stems.length
  return shared.length > 0 && (isRare || isShared) ? best : undefined
}

/** Its sentences that ask nothing. */
function statedIn(text: string): string[] {
  const sentences = sentencesOf(text).map((one) => one.trim())
  return sentences.filter((one) => one !== '' && !one.includes('?'))
}

/** Of several sentences the one that says it: others of the text may have asked something. */
function sentenceWith({ text, shared }: Found): string {
  const sentences = statedIn(text)
  const most = Math.max(...sentences.map((one) => sharedWith(one, shared)))
  return sentences.find((one) => sharedWith(one, shared) === most) ?? text
}

/**
 * What the person once wrote that answers a question, in their own words
 * and with its day; null when nothing of it is among these texts.
 */
export function oldWords(
  question: string,
  texts: readonly Moment[],
  { now, timeZone }: { now: number; timeZone: string }
): string | null {
  const told = texts
    .filter(({ sender }) => sender === 'user')
    .map((one) => ({ ...one, text: statedIn(withoutSight(one.text)).join('\n') }))
  const best = nearest(meantBy(question), told)
  const quote = best ? shortened(sentenceWith(best)) : ''
  if (!best || quote === '' || !isSayable(quote)) return null
  return isSpanish(question)
    ? `me escribiste "${quote}"`
    : `you wrote ${agoInWords(best.at, now, timeZone)}: "${quote}"`
}
