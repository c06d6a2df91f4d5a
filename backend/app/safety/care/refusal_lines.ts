import { z } from 'zod'
import { readPersonalities } from '#app/people/girlfriends/personalities'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'
import type { Personality } from '#app/people/girlfriends/contract'

/** Her no to sexual talk, kind and plain. Ours and never a model's: nobody can talk her out of it. */
const LINES = readPersonalities(z.object({ refusals: shapes.lines }))

/** In the days after talk of self-harm: without play. */
const TENDER_LINES = loadWords('care/refusals_when_tender.txt', shapes.lines)

const SPANISH_LINES = loadWords('care/refusals_es.txt', shapes.lines)

export interface Refusing {
  personality: Personality
  isTender: boolean
  isSpanish?: boolean
}

/** The line for this no: one of her own, and not one she has just said. `seed` is a whole number. */
export function refusalLine(
  refusing: Refusing,
  { said, seed }: { said: readonly string[]; seed: number }
): string {
  const lines = linesFor(refusing)
  const latest = said.slice(1 - lines.length)
  const fresh = lines.filter((line) => !latest.some((text) => text.includes(line)))
  const choice = fresh.length > 0 ? fresh : lines
  return choice[seed % choice.length] ?? ''
}

function linesFor({ personality, isTender, isSpanish }: Refusing): readonly string[] {
  if (isSpanish) return SPANISH_LINES
  return isTender ? TENDER_LINES : LINES[personality].refusals
}
