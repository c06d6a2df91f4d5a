import { presetOf } from '#app/people/girlfriends/contract'

/** Where a stored image key is drawn; an unknown key shows the third preset. */
export function portraitUrl(imageKey: string): string {
  return `/portraits/${presetOf(imageKey).key}.svg`
}
