import { clausesIn } from '#app/language/clauses'
import { straightQuotes } from '#app/language/letters'

const MOST_CHARACTERS = 1600
const KIN = 'sister|brother|mom|mum|dad|cousin|friend|aunt|uncle|grandma|grandpa'
const FEASTS = 'wedding|party|birthday|graduation|game|recital|concert'
const SLANG: readonly [RegExp, string][] = [
  [/\b(?:2moro?w?|2morrow|tmrw?|tmro|tmw|tomoz|tomorow|tommorow|tommorrow)\b/g, 'tomorrow'],
  [/\b(?:2day)\b/g, 'today'],
  [/\b(?:2nite|tonite)\b/g, 'tonight'],
  [/\bhalf past (\d{1,2})\b/g, 'at $1:30'],
  [/\s@\s?(?=\d)/g, ' at '],
  [/\b(?:the )?day after tomorrow\b/g, 'in 2 days'],
  [new RegExp(`\\b(my|our) (${KIN})s (?=${FEASTS})`, 'g'), "$1 $2's "],
  [/\bgonna\b/g, 'going to'],
  [/\bgotta\b/g, 'got to'],
  [/\bive\b/g, "i've"],
]

/** Small letters, straight quotes, single spaces, and the commonest short forms written out. */
export function plainText(text: string): string {
  const letters = straightQuotes(text.slice(0, MOST_CHARACTERS).toLowerCase())
  const plain = letters.replace(/[^\S\n]+/g, ' ')
  return SLANG.reduce((said, [short, long]) => said.replace(short, long), plain).trim()
}

const CLAUSE_END = new RegExp(
  [
    '[.!?;\\n]+(?:\\s|$)|\\n|,? but ',
    ",? (?:and|so) (?=(?:i|i'm|im|i've|we|we're|my|then)\\b)",
    ", (?=(?:i|i'm|im|i've|we|my)\\b)",
  ].join('|')
)

/** What can be read by itself; "It's tomorrow" stays with what it is said of. */
export function clausesOf(text: string): string[] {
  const plain = plainText(text)
    .replace(/\b([ap])\.m\.?/g, '$1m')
    .replace(/[.!,]+\s+(?=(?:and )?(?:it's|its|it is|it'll be|that's) )/g, ' ')
  return clausesIn(plain, CLAUSE_END)
}
