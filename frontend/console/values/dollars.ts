const MICROS = 1_000_000

/** `7500` as `$0.0075`, `12_340_000` as `$12.34`: parts of a cent are shown where they are all there is. */
export function dollarsOfMicros(micros: number): string {
  const dollars = micros / MICROS
  const isSmall = micros !== 0 && Math.abs(dollars) < 1
  return dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: isSmall ? 6 : 2,
  })
}

const CENT = 10_000

/** Whole cents, where there is at least one: what is less of a sum says nothing. */
export function roundedDollars(micros: number): string {
  const cents = Math.round(micros / CENT)
  return dollarsOfMicros(Math.abs(micros) < CENT ? micros : cents * CENT)
}
