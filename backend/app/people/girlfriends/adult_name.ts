import { z } from 'zod'
import { withoutAccents } from '#app/language/letters'
import { plainWords } from '#app/language/plain_words'
import * as shapes from '#app/language/word_shapes'
import { loadWords } from '#app/language/words'

const WORDS = loadWords(
  'girlfriends/young_names.txt',
  z.strictObject({ younger: shapes.patterns(), accented: shapes.pattern('u') })
)

/** Digits that stand for letters are read as the letters, so that `l0li` is `loli`. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '$': 's',
}
/** `Lolita1`: they are part of no word. */
const DIGITS_AROUND = /(?<![\p{L}\d])\d+|\d+(?![\p{L}\d])/gu

export function suggestsMinor(name: string): boolean {
  if (WORDS.accented.test(name.normalize('NFC').toLowerCase())) return true
  const readings = spellingsOf(name).flatMap(readingsOf)
  return WORDS.younger.some((pattern) => readings.some((reading) => pattern.test(reading)))
}

const spellingsOf = (name: string) => [
  name,
  lettered(name),
  lettered(name.replaceAll('1', 'l')),
  lettered(name.replace(DIGITS_AROUND, ' ')),
]

const lettered = (name: string) => name.replace(/[013457@$]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** As it stands, and without what disguises it. */
function readingsOf(spelling: string): string[] {
  const plain = withoutAccents(spelling)
    .toLowerCase()
    .replace(/[_.-]+(?!\d)|(?<!\d)[_.-]+/g, ' ')
  return [plain, plainWords(spelling)].map(withoutGaps)
}

/** `L o l i t a`, `M i a 1 5`. */
function withoutGaps(words: string): string {
  const spaced = /(?<![a-z\d])(?:[a-z\d] +){2,}[a-z\d](?![a-z\d])/g
  return words.replace(spaced, (run) => run.replaceAll(' ', ''))
}
