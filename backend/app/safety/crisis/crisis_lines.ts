import { z } from 'zod'
import { line, lines } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** Spanish without the accents GSM-7 lacks: one of them would halve what a segment holds. */
export type CrisisLanguage = 'en' | 'es'

export const inBoth = z.strictObject({ en: line, es: line })
const elsewhere = z.strictObject({
  // As it stands in the safety events.
  key: line,
  // As it stands in the text.
  words: inBoth,
})
const known = elsewhere.extend({
  // ITU country codes it serves.
  countryCodes: z.array(z.string().regex(/^\+\d+$/)).min(1),
  source: z.url(),
  checkedOn: z.iso.date(),
})

/** Who to call, by country. */
export const byCountry = { lines: z.array(known), elsewhere }

const CALLED = loadWords('signs/crisis_lines.yaml', z.strictObject(byCountry))

export function lineFor(countryCode: string, { lines: all, elsewhere: other } = CALLED) {
  return all.find(({ countryCodes }) => countryCodes.includes(countryCode)) ?? other
}

export function crisisLineFor(countryCode: string, language: CrisisLanguage = 'en'): string {
  return lineFor(countryCode).words[language]
}

/** Which line somebody of that country is pointed to, as the safety events keep it. */
export function crisisReferralFor(countryCode: string): string {
  return lineFor(countryCode).key
}

/** The country code of a number (E.164) nobody signed up with, as far as a line of ours depends on it. */
export function crisisCountryOf(phone: string): string {
  const codes = CALLED.lines.flatMap(({ countryCodes }) => countryCodes)
  return codes.find((code) => phone.startsWith(code)) ?? ''
}

const several = z.strictObject({ en: lines, es: lines })

const TEXTS = loadWords('signs/crisis_texts.yaml', z.strictObject({ own: several, other: several }))

/**
 * The fixed text that answers talk of self-harm. Who is still in danger that day
 * is asked openly, and offered more: `earlier` such texts stood before it.
 */
export function crisisText(
  countryCode: string,
  language: CrisisLanguage = 'en',
  earlier = 0
): string {
  return filled(inTurn(TEXTS.own[language], earlier), { countryCode, language })
}

/** The same for somebody who is worried about another person. */
export function crisisTextForOther(
  countryCode: string,
  language: CrisisLanguage = 'en',
  earlier = 0
): string {
  return filled(inTurn(TEXTS.other[language], earlier), { countryCode, language })
}

function inTurn([first = '', ...further]: readonly string[], earlier: number): string {
  return earlier === 0 ? first : (further[(earlier - 1) % further.length] ?? first)
}

function filled(
  text: string,
  { countryCode, language }: { countryCode: string; language: CrisisLanguage }
): string {
  return text.replace('{who}', () => crisisLineFor(countryCode, language))
}
