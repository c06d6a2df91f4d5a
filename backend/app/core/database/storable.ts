/** A person's text without what no database keeps faithfully: NUL characters, and halves of characters. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
