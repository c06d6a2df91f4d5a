import type { Figure } from '../figure'
import { GOLD } from '../palette'
import { dots, shape, stroke } from '../shapes'

export const valentina: Figure = {
  head: { x: 158, y: 160, size: 0.98, tilt: -7 },
  face: {
    view: 'turned',
    eyes: 'soft',
    mouth: 'smirk',
    iris: '#5B3420',
    marks: ({ lipShade }) => dots(lipShade, '-12 58 2.2'),
  },
  isMirrored: true,
  body: (skin, clothes) =>
    [
      shape(
        skin.base,
        `M122 212C126 262 124 284 102 296C66 310 34 322 18 352L4 400H320C314 360 296 332 262 318
        C222 304 196 296 192 274L190 220Z`
      ),
      shape(
        skin.shade,
        `M130 236C146 258 176 262 192 246L192 274C194 284 200 290 210 296C172 292 142 272 130 236
        Z`
      ),
      stroke(skin.shade, 3.6, 'M86 322C112 318 136 326 152 342M246 330C222 322 200 328 184 342'),
      shape(
        clothes.base,
        `M0 400C10 368 44 352 84 362C120 384 150 392 168 392C196 384 226 366 252 358
        C290 350 312 372 320 400Z`
      ),
      shape(clothes.shade, 'M168 392C196 384 226 366 252 358C290 350 312 372 320 400H150Z'),
      stroke(clothes.light, 4, 'M14 384C36 366 62 366 84 374C112 390 140 398 164 400'),
      stroke(GOLD, 2.6, 'M112 298C126 338 150 356 166 360C182 352 204 330 212 302'),
      dots(GOLD, '166 364 6'),
    ].join(''),
  earrings: stroke(GOLD, 4, 'M-60 30C-76 34-78 62-62 66C-46 62-46 36-60 30'),
}
