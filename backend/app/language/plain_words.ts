import { memoized } from '#app/language/memoized'
import { SPELLINGS } from '#app/language/spellings'
import { unmasked } from '#app/language/disguised_words'

const { lookAlikes, shortForms, spokenForms, fillers } = SPELLINGS
const LONGEST_RUN = /([a-z])\1{2,}/
const SIGNS: readonly [RegExp, string][] = [
  [/[😂🤣😹💀☠😆😅]/gu, ' haha '],
  [/[🔫]/gu, ' gunsign '],
  [/[🔪🗡🪒]/gu, ' bladesign '],
  [/[💊]/gu, ' pillsign '],
  [/[⚰🪦]/gu, ' gravesign '],
  [/[🩸]/gu, ' bloodsign '],
  [/[🕊]/gu, ' dovesign '],
  [/[🍆🍑💦👅🍒]/gu, ' lewdsign '],
]
const SPOKEN = new RegExp(`(?<= )(?:${[...spokenForms.keys()].join('|')})(?= )`, 'g')

/**
 * A text as the phrase files expect it: small letters without accents and apostrophes, one space around every
 * word, ` . ` between sentences and ` , ` between clauses; disguised and shortened spellings written out.
 */
export const plainWords = memoized(writtenPlainly)

function writtenPlainly(text: string): string {
  const tokens = symbolsRead(text)
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((token) => (token === '.' || token === ',' ? [token] : token.split(' ')))
  const words = unmasked(tokens).map(writtenOut)
  return ` ${words.join(' ')} `
    .replace(/ (?:[.,] )+/g, (marks) => (marks.includes('.') ? ' . ' : ' , '))
    .replace(SPOKEN, (form) => spokenForms.get(form) ?? form)
    .split(' ')
    .filter((word) => !fillers.has(word))
    .join(' ')
}

const ASCII = /^\p{ASCII}*$/u

function symbolsRead(text: string): string {
  const letters = ASCII.test(text) ? text.toLowerCase() : lettersRead(text)
  return letters
    .replace(/['’‘`´]/g, '')
    .replace(/\.{2,}|…/g, ' , ')
    .replace(/[.?!]+(?=\s|$)|[\n\r¿¡]+/g, ' . ')
    .replace(/[,;:()–—]+(?=\s|$)|\s[-(]|["“”«»]/g, ' , ')
}

/** Letters only look like letters in other alphabets; what has no width hides nothing. */
function lettersRead(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u3164\uFFA0]/gu, '')
    .toLowerCase()
    .replace(/[\u{1F1E6}-\u{1F1FF}]/gu, (flag) =>
      String.fromCodePoint((flag.codePointAt(0) ?? 0) - 0x1f1e6 + 97)
    )
    .replace(/[^\p{ASCII}]/gu, (sign) => lookAlikes.get(sign) ?? sign)
  return SIGNS.reduce((rest, [sign, word]) => rest.replace(sign, word), letters)
}

function writtenOut(word: string): string {
  const short = LONGEST_RUN.test(word) ? word.replace(/([a-z])\1{2,}/g, '$1') : word
  return shortForms.get(short) ?? short
}
