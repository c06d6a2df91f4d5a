import { z } from 'zod'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import type { CrisisLanguage } from '#app/safety/crisis/crisis_lines'

const inBoth = z.strictObject({ en: line, es: line })
// `key` is how it stands in the safety events.
const elsewhere = z.strictObject({ key: line, words: inBoth })
const known = elsewhere.extend({
  // ITU country codes it serves.
  countryCodes: z.array(z.string().regex(/^\+\d+$/)).min(1),
  source: z.url(),
  checkedOn: z.iso.date(),
})

const WORDS = loadWords(
  'signs/eating_lines.yaml',
  z.strictObject({ text: inBoth, lines: z.array(known), elsewhere })
)

function lineFor(countryCode: string) {
  return (
    WORDS.lines.find(({ countryCodes }) => countryCodes.includes(countryCode)) ?? WORDS.elsewhere
  )
}

/** Which line somebody of that country is pointed to, as the safety events keep it. */
export function eatingReferralFor(countryCode: string): string {
  return lineFor(countryCode).key
}

/** The fixed text for somebody who struggles with eating. Never written by a model. */
export function eatingText(countryCode: string, language: CrisisLanguage = 'en'): string {
  return WORDS.text[language].replace('{who}', () => lineFor(countryCode).words[language])
}
