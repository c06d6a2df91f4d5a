const SIGHT = /\[photo:[^\]]*\]\s*$/

/** A text as it is found and quoted: with what was on the pictures that came with it. */
export function withSight({
  body,
  pictureNote,
}: {
  body: string
  pictureNote: string | null
}): string {
  if (!pictureNote) return body
  return `${body} [photo: ${pictureNote.replace(/[[\]]/g, '')}]`.trim()
}

/** The words alone. */
export function withoutSight(text: string): string {
  return text.replace(SIGHT, '').trim()
}
