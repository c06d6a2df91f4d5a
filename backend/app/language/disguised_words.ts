import { z } from 'zod'
import { wordSet } from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

/**
 * What people spell in a roundabout way, and small words around
 * it that only tell words apart that were written as one.
 */
const { disguised: DISGUISED, glue: GLUE } = loadWords(
  'language/disguised_words.txt',
  z.strictObject({ disguised: wordSet, glue: wordSet })
)

/** What a sign can stand for inside a word; `.` is any letter. */
const READINGS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  '$': 's',
  '!': 'il',
  '|': 'il',
  '+': 't',
  '(': 'c',
  '*': '.',
  '#': '.',
  '_': '.',
  '-': '.',
  '%': '.',
  '^': '.',
  '?': '.',
  '.': '.',
  '/': '.',
  '&': '.',
  '~': '.',
  '=': '.',
}
const LONGEST_JOINED = 40
const SUI = 's(?:ui|iu|u|oui|uii|oo?i|ooi|uwi|ewi|uey|uee?)'
const CIDE = '[csz]{1,2}[iey]{0,2}d(?:e|al|le|el|ed|es|io|a|as|ar|arme|arse|arte|al+y)?'
const SUICIDE = new RegExp(`^${SUI}${CIDE}$`)
/** `matarte`: a Spanish verb with its pronouns is one word. */
const INFLECTED = /[aei]r(?:me|te|se|nos|l[aeo]s?|mel[ao]s?|tel[ao]s?|sel[ao]s?)$/
const BY_LENGTH = new Map<number, string[]>()
for (const word of [...DISGUISED, ...GLUE])
  BY_LENGTH.set(word.length, [...(BY_LENGTH.get(word.length) ?? []), word])
const SQUEEZED = new Map([...DISGUISED].map((word) => [squeezed(word), word]))
const LONGEST = Math.max(...[...DISGUISED, ...GLUE].map((word) => word.length))

/**
 * Words spelled to escape a filter, written as what they are
 * read as; all else stays. Tokens are in small letters.
 */
export function unmasked(tokens: readonly string[]): string[] {
  const words = tokens.flatMap((token) => (/^[a-z]+$/.test(token) ? [token] : withoutSigns(token)))
  return rejoined(spacedOut(words)).flatMap(split)
}

/** `su!c1de`, `k*ll`: read against the words people disguise. What is none of them is cut at its signs. */
function withoutSigns(token: string): string[] {
  if (token === '.' || token === ',') return [token]
  const bare = token.replace(/^[^a-z0-9@$*]+|[^a-z0-9@$*!|]+$/g, '')
  const read = /[a-z]/.test(bare)
    ? (disguisedWord(bare) ?? disguisedWord(bare.replace(/[!|*]+$/, '')))
    : null
  return read ? [read] : piecesOf(token)
}

/** One full stop inside a token ends a sentence, several are a disguise. */
function piecesOf(token: string): string[] {
  const pieces = token.match(/[a-z]+\d*|\d+[a-z]*|[.,]/g) ?? []
  const isDotted = pieces.filter((piece) => piece === '.').length > 1
  return isDotted ? pieces.filter((piece) => piece !== '.') : pieces
}

function disguisedWord(token: string): string | null {
  if (isKnown(token)) return token
  const short = token.replace(/(.)\1{2,}/g, '$1')
  const matching = (form: string) =>
    (BY_LENGTH.get(form.length) ?? []).find((word) => readsAs(form, word))
  return matching(token) ?? matching(short) ?? null
}

function readsAs(token: string, word: string): boolean {
  for (const [index, letter] of [...word].entries()) {
    const sign = token[index] ?? ''
    if (sign === letter) continue
    const readings = READINGS[sign]
    if (!readings || !(readings === '.' || readings.includes(letter))) return false
  }
  return true
}

/** `s u i c i d e`: single letters in a row are one or several words. */
function spacedOut(words: readonly string[]): string[] {
  const found: string[] = []
  let run: string[] = []
  const close = () => {
    const read = run.length > 2 ? segmented(run.join('')) : null
    found.push(...(read ?? run))
    run = []
  }
  for (const word of words) {
    if (/^[a-z]$/.test(word) || (run.length > 0 && /^[01345]$/.test(word))) run.push(letterOf(word))
    else {
      close()
      found.push(word)
    }
  }
  close()
  return found
}

const letterOf = (sign: string) => (/[a-z]/.test(sign) ? sign : (READINGS[sign]?.[0] ?? sign))

/** `sui cide`, `un alive`. */
function rejoined(words: readonly string[]): string[] {
  const found: string[] = []
  for (const word of words) {
    const before = found.at(-1)
    if (before !== undefined && isOneWord(before, word)) found.splice(-1, 1, before + word)
    else found.push(word)
  }
  return found
}

function isOneWord(one: string, two: string): boolean {
  const joined = one + two
  if (joined.length < 6 || (DISGUISED.has(one) && DISGUISED.has(two))) return false
  return DISGUISED.has(joined) || isSuicide(joined)
}

/** `killmyself`, `dieeee`, `sucide`. */
function split(word: string): string[] {
  if (word.length < 4 || isKnown(word)) return [word]
  if (isSuicide(word)) return [suicideForm(word)]
  const whole = /([a-z])\1/.test(word) ? SQUEEZED.get(squeezed(word)) : undefined
  if (whole) return [whole]
  return (!isWhole(word) && segmented(word)) || [word]
}

/** Without an i it is `succeed`. */
const isSuicide = (word: string) => SUICIDE.test(word) && /[iy]/.test(word)
const isKnown = (word: string) => DISGUISED.has(word) || GLUE.has(word)
const isWhole = (word: string) => word.length < 7 || INFLECTED.test(word)

function suicideForm(word: string): string {
  if (/al+y?$|le$/.test(word)) return 'suicidal'
  if (/a(?:r|rme|rse|rte)$/.test(word)) return word.endsWith('rme') ? 'suicidarme' : 'suicidar'
  if (/as?$/.test(word)) return 'suicida'
  return /io$/.test(word) ? 'suicidio' : 'suicide'
}

/** The words a run of letters is made of, when all of it is and one of them is a disguised one; else null. */
function segmented(letters: string): string[] | null {
  if (letters.length > LONGEST_JOINED) return null
  const ways: (string[] | null)[] = [[]]
  for (let end = 1; end <= letters.length; end++) ways.push(bestEnd(letters, end, ways))
  const whole = ways[letters.length] ?? null
  return whole?.some((word) => DISGUISED.has(word) && word.length > 2) ? whole : null
}

function bestEnd(
  letters: string,
  end: number,
  ways: readonly (string[] | null)[]
): string[] | null {
  let best: string[] | null = null
  for (let start = Math.max(0, end - LONGEST); start < end; start++) {
    const before = ways[start]
    const word = letters.slice(start, end)
    if (!before || !isKnown(word)) continue
    if (!best || before.length + 1 < best.length) best = [...before, word]
  }
  return best
}

function squeezed(word: string): string {
  return word.replace(/(.)\1+/g, '$1')
}
