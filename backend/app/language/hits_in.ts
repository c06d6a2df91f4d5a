/** All that a pattern (`g`) finds. Asked first whether there is any: `matchAll` copies the pattern. */
export function hitsIn(text: string, pattern: RegExp): RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)]
}
