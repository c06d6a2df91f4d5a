import type { Face } from './faces'
import type { SkinTones, Tones } from './palette'

/** A person before her colours: how she stands, how near she is, and what her hands do. */
export interface Figure {
  /** Where her head is, how large and how far it leans, in degrees. */
  head: { x: number; y: number; size: number; tilt: number }
  face: Face
  /** Looks to the left, and the light comes from the right. */
  isMirrored?: true
  body: (skin: SkinTones, clothes: Tones) => string
  /** In front of her hair. */
  hands?: (skin: SkinTones, clothes: Tones) => string
  /** Hangs from her ears. */
  earrings?: string
}
