import type { View } from './faces'
import { stroke } from './shapes'

/** Where the two lenses are, and how much the far one is foreshortened. */
const LENSES: Record<View, { x: number; width: number }[]> = {
  front: [
    { x: -26, width: 1 },
    { x: 26, width: 1 },
  ],
  turned: [
    { x: -11, width: 1 },
    { x: 37, width: 0.8 },
  ],
}
const BRIDGES: Record<View, string> = {
  front: 'M-7 2C-4-2 4-2 7 2M-45 0L-57-4M45 0L57-4',
  turned: 'M9 2C13-2 19-2 22 2M-31 0L-56-6',
}

function drawn(lens: Lens, colour: string, weight: number) {
  return (view: View) => {
    const lenses = LENSES[view].map(({ x, width }) => lens(x, 20 * width))
    return stroke(colour, weight, lenses.join('') + BRIDGES[view])
  }
}

type Lens = (x: number, half: number) => string

const round: Lens = (x, half) =>
  `M${x - half} 5a${half} 19 0 1 0 ${half * 2} 0a${half} 19 0 1 0 ${-half * 2} 0z`

const square: Lens = (x, half) =>
  `M${x - half}-9h${half * 2}v18c0 12-4 14-10 14h${20 - half * 2}c-8 0-10-4-10-14z`

const cat: Lens = (x, half) =>
  `M${x - half}-8c${half / 2}-4 ${half * 1.5}-4 ${half * 2} 0c0 22${-half / 2} 30${-half} 30
  c${-half / 2} 0${-half}-8${-half}-30z`

export const GLASSES = {
  none: () => '',
  round: drawn(round, '#3A2A33', 3.2),
  square: drawn(square, '#2A1F2B', 4),
  cat: drawn(cat, '#8E2A48', 4),
}
