/** `42424242` as `4242 4242`: the groups on a card. */
export function cardNumberText(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19)
  return digits.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** `1234` as `12 / 34`. The stroke comes with the third digit, so that it can be deleted. */
export function expiryText(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

export function cvcText(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 4)
}
