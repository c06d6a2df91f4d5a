const DOLLARS = /^\$?(\d{1,5})(?:\.(\d{1,2}))?$/

/** `3.5` or `$3.50` as 350 cents; null for what is no amount. */
export function centsOf(written: string): number | null {
  const [, dollars, cents = ''] = DOLLARS.exec(written.trim()) ?? []
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}
