import { countSegments } from '#app/core/phones/segments'

const PUNCTUATION: [RegExp, string][] = [
  [/[\u2018\u2019\u201A\u201B\u2032\u02BC\u02B9\u00B4]/g, "'"],
  [/[\u201C\u201D\u201E\u201F\u2033\u00AB\u00BB]/g, '"'],
  [/\s*\u2014\s*/g, ' - '],
  [/[\u2010-\u2013\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  [/\u00AD/g, ''],
  [/[\u2022\u00B7\u2023\u25AA\u25CF]/g, '-'],
  [/\u00D7/g, 'x'],
]

/** Typographer's signs as the ones every phone network carries in one septet. */
export function plainPunctuation(text: string): string {
  return PUNCTUATION.reduce((plain, [sign, same]) => plain.replace(sign, same), text)
}

/** Latin letters without the marks that GSM-7 lacks: `está` -> `esta`; other scripts stay as they are. */
export function plainLetters(text: string): string {
  return text.normalize('NFC').replace(/\p{Script=Latin}/gu, (letter) => {
    if (countSegments(letter).encoding === 'GSM-7') return letter
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return countSegments(bare).encoding === 'GSM-7' ? bare : letter
  })
}
