import type { Girlfriend } from '#app/people/girlfriends/contract'
import { drawable, lookOf, presetWith } from '#app/people/looks/contract'
import { BOOK_PORTRAIT } from '#app/privacy/contract'

/** The book with her on its cover: she is drawn here, so the file needs nothing from anywhere. */
export async function withPortrait(
  book: string,
  her: Pick<Girlfriend, 'image' | 'name'> | null
): Promise<string> {
  const look = her && (lookOf(her.image) ?? lookOf(presetWith(drawable(her.image))?.look ?? ''))
  if (!look) return book
  const { portraitOf } = await import('../../lib/portraits/portrait_of')
  return book.replace(BOOK_PORTRAIT, () => `<img alt="" src="${quotable(portraitOf(look))}">`)
}

/** Percent signs stand for all that could end an attribute, but for this one. */
function quotable(address: string): string {
  return address.replaceAll("'", '%27')
}
