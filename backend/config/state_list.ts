const FORM = /^[A-Z]{2}(?:,[A-Z]{2})*$/

/**
 * Reads `AZ,TX`.
 *
 * @throws where it is written otherwise, so that none stays open by a slip of the thumb
 */
export function readStates(key: string, value?: string): string[] | undefined {
  if (!value) return undefined
  if (!FORM.test(value)) throw new Error(`${key} must be states such as AZ,TX`)
  return value.split(',')
}
