import type { Tones } from './palette'

/** Hair around a head: behind everything, and over the face and the shoulders. */
export interface Hair {
  back: (hair: Tones) => string
  front: (hair: Tones) => string
}
