import { drawable } from '#app/people/looks/contract'

/** Where a preset's portrait is; an unknown key shows the third. */
export function portraitUrl(key: string): string {
  return `/portraits/${drawable(key)}.svg`
}
