const NUMBER = '(-?\\d{1,6}(?:\\.\\d{1,3})?)'
const SIGNS: Record<string, (one: number, other: number) => number> = {
  'times': (one, other) => one * other,
  'x': (one, other) => one * other,
  '*': (one, other) => one * other,
  'por': (one, other) => one * other,
  'plus': (one, other) => one + other,
  '+': (one, other) => one + other,
  'minus': (one, other) => one - other,
  '-': (one, other) => one - other,
  'divided by': (one, other) => one / other,
  '/': (one, other) => one / other,
}
const ASKED = "(?:so |ok |and |y )?(?:what'?s|what is|how much is|cuanto es|calculate)?"
const SIGN = '(times|x|\\*|por|plus|\\+|minus|-|divided by|/)'
const SUM = new RegExp(`^${ASKED} ?${NUMBER} ?${SIGN} ?${NUMBER}[ ?.=]*$`)
const PLACES = 100

/** `whats 17 times 23` -> `391`; null when it is no sum. */
export function sumIn(words: string): string | null {
  const [, one, sign = '', other] = words.match(SUM) ?? []
  const result = SIGNS[sign]?.(Number(one), Number(other))
  if (result === undefined || !Number.isFinite(result)) return null
  return String(Math.round(result * PLACES) / PLACES)
}
