import { stemsOf } from '#app/language/stems'
import type { Prompt } from '#app/companion/voice/language_model'

const MOST_TURNS_A_LINE = 2
const LEAST_SHARE = 0.5

/** How much of a question's evidence a prompt holds: shares of its turns. */
export interface Evidence {
  /** Turns that stand in it word for word, whole. */
  verbatim: number
  /** These, and turns named by a fact or an excerpt. */
  all: number
}

/**
 * A turn is there when its whole text is part of a message of the prompt (white space aside),
 * `[photo: …]` with it. It is named when one remembered line (behind `> `) holds at least half of
 * its content words; such a line counts for two turns at most, and the question itself never counts.
 */
export function evidenceIn(
  prompt: Prompt,
  { question, turns }: { question: string; turns: string[] }
): Evidence {
  const texts = prompt.turns.map(({ content }) => plain(content))
  const asked = plain(question)
  const missing = turns.filter(
    (turn) => plain(turn) === asked || !texts.some((text) => text.includes(plain(turn)))
  )
  const verbatim = turns.length - missing.length
  return {
    verbatim: verbatim / turns.length,
    all: (verbatim + namedOf(missing, rememberedLines(prompt))) / turns.length,
  }
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function rememberedLines(prompt: Prompt): string[] {
  const lines = prompt.turns.at(-1)?.content.split('\n') ?? []
  return lines.filter((line) => line.startsWith('> '))
}

function namedOf(turns: string[], lines: string[]): number {
  const left = lines.map((line) => ({ stems: new Set(stemsOf(line)), turns: MOST_TURNS_A_LINE }))
  let named = 0
  for (const turn of turns) {
    const stems = stemsOf(turn)
    const line = left.find((one) => one.turns > 0 && isNamed(stems, one.stems))
    if (!line) continue
    line.turns--
    named++
  }
  return named
}

function isNamed(stems: string[], line: ReadonlySet<string>): boolean {
  const held = stems.filter((stem) => line.has(stem)).length
  return stems.length > 0 && held >= stems.length * LEAST_SHARE
}
