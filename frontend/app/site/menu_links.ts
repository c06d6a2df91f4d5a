export interface MenuLink {
  to: string
  words: string
}

/** The anchors of the landing page, in its order. */
export const SECTIONS: readonly MenuLink[] = [
  { to: '/#features', words: 'Features' },
  { to: '/#how-it-works', words: 'How it works' },
  { to: '/#testimonials', words: 'Stories' },
]

/** What the two have, beside the talk. */
export const KEPT_BY_HER: readonly MenuLink[] = [
  { to: '/diary', words: 'Her diary' },
  { to: '/our-year', words: 'Our year' },
]

/** For somebody logged in, whose pages have no footer. */
export const GROUND_RULES: readonly MenuLink[] = [
  { to: '/safety', words: 'Safety' },
  { to: '/privacy', words: 'Privacy' },
  { to: '/terms', words: 'Terms' },
]
