/** The six digits of a verification text, to be copied with one tap. */
export function findCode(body: string): string | null {
  return /\bcode\b/i.test(body) ? (/\b\d{6}\b/.exec(body)?.[0] ?? null) : null
}
