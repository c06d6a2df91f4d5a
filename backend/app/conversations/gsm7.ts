const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '^{}\\[]~|€'

const COSTS = new Map<string, number>([
  ...[...BASIC].map((char): [string, number] => [char, 1]),
  ...[...EXTENDED].map((char): [string, number] => [char, 2]),
])

/** What one text may hold, in septets or UTF-16 units, when one segment is not enough. */
const SEGMENTS = {
  gsm7: { one: 160, each: 153 },
  ucs2: { one: 70, each: 67 },
} as const

export function isGsm7(text: string): boolean {
  return [...text].every((char) => COSTS.has(char))
}

/** Septets when the text is GSM-7, else UTF-16 units: what the provider counts (GSM 03.38). */
export function smsUnits(text: string): {
  encoding: 'gsm7' | 'ucs2'
  units: number
} {
  if (!isGsm7(text)) return { encoding: 'ucs2', units: text.length }
  return {
    encoding: 'gsm7',
    units: [...text].reduce((sum, char) => sum + (COSTS.get(char) ?? 0), 0),
  }
}

/** Segments the text takes when `reservedUnits` of plain text stand before it. */
export function smsSegments(text: string, reservedUnits = 0): number {
  const { encoding, units } = smsUnits(text)
  const { one, each } = SEGMENTS[encoding]
  const total = units + reservedUnits
  return total <= one ? 1 : Math.ceil(total / each)
}

/** What fits in two segments: 306 septets or 134 UTF-16 units. */
export function fitsTwoSegments(text: string, reservedUnits = 0): boolean {
  return smsSegments(text, reservedUnits) <= 2
}
