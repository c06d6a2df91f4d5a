import { z } from 'zod'
import { line } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/** Spanish without the accents GSM-7 lacks: one of them would halve what a segment holds. */
export type CrisisLanguage = 'en' | 'es'

const inBoth = z.strictObject({ en: line, es: line })
const elsewhere = z.strictObject({
  // As it stands in the safety events.
  key: line,
  // As it stands in the text.
  words: inBoth,
  // What to do, for a text that comes soon after the first.
  brief: inBoth,
})
const known = elsewhere.extend({
  // ITU country codes it serves.
  countryCodes: z.array(z.string().regex(/^\+\d+$/)).min(1),
  source: z.url(),
  checkedOn: z.iso.date(),
})

/** Who to call, by country. */
const { lines: LINES, elsewhere: ELSEWHERE } = loadWords(
  'signs/crisis_lines.yaml',
  z.strictObject({ lines: z.array(known), elsewhere })
)

function lineFor(countryCode: string): typeof ELSEWHERE {
  return LINES.find(({ countryCodes }) => countryCodes.includes(countryCode)) ?? ELSEWHERE
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
  const codes = LINES.flatMap(({ countryCodes }) => countryCodes)
  return codes.find((code) => phone.startsWith(code)) ?? ''
}

/** The fixed text that answers talk of self-harm. Never written by a model. */
export function crisisText(countryCode: string, language: CrisisLanguage = 'en'): string {
  const who = crisisLineFor(countryCode, language)
  if (language === 'es') {
    return (
      'Soy una IA y no puedo darte la ayuda que mereces, pero por favor no cargues con esto en silencio. ' +
      `${who} Si corres peligro ahora, llama a emergencias.`
    )
  }
  return (
    "I'm an AI and can't give the help you deserve, but please don't be alone with this. " +
    `${who} If you are in danger now, call emergency services.`
  )
}

/** The same for somebody who is worried about another person. */
export function crisisTextForOther(countryCode: string, language: CrisisLanguage = 'en'): string {
  const who = crisisLineFor(countryCode, language)
  if (language === 'es') {
    return (
      'Soy una IA y no puedo dar la ayuda que esto pide, pero no tienes que llevarlo en silencio. ' +
      `${who} Atienden también a quien se preocupa por otros. Si hay peligro ahora, llama a emergencias.`
    )
  }
  return (
    "I'm an AI and can't give the help this needs, but you don't have to carry it alone. " +
    `${who} They listen to whoever worries about somebody, too. ` +
    'If anyone is in danger now, call emergency services.'
  )
}

/** For somebody who writes again, still in distress, minutes after that text. */
export function crisisReminder(countryCode: string, language: CrisisLanguage = 'en'): string {
  const brief = lineFor(countryCode).brief[language]
  if (language === 'es') {
    return (
      `Sigo contigo, y sigo siendo una IA. Mereces a una persona ahora mismo: por favor ${brief}, ` +
      'o acude a alguien cerca de ti.'
    )
  }
  return (
    `I'm still here, and I'm still an AI. You deserve a person right now: please ${brief}, ` +
    'or go to somebody near you.'
  )
}
