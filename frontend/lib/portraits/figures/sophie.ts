import type { Figure } from '../figure'
import { dots, shape, stroke } from '../shapes'

const FRECKLES = `-36 22 1.8, -28 28 1.8, -42 30 1.8, -22 20 1.6, -32 36 1.6, 36 22 1.8, 28 28 1.8,
        42 30 1.8, 22 20 1.6, 32 36 1.6, -4 16 1.5, 5 20 1.5`

export const sophie: Figure = {
  head: { x: 160, y: 146, size: 0.8, tilt: 6 },
  face: {
    view: 'front',
    eyes: 'open',
    mouth: 'smile',
    iris: '#4F7A5B',
    marks: ({ shade }) => dots(shade, FRECKLES),
  },
  body: (skin, clothes) =>
    [
      shape(skin.shade, 'M132 190H188V236H132Z'),
      shape(
        clothes.base,
        `M122 226C122 214 198 214 198 226L202 250C244 258 270 280 280 322C286 350 290 376 290 400H30
        C30 376 34 350 40 322C50 280 76 258 118 250Z`
      ),
      shape(
        clothes.shade,
        `M198 226L202 250C244 258 270 280 280 322C286 350 290 376 290 400H216
        C236 350 232 290 190 258C180 250 184 232 198 226Z`
      ),
      shape(clothes.shade, 'M122 226C122 214 198 214 198 226C190 238 130 238 122 226Z'),
      stroke(
        clothes.light,
        3,
        `M126 238L124 250M138 242L137 254M150 244L150 256M162 244L162 256M174 243L175 255M186 241
        L188 252`
      ),
      stroke(clothes.light, 3, 'M70 282C60 300 54 320 52 344M92 268C86 290 84 304 84 318'),
    ].join(''),
  hands: (skin, clothes) =>
    [
      shape('#FFF8EE', 'M132 300H190L186 362C184 370 138 370 136 362Z'),
      shape('#E4D3C0', 'M170 300H190L186 362C184 368 174 369 166 369C172 348 172 322 170 300Z'),
      shape('#8A5A3C', 'M132 300C136 292 186 292 190 300C186 307 136 307 132 300Z'),
      stroke('#FFFFFF', 4, 'M148 284C140 272 156 264 148 250M172 284C166 274 178 266 172 254'),
      stroke(clothes.shade, 50, 'M40 404L88 366'),
      stroke(clothes.base, 46, 'M38 402L90 362'),
      stroke(clothes.shade, 48, 'M282 404L234 364'),
      stroke(clothes.light, 4, 'M96 336L112 376M228 336L210 376'),
      shape(skin.base, 'M98 342C104 326 116 318 130 318L134 366C118 376 106 372 98 362Z'),
      shape(skin.shade, 'M224 342C218 326 206 318 192 318L188 366C204 376 216 372 224 362Z'),
      stroke(skin.base, 13, 'M126 324L150 322M124 338L154 337M126 352L152 351'),
      stroke(skin.shade, 2.4, 'M132 331L156 330M132 345L158 344'),
      stroke(skin.base, 12, 'M196 324L176 322M198 338L172 337M196 352L174 351'),
      stroke(skin.shade, 2.4, 'M190 331L168 330M190 345L166 344'),
    ].join(''),
}
