import type { Hair } from './hair'
import type { Tones } from './palette'
import { group, shape, stroke } from './shapes'

export const waves: Hair = {
  back: ({ base, shade }) =>
    shape(
      shade,
      `M0-106C-58-108-84-62-82-10C-80 30-100 58-94 102C-90 132-106 154-84 186C-40 206 40 206 82 184
      C108 150 88 128 94 92C100 56 80 28 80-8C80-64 54-106 0-106Z`
    ) + shape(base, 'M-70-20C-78 30-100 60-92 104C-90 134-104 156-82 184C-60 150-66 60-50 0Z'),
  front: ({ base, shade, light }) =>
    [
      shape(
        base,
        `M22-66C-10-66-42-50-51-14C-56 6-54 24-64 40C-74 62-52 84-62 116C-68 142-52 160-66 190
        C-104 184-106 156-98 130C-92 104-104 84-94 56C-86 34-86 10-84-14C-80-72-48-110 4-107
        C14-106 22-104 26-102Z`
      ),
      shape(
        base,
        `M20-68C38-62 50-44 54-18C56 2 58 18 66 34C76 56 62 74 70 96C76 116 68 134 78 152
        C98 130 90 108 94 90C100 60 84 32 82 6C82-42 74-96 20-107Z`
      ),
      shape(shade, 'M20-68C38-62 50-44 54-18C57-6 58 6 62 20C68-28 58-84 22-104Z'),
      stroke(light, 4, 'M-4-96C-42-84-66-54-70-10M-74 22C-84 50-92 60-82 92'),
      stroke(light, 3, 'M-82 110C-84 130-92 146-84 166M74 40C84 62 76 78 82 98'),
    ].join(''),
}

export const straight: Hair = {
  back: ({ base, shade }) =>
    shape(
      shade,
      `M0-106C-54-108-78-66-76-14C-74 40-86 120-82 206C-40 216 50 216 82 206C86 120 74 40 76-14
      C78-66 54-106 0-106Z`
    ) + shape(base, 'M-74-10C-74 50-86 120-82 206L-40 212C-56 130-50 60-46 0Z'),
  front: ({ base, shade, light }) =>
    [
      shape(
        base,
        `M10-70C-14-66-43-46-52-12C-55 10-50 40-54 70C-58 110-52 150-58 202C-66 208-76 208-84 202
        C-88 120-78 40-78-12C-78-70-50-109 8-107Z`
      ),
      shape(
        shade,
        `M6-70C28-66 48-46 53-16C55 0 53 14 57 34C63 76 58 130 66 196C74 202 82 202 88 196C92 130 80 40 79-12
        C78-66 52-106 6-107Z`
      ),
      stroke(light, 4, 'M-6-92C-42-80-62-50-65-6M-68 20C-70 60-76 110-74 160'),
      stroke(light, 3, 'M20-94C42-84 58-64 64-36'),
    ].join(''),
}

/** From the shoulder down, ever thinner. */
const STRANDS = [
  { x: -66, y: 62, size: 1 },
  { x: -72, y: 92, size: 0.92 },
  { x: -74, y: 122, size: 0.84 },
  { x: -72, y: 152, size: 0.74 },
  { x: -68, y: 178, size: 0.62 },
]

function strand({ base, shade, light }: Tones): string {
  return [
    shape(base, 'M-20-14C-8-22 8-22 20-14C20 8 6 18 0 20C-6 18-20 8-20-14Z'),
    stroke(shade, 2.6, 'M-17-10C-8-2-2 6 0 16'),
    stroke(light, 2.6, 'M14-10C6-4 4 2 3 8'),
  ].join('')
}

export const braid: Hair = {
  back: ({ shade }) =>
    shape(
      shade,
      'M0-104C-54-106-74-66-72-14C-72 24-70 44-62 62L60 40C68 20 74 8 74-14C76-64 54-104 0-104Z'
    ),
  front: (tones) =>
    [
      ...STRANDS.map(({ x, y, size }) =>
        group(`transform="translate(${x} ${y}) scale(${size})"`, strand(tones))
      ),
      shape(
        tones.base,
        `M14-70C-14-66-43-48-50-14C-53 2-48 24-50 46L-80 66C-76 40-78 14-76-14C-74-70-46-109 6-107Z`
      ),
      shape(
        tones.base,
        'M10-70C34-66 50-46 54-18C56 0 56 14 60 34C74 16 78-4 77-24C76-70 50-106 6-107Z'
      ),
      shape(tones.shade, 'M10-70C34-66 50-46 54-18C56 0 56 14 60 34C68-20 58-82 10-107Z'),
      stroke(tones.light, 4, 'M0-96C-40-84-62-52-64-8M-64 16C-66 30-68 40-70 50'),
    ].join(''),
}
