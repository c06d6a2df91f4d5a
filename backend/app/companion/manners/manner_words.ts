import { clausesIn } from '#app/language/clauses'
import { memoized } from '#app/language/memoized'
import type { Scene, Turn } from '#app/companion/voice/language_model'
import { startOfUnanswered } from '#app/companion/voice/unanswered'
import { foldedWords } from '#app/companion/voice/plain_words'

const SHORT_FORMS: [RegExp, string][] = [
  [/\b(?:i am|im)\b/g, "i'm"],
  [/\b(it|that|what|who|where|how|there|today|tomorrow|yesterday|tonight) is\b/g, "$1's"],
  [/\b(?:its|tis)\b/g, "it's"],
  [/\b(?:todays)\b/g, "today's"],
  [/\b(you|we|they) are\b/g, "$1're"],
  [/\b(?:youre|ur)\b/g, "you're"],
  [/\b(i|you|we|it|he|she|they) will\b/g, "$1'll"],
  [/\bit has been\b/g, "it's been"],
  [/\b(do|does|did|is|are|was|were|have|has|could|would|should) not\b/g, "$1n't"],
  [/\b(do|does|did|is|have|has|could|would|should)nt\b/g, "$1n't"],
  [/\b(?:cannot|can not|cant)\b/g, "can't"],
  [/\b(?:will not|wont)\b/g, "won't"],
  [/\bgoing to (?!bed|sleep|the\b|work|school)/g, 'gonna '],
  [/\bwant to\b/g, 'wanna'],
]

/** Plain words with one spelling for `I am`, `I'm` and `im`, so that one pattern finds them all. */
export const contracted = memoized((text) =>
  SHORT_FORMS.reduce((words, [long, short]) => words.replace(long, short), foldedWords(text))
)

/** Words without what stands in double quotes: those are somebody else's. */
export function unquoted(text: string): string {
  return text.replace(/["\u201c\u201d\u00ab][^"\u201c\u201d\u00bb]*["\u201c\u201d\u00bb]/g, ' ')
}

const CLAUSE_ENDS = /[.!?;:,()\u00a1\u00bf\n]+(?:\s|$)|[\u00a1\u00bf]|\s-+\s/

/** The stretches between punctuation marks, each from its first letter on. */
export function clausesOf(words: string): string[] {
  return clausesIn(words, CLAUSE_ENDS, (clause) => clause.replace(/^[^\p{L}\p{N}]+/u, '').trim())
}

/** The texts she has not answered yet, oldest first. */
export function unansweredTurns(scene: Scene): Turn[] {
  return scene.turns.slice(startOfUnanswered(scene.turns))
}

/** The person's unanswered texts as plain words. */
export function askedWords(scene: Scene): string {
  return unansweredTurns(scene)
    .map((turn) => contracted(turn.text))
    .join(' . ')
}
