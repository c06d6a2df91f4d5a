/** Somebody else's words as data: one line, no quotes or brackets to break out with. */
export function quoted(text: string, most = 40): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/["'`\u2018-\u201F\u00AB\u00BB<>[\]{}\\|]/g, '')
    .trim()
  return `"${[...plain].slice(0, most).join('').trim()}"`
}

/** Flags of England, Scotland and Wales are written with letters that nobody sees and a model may read. */
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map((name) => `\u{1F3F4}${tagged(name)}\u{E007F}`)
const HIDDEN = new RegExp(`(${FLAGS.join('|')})|[\u{E0000}-\u{E007F}]+`, 'gu')

export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, (_, flag?: string) => flag ?? '')
}

function tagged(name: string): string {
  return [...name].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
}

/**
 * Behind `> ` a text is kept word for word: without line breaks
 * and signs that turn the writing round it cannot leave its line.
 */
export function quotedLine(text: string): string {
  return `> ${withoutHidden(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()}`
}

/** What stands in brackets is ours: a text that imitates it loses its brackets. */
export function unmarked(text: string): string {
  return text
    .replace(/\0/g, '')
    .replace(/^([\s\p{Cf}\u3164]*)\[([^\]\n]*)\]?/gmu, '$1($2)')
    .trim()
}
