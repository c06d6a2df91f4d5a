import { brand } from '#config/brand'

/** A line of `backend/words` with the brand in its gap. */
export function withBrand(line: string): string {
  return line.replaceAll('{brand}', () => brand)
}
