import { z } from 'zod'
import { readPersonalities } from '#app/people/girlfriends/personalities'
import { lines } from '#app/language/word_shapes'
import type { Persona } from '#app/companion/voice/language_model'

/** True of an AI whose words do not come: no bad reception, no errand, no excuse a person would have. */
const LINES = readPersonalities(z.object({ outage: lines }))

/**
 * What she says when the model is down; the same seed (any number) gives the same line, at most 140 letters.
 */
export function writeOutageLine(persona: Pick<Persona, 'personality'>, seed: number): string {
  const { outage } = LINES[persona.personality]
  const index = Math.abs(Math.trunc(seed / 1000)) % outage.length
  return outage[index] ?? outage[0] ?? ''
}
