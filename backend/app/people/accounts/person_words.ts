import { createHmac, createSecretKey } from 'node:crypto'
import { lastingKeyFor } from '#config/app'

/** What somebody is looked for by. */
export interface KnownBy {
  firstName: string | null
  lastName: string | null
  email: string
  /** E.164. */
  phone: string
}

const KEY = createSecretKey(lastingKeyFor('people search'))
const BYTES = 6
const SHORTEST = 2
const LONGEST = 12
const MARKS = /\p{M}/gu
const WORD = /[\p{L}\p{N}]+/gu
/** What takes no accent off when it is taken apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const PLAINER = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** `Zoë O'Brien-Łuk` as `zoe`, `o`, `brien`, `luk`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase()
  return plain.replaceAll(PLAINER, (letter) => PLAIN[letter] ?? letter).match(WORD) ?? []
}

/** `anna.lind@mail.example.com` as `anna`, `lind`, `mail`, `example`: how it ends tells nobody apart. */
export function emailWords(email: string): string[] {
  const [local = '', domain = ''] = email.split('@')
  const labels = domain.split('.')
  const named = labels.length > 1 ? labels.slice(0, -1) : labels
  return wordsOf(`${local} ${named.join(' ')}`)
}

export function wordsOfPerson({ firstName, lastName, email }: KnownBy): string[] {
  return [...wordsOf(`${firstName ?? ''} ${lastName ?? ''}`), ...emailWords(email)]
}

/** Of a word, or of its beginning; the rest of a long one is for whoever reads the rows found. */
export function keyOfWord(word: string): number {
  return blind(`word ${[...word].slice(0, LONGEST).join('')}`)
}

/** `digits` are the last four of a number. */
export function keyOfLastDigits(digits: string): number {
  return blind(`digits ${digits}`)
}

/** Everything by which a person is found. */
export function keysOf(person: KnownBy): Set<number> {
  const beginnings = wordsOfPerson(person).flatMap((word) => beginningsOf([...word]))
  return new Set([...beginnings.map(keyOfWord), keyOfLastDigits(person.phone.slice(-4))])
}

export function isSearchable(word: string): boolean {
  return [...word].length >= SHORTEST
}

function beginningsOf(letters: readonly string[]): string[] {
  const longest = Math.min(letters.length, LONGEST)
  const count = Math.max(0, longest - SHORTEST + 1)
  return Array.from({ length: count }, (_, index) => letters.slice(0, SHORTEST + index).join(''))
}

function blind(text: string): number {
  return createHmac('sha256', KEY).update(text).digest().readUIntBE(0, BYTES)
}
