import { brand, supportEmail } from '#config/brand'
import type { Sender } from '#app/conversations/inbound/sender'
import { MINUTE } from '#app/core/clock/durations'
import { crisisLineFor } from '#app/safety/crisis/crisis_lines'
import { helpAnswer, helpAnswerInSpanish } from '#app/texting/consent/keyword_answers'
import { asksInSpanish } from '#app/texting/consent/keywords'

/**
 * One answer each while: two machines asking each other for help would never end.
 * Whoever is in danger, and was told to send the Spanish word, must not meet silence.
 */
const ANSWERS = {
  en: { answer: helpAnswer, onceMs: 10 * MINUTE },
  es: { answer: helpAnswerInSpanish, onceMs: MINUTE },
}

interface HelpText {
  sender: Sender
  body: string
  /** When the person wrote it, epoch milliseconds. */
  at: number
}

export function helpFor({ sender, body, at }: HelpText): { body: string; dedupKey: string } {
  const language = asksInSpanish(body) ? 'es' : 'en'
  const { answer, onceMs } = ANSWERS[language]
  const crisisLine = crisisLineFor(sender.countryCode, language)
  const window = Math.floor(at / onceMs)
  return {
    body: answer(brand, { email: supportEmail, crisisLine }),
    dedupKey: `help:${sender.phoneKey}:${language}:${window}`,
  }
}
