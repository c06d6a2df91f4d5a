/**
 * Signs nobody sees: zero-width ones, soft hyphens, emoji selectors, marks that draw a line through a letter.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{M}]/gu
const SIGNATURE = /\n+(?:sent from|get outlook for|enviado desde)\b[^\n]*$/i
/** Of ten parts, as long as a text may be. */
const LONGEST_READ = 1600

/**
 * A text as it reads: full-width, bold or circled letters as plain
 * ones, without what cannot be seen or what a phone appends.
 */
export function bareText(body: string): string {
  return body
    .trim()
    .slice(0, LONGEST_READ)
    .normalize('NFKC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSEEN, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim()
    .replace(SIGNATURE, '')
}
