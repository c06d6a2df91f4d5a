import type { SkinTones, Tones } from './palette'
import { dots, group, shape, stroke, within } from './shapes'

export type View = 'front' | 'turned'
type Eyes = 'open' | 'soft' | 'laughing' | 'lowered'
type Mouth = 'smile' | 'smirk' | 'laugh' | 'calm'

export interface Face {
  view: View
  eyes: Eyes
  mouth: Mouth
  iris: string
  /** Drawn over the cheeks: freckles, a mole, the lines of years. */
  marks?: (skin: SkinTones) => string
}

/** Where the head's origin is: between the eyes. Turned heads look to the right of the picture. */
const OUTLINES: Record<View, string> = {
  front: `M-56-24C-59 18-50 46-31 67C-19 79-9 85 0 85C9 85 19 79 31 67C50 46 59 18 56-24
    C56-66 32-88 0-88C-32-88-56-66-56-24Z`,
  turned: `M-54-24C-57 16-45 46-23 68C-9 81 5 87 15 86C26 85 36 73 42 60C48 46 54 37 53 24
    C52 14 50 8 52-4C54-14 55-24 53-36C48-70 28-88-2-88C-34-88-54-64-54-24Z`,
}

/** The side away from the light, which comes from the left. */
const SHADED = `M22-92C46-50 47-6 40 22C32 52 20 72-6 88L80 92L84-92Z`

const EYES: Record<View, { x: number; width: number }[]> = {
  front: [
    { x: -25, width: -1 },
    { x: 25, width: 1 },
  ],
  turned: [
    { x: -11, width: -1 },
    { x: 35, width: 0.82 },
  ],
}
const MIDDLE: Record<View, number> = { front: 0, turned: 13 }

const LASH = '#2A1720'

export function drawFace(face: Face, skin: SkinTones, hair: Tones): string {
  const { view, eyes, mouth, iris } = face
  const outline = OUTLINES[view]
  const middle = `transform="translate(${MIDDLE[view]} 0)"`
  return [
    shape(skin.base, outline),
    within('face', outline, shape(skin.shade, SHADED, 'opacity=".55"'), cheeks(view, skin)),
    group(middle, view === 'front' ? frontNose(skin) : turnedNose(skin), MOUTHS[mouth](skin)),
    ...EYES[view].map(({ x, width }) =>
      group(
        `transform="translate(${x} 2) scale(${width} 1)"`,
        brow(hair),
        EYE_KINDS[eyes](iris, skin)
      )
    ),
    face.marks?.(skin) ?? '',
  ].join('')
}

export function drawEar(view: View, skin: SkinTones): string {
  const near = shape(skin.base, 'M-52-8C-68-14-70 6-64 20C-60 30-52 30-49 24Z')
  const fold = stroke(skin.shade, 3, 'M-60 4C-58 8-57 14-58 18')
  const far = shape(skin.shade, 'M52-8C68-14 70 6 64 20C60 30 52 30 49 24Z')
  return near + fold + (view === 'front' ? far : '')
}

function cheeks(view: View, { blush }: SkinTones): string {
  const places = view === 'front' ? [-36, 36] : [-24, 46]
  return places
    .map((x) => `<ellipse cx="${x}" cy="32" rx="14" ry="9" fill="${blush}" opacity=".42"/>`)
    .join('')
}

function frontNose({ shade, light }: SkinTones): string {
  return stroke(shade, 3.6, 'M-9 33C-5 39 6 39 9 33') + stroke(light, 4, 'M-2 6L-2 24')
}

function turnedNose({ shade, light }: SkinTones): string {
  return stroke(shade, 3.6, 'M5-4C5 10 15 22 13 30C12 36 2 37-3 33') + stroke(light, 4, 'M0 8L4 24')
}

function brow({ shade }: Tones): string {
  return shape(shade, 'M-14-22C-6-28 7-29 17-20C7-24.5-4-23-13-17C-16-18-16-21-14-22Z')
}

const EYE_KINDS: Record<Eyes, (iris: string, skin: SkinTones) => string> = {
  open: (iris) =>
    [
      shape('#FFF9F4', 'M-13 3C-7-8 7-8 13 1C7 9-6 9-13 3Z'),
      dots(iris, '0 .5 6.8'),
      dots('#1B1016', '0 .5 3.6'),
      dots('#FFF', '-2.4 -2 1.8'),
      stroke(LASH, 3.8, 'M-13 3C-8-7 6-9 15-1.5'),
    ].join(''),
  soft: (iris, { shade }) =>
    [
      shape('#FFF9F4', 'M-13 4C-6-4 7-4 13 2C7 9-6 9-13 4Z'),
      shape(iris, 'M-7 0C-3-3 4-3 7 0C7 9-7 9-7 0Z'),
      dots('#FFF', '-2 1 1.6'),
      stroke(LASH, 4, 'M-13 3.500C-7-4 6-6 15.5 0'),
      stroke(shade, 2.4, 'M-10-5C-4-9 5-9 11-5'),
    ].join(''),
  laughing: () => stroke(LASH, 4.2, 'M-12 5C-6-6 7-6 14 4'),
  lowered: (_iris, { shade }) =>
    stroke(LASH, 4, 'M-13 2C-6 9 7 9 15 2') + stroke(shade, 2.4, 'M-11-5C-5-8 6-8 11-4'),
}

const MOUTHS: Record<Mouth, (skin: SkinTones) => string> = {
  smile: ({ lips, lipShade }) =>
    [
      shape(lips, 'M-18 48C-9 57 9 57 18 48C12 67-12 67-18 48Z'),
      shape(lipShade, 'M-20 46C-12 50-5 48 0 50C5 48 12 50 20 46C11 59-11 59-20 46Z'),
    ].join(''),
  calm: ({ lips, lipShade }) =>
    [
      shape(lips, 'M-14 52C-6 57 6 57 14 52C9 64-9 64-14 52Z'),
      shape(lipShade, 'M-15 51C-8 50-3 48 0 50C3 48 8 50 15 51C7 58-7 58-15 51Z'),
    ].join(''),
  smirk: ({ lips, lipShade, shade }) =>
    [
      shape(lips, 'M-15 53C-6 58 10 56 20 45C15 64-9 67-15 53Z'),
      shape(lipShade, 'M-17 52C-9 51-4 49 0 51C6 48 13 48 22 43C13 58-6 60-17 52Z'),
      stroke(shade, 2.6, 'M24 37C27 40 27 44 25 48'),
    ].join(''),
  laugh: ({ lips, lipShade }) =>
    [
      shape(lips, 'M-24 46C-8 51 8 51 24 46C22 78-22 78-24 46Z'),
      shape(lipShade, 'M-20 49C-7 53 7 53 20 49C17 71-17 71-20 49Z'),
      shape('#FFF9F4', 'M-19 49C-7 53 7 53 19 49L17 56C6 60-6 60-17 56Z'),
    ].join(''),
}
