import * as z from 'zod'
import { straightQuotes, withoutAccents } from '#app/language/letters'
import { loadWords } from '#app/language/words'
import type { Vote } from '#app/models/contract'

const wordsIn = z.string().transform((text): ReadonlySet<string> => new Set(text.split(/\s+/)))
const mark = z.strictObject({
  emoji: z.string(),
  vote: z.optional(z.enum(['up', 'down'])),
  words: wordsIn,
})
const { marks, attachments, ...word } = loadWords(
  'marks/tapbacks.yaml',
  z.strictObject({
    marks: z.record(z.string(), mark),
    removing: wordsIn,
    not: wordsIn,
    beside: wordsIn,
    attachments: z.array(z.string()),
    down: wordsIn,
    neither: wordsIn,
  })
)
const MARKS = Object.values(marks)

export interface Reaction {
  /** What is shown beside the text; null takes it off again. */
  reaction: string | null
  vote: Vote | null
}

/** Longer than any text of hers with a few words around it. */
const LONGEST = 2000
const QUOTE = / ?["“”„«»] ?/gu
/** A phone begins with a capital or an emoji, and says little beside the quote. */
const WRITTEN = /^(?!\p{Ll})[^"]{0,60}".*"[^"]{0,40}$/su
const LONGEST_BESIDE = 60
const PART = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?`
const JOINT = '\u{200d}'
/** A flag, or one that several are joined in. */
const EMOJIS = new RegExp(String.raw`\p{RI}{2}|${PART}(?:${JOINT}${PART})*`, 'gu')
/** But for what joins emoji. */
const UNSEEN = new RegExp(String.raw`(?!${JOINT})\p{Default_Ignorable_Code_Point}`, 'gu')
const A_LETTER = /(?!\p{Emoji_Presentation})\p{Extended_Pictographic}(?!\p{Emoji_Modifier})/gu

/**
 * A text as phones write it, as against what people do, to be looked for in the talk; null for all others.
 */
export function asTapback(body: string): string | null {
  if (body.length > LONGEST) return null
  const said = quotesAlike(body)
  return WRITTEN.test(said) ? said : null
}

/** What a phone says of this text: `Liked “See you soon”`, as `asTapback` answers it. Null for nothing. */
export function readTapback(said: string, text: string): Reaction | null {
  const beside = besideQuote(said, quotesAlike(text))
  if (beside === null || beside.length > LONGEST_BESIDE) return null
  return readReaction(beside)
}

/** `Loved an image`: with a capital and without an end, as no person writes it. */
export function readAttachment(body: string): Reaction | null {
  const said = plain(body.trim())
  const named = attachments.find((one) => `${said} `.includes(` ${one} `))
  if (named === undefined || /^\p{Ll}/u.test(body)) return null
  return readReaction(said.replace(named, ' '))
}

/** What stands around the text; phones cut long ones short, and NFKC writes an ellipsis as three dots. */
function besideQuote(body: string, text: string): string | null {
  const at = body.indexOf(`"${text}"`)
  if (at !== -1) return `${body.slice(0, at)} ${body.slice(at + text.length + 2)}`
  const end = body.lastIndexOf(CUT)
  const begin = body.indexOf(`"${text.slice(0, SHORTEST_CUT)}`)
  if (end === -1 || begin === -1 || end - begin <= SHORTEST_CUT) return null
  const isBeginning = text.startsWith(body.slice(begin + 1, end).trim())
  return isBeginning ? `${body.slice(0, begin)} ${body.slice(end + CUT.length)}` : null
}

const CUT = '..."'
const SHORTEST_CUT = 8

function readReaction(said: string): Reaction | null {
  const emoji = said.match(EMOJIS) ?? []
  const words = plain(said.replace(EMOJIS, ' ')).match(/\p{L}+/gu) ?? []
  if (emoji.length > 1 || !words.every(isKnown)) return null
  const given = emoji[0] ? ofEmoji(emoji[0]) : ofWords(words)
  const isRemoved = words.some((one) => word.removing.has(one))
  return isRemoved && given ? { reaction: null, vote: null } : given
}

function isKnown(said: string): boolean {
  const lists = [word.removing, word.not, word.beside, ...MARKS.map(({ words }) => words)]
  return lists.some((list) => list.has(said))
}

/** Without its selector a heart is a letter. */
function ofEmoji(emoji: string): Reaction {
  const bare = emoji.replaceAll('\u{fe0f}', '')
  const reaction = bare.replace(A_LETTER, '$&\u{fe0f}')
  const [first = ''] = bare.split(JOINT)
  return { reaction, vote: voteOf(first.replace(/\p{Emoji_Modifier}/u, '')) }
}

function voteOf(emoji: string): Vote | null {
  if (word.neither.has(emoji)) return null
  return word.down.has(emoji) ? 'down' : 'up'
}

function ofWords(words: readonly string[]): Reaction | null {
  const found = MARKS.find((one) => words.some((said) => one.words.has(said)))
  if (!found) return null
  const isTurned = found.vote === 'up' && words.some((one) => word.not.has(one))
  const { emoji, vote = null } = isTurned ? (marks.dislike ?? found) : found
  return { reaction: emoji, vote }
}

const plain = (text: string) =>
  withoutAccents(straightQuotes(text)).toLowerCase().replaceAll('œ', 'oe')

/** Phones curl what was straight, and each language has its own quotes. */
function quotesAlike(text: string): string {
  return straightQuotes(text.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(QUOTE, '"')
    .replace(/[–—]/g, '-')
    .trim()
}
