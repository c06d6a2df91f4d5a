import { straightQuotes } from '#app/language/letters'

const SECOND_PERSON: Record<string, string> = {
  'i': 'you',
  "i'm": "you're",
  'im': "you're",
  "i've": "you've",
  'ive': "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  'me': 'you',
  'my': 'your',
  'mine': 'yours',
  'myself': 'yourself',
  'we': 'you',
  "we're": "you're",
  "we've": "you've",
  "we'll": "you'll",
  'us': 'you',
  'our': 'your',
  'ours': 'yours',
  'am': 'are',
  'you': 'me',
  'your': 'my',
  'yours': 'mine',
  "you're": "I'm",
}

/** Straight quotes and single spaces, the case as written. */
export function straighten(text: string): string {
  return straightQuotes(text)
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/**
 * Turns words somebody said of themselves to words said to
 * them: `my sister and I was` -> `your sister and you were`.
 */
export function toSecondPerson(text: string): string {
  return text
    .replace(/\bI was\b/gi, 'you were')
    .replace(/\bam I\b/gi, 'are you')
    .replace(/[\p{L}']+/gu, (word) => SECOND_PERSON[word.toLowerCase()] ?? word)
}
