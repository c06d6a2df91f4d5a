import { withoutHidden } from '#app/companion/voice/quoted'
import { storable } from '#app/core/database/storable'

/** Names other programs put in when they read a card. */
const HER = /\{\{char\}\}|<(?:bot|char)>/gi
const THEM = /\{\{user\}\}|<user>/gi
const MARKS = /\{\{[^{}]*\}\}|\r/g

/** Words of a card as they stand here: names filled in, without marks of other programs. */
export function cardWords(text: string, name: string): string {
  return withoutHidden(storable(text))
    .replace(HER, () => name)
    .replace(THEM, 'the person she texts')
    .replace(MARKS, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The sentences that fit, whole; the last word where the first one is too long. */
export function startOf(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most + 1)
  const end = Math.max(...['. ', '! ', '? ', '.\n', '\n'].map((mark) => start.lastIndexOf(mark)))
  const cut = end > 0 ? start.slice(0, end + 1) : start.slice(0, start.lastIndexOf(' '))
  return (cut.trim() || start.slice(0, most)).toWellFormed()
}

export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?\n]+(?:[.!?]+|\n+|$)\s*/g) ?? []
}
