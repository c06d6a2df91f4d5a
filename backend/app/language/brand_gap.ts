/** A line of `backend/words` with the brand in its gap. */
export function withBrand(line: string, brand: string): string {
  return line.replaceAll('{brand}', () => brand)
}
