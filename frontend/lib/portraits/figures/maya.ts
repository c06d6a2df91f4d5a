import type { Figure } from '../figure'
import { GOLD } from '../palette'
import { dots, shape } from '../shapes'

export const maya: Figure = {
  head: { x: 166, y: 150, size: 0.86, tilt: -3 },
  face: { view: 'turned', eyes: 'open', mouth: 'smile', iris: '#3A2318' },
  body: (skin, clothes) =>
    [
      shape(skin.base, 'M132 196C136 246 130 268 112 282L170 320L214 286C196 272 190 256 192 214Z'),
      shape(skin.shade, 'M138 220C154 240 178 244 192 232L193 256C170 256 148 244 138 220Z'),
      shape('#FFF6EA', 'M116 262C130 296 152 312 170 312C188 308 202 292 210 262L236 400H92Z'),
      shape(
        clothes.base,
        `M118 262C126 300 140 350 146 400H22C24 352 34 314 62 298C84 288 104 282 118 262Z`
      ),
      shape(
        clothes.shade,
        'M206 262C210 300 204 350 204 400H304C302 352 292 320 270 304C248 290 218 282 206 262Z'
      ),
      shape(clothes.light, 'M118 258C104 268 96 276 92 286L126 338C132 318 128 290 118 258Z'),
      shape(clothes.base, 'M206 258C220 266 228 274 232 286L204 334C200 312 202 286 206 258Z'),
      shape(
        '#6B4A32',
        'M58 300C74 292 84 290 92 288C86 328 84 368 86 400H54C52 366 52 332 58 300Z'
      ),
      shape(
        '#8A6344',
        'M58 300C64 297 70 295 75 293C68 330 66 368 68 400H54C52 366 52 332 58 300Z'
      ),
      shape('#D9C7A8', 'M52 346H88V358H52Z'),
    ].join(''),
  earrings: dots(GOLD, '-59 32 4.5'),
}
