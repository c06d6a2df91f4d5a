import type { Message } from '#app/models/message'
import { crisisLanguageOf } from '#app/safety/care/written_language'
import { type CrisisLanguage, crisisLineFor } from '#app/safety/crisis/crisis_lines'
import { inTwoSegments } from '#app/core/phones/segments'
import { stopAnswer } from '#app/texting/consent/keyword_answers'

/**
 * The one text after a STOP that speaks of self-harm: that it counts, and whom to turn to.
 * Nothing about a plan that goes on: no money in a text about a life. At most two segments.
 */
export function crisisStopAnswer(
  brand: string,
  { countryCode, language }: { countryCode: string; language: CrisisLanguage }
): string {
  const line = crisisLineFor(countryCode, language)
  if (language === 'es') {
    const wording = (back: string) =>
      `${brand}: Te diste de baja y ya no recibes mensajes. ${back} ` +
      `Por favor no cargues con esto en silencio. ${line} Si corres peligro ahora, llama a emergencias.`
    return inTwoSegments(wording('Responde START para volver.'), wording('START para volver.'))
  }
  return (
    `${stopAnswer(brand, null)} Please don't be alone with this. ${line} ` +
    'If you are in danger now, call emergency services.'
  )
}

/** Of the crisis text that will not leave any more. */
export function languageOfCrisis(dropped: readonly Message[]): CrisisLanguage | null {
  const text = dropped.find(({ kind }) => kind === 'crisis')
  return text ? crisisLanguageOf(text.body) : null
}
