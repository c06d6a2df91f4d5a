const DIGITS = /^\d{7,15}$/

/**
 * A typed or linked number as E.164, or null. A `+` in an address may arrive as a blank, so the digits
 * alone count.
 */
export function phoneNumberOf(text: string | null): string | null {
  const digits = (text ?? '').replace(/[\s().+-]/g, '')
  return DIGITS.test(digits) ? `+${digits}` : null
}
