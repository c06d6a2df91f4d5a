import type { Figure } from '../figure'
import { dots, shape, stroke } from '../shapes'

export const elena: Figure = {
  head: { x: 160, y: 150, size: 0.78, tilt: -4 },
  face: {
    view: 'turned',
    eyes: 'open',
    mouth: 'smile',
    iris: '#4A5F78',
    marks: ({ shade }) => stroke(shade, 2.2, 'M-30 6L-36 4M-30 10L-36 11M-8 38C-11 42-12 45-11 48'),
  },
  isMirrored: true,
  body: (skin, clothes) =>
    [
      shape(skin.shade, 'M132 190L190 206V250H130Z'),
      shape('#EFE3D3', 'M124 230C136 218 184 222 194 236L208 290L160 400L100 290Z'),
      shape('#D3C1AC', 'M160 232C176 228 188 230 194 236L208 290L160 400C172 340 176 280 160 232Z'),
      shape('#D3C1AC', 'M124 230C136 218 184 222 194 236C180 246 140 244 124 230Z'),
      shape(
        clothes.base,
        `M120 246C128 300 142 352 158 400H30C30 350 40 306 64 284C84 270 104 262 120 246Z`
      ),
      shape(
        clothes.shade,
        'M200 250C200 300 182 350 166 400H290C290 352 282 308 258 288C240 274 216 266 200 250Z'
      ),
      shape(clothes.light, 'M120 244L98 270L112 300L104 308L156 396C142 346 128 300 120 244Z'),
      shape(clothes.base, 'M200 248L220 272L208 300L214 308L168 396C182 346 200 300 200 248Z'),
    ].join(''),
  hands: (skin, clothes) =>
    [
      shape('#F9F1E2', 'M66 334L160 346L254 334V400H66Z'),
      shape('#9C3B4A', 'M58 336L158 352V400H58Z'),
      shape('#7D2B3A', 'M262 336L162 352V400H262Z'),
      stroke('#E2B96F', 3, 'M74 352L144 364M246 352L176 364'),
      stroke(clothes.base, 44, 'M20 412L40 384'),
      stroke(clothes.shade, 44, 'M300 412L282 384'),
      shape(skin.base, 'M36 366C44 352 54 350 62 354L72 396H40Z'),
      stroke(skin.base, 12, 'M58 360L84 362M58 374L88 376M60 388L86 390'),
      stroke(skin.shade, 2.2, 'M66 367L90 369M66 381L90 383'),
      shape(skin.shade, 'M284 366C276 352 266 350 258 354L248 396H280Z'),
      stroke(skin.base, 12, 'M262 360L238 362M262 374L234 376M260 388L236 390'),
      stroke(skin.shade, 2.2, 'M254 367L232 369M254 381L230 383'),
    ].join(''),
  earrings: dots('#F4EDE4', '-60 30 5'),
}
