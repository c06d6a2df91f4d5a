import type { Look } from '#app/people/looks/contract'
import { drawPortrait } from './draw_portrait'

/** A look as the address of a picture. */
export function portraitOf(look: Look): string {
  return `data:image/svg+xml,${encodeURIComponent(drawPortrait(look))}`
}
