/** The anchors of the landing page, in its order. */
export const SECTIONS = [
  { to: '/#features', words: 'Features' },
  { to: '/#how-it-works', words: 'How it works' },
  { to: '/#testimonials', words: 'Stories' },
]
