import { z } from 'zod'
import { loadWords } from '#app/language/words'
import { byCountry, type CrisisLanguage, inBoth, lineFor } from '#app/safety/crisis/crisis_lines'

const WORDS = loadWords('signs/eating_lines.yaml', z.strictObject({ text: inBoth, ...byCountry }))

/** Which line somebody of that country is pointed to, as the safety events keep it. */
export function eatingReferralFor(countryCode: string): string {
  return lineFor(countryCode, WORDS).key
}

/** The fixed text for somebody who struggles with eating. Never written by a model. */
export function eatingText(countryCode: string, language: CrisisLanguage = 'en'): string {
  return WORDS.text[language].replace('{who}', () => lineFor(countryCode, WORDS).words[language])
}
