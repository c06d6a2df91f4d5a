import type { Figure } from '../figure'
import { GOLD } from '../palette'
import { dots, shape, stroke } from '../shapes'

export const zoe: Figure = {
  head: { x: 150, y: 170, size: 0.76, tilt: 7 },
  face: { view: 'front', eyes: 'laughing', mouth: 'laugh', iris: '#2B1A14' },
  body: (skin, clothes) =>
    [
      shape(skin.base, 'M120 214H180V262C186 280 118 280 120 262Z'),
      shape(skin.shade, 'M122 226C140 244 164 244 180 226V250C160 258 136 254 122 226Z'),
      shape(
        '#FFF6EA',
        `M114 256C126 276 174 276 186 256C228 262 262 276 274 316C282 346 284 374 284 400H8
        C8 372 12 344 22 318C38 276 74 262 114 256Z`
      ),
      stroke(
        '#D06A4C',
        9,
        `M58 276C94 296 212 296 248 278M34 304C90 324 214 324 270 306M20 336
        C80 354 220 354 280 338M12 368C70 384 226 384 284 370`
      ),
      shape(clothes.base, 'M78 330H222C228 354 232 378 232 400H66C66 378 72 354 78 330Z'),
      shape(clothes.shade, 'M176 330H222C228 354 232 378 232 400H186C192 376 188 350 176 330Z'),
      shape(clothes.base, 'M74 268L98 260L106 336H80ZM226 268L202 260L194 336H218Z'),
      shape(clothes.light, 'M118 350H182V358H118Z'),
      dots(GOLD, '92 342 6, 207 342 6'),
    ].join(''),
  hands: (skin) =>
    [
      shape('#FFF6EA', 'M252 400L246 330C250 318 284 318 288 330L300 400Z'),
      stroke('#D06A4C', 8, 'M250 346C262 352 276 352 288 346M252 370C264 376 280 376 292 370'),
      shape(skin.shade, 'M252 296H284V334C284 338 252 338 252 334Z'),
      stroke(skin.base, 14, 'M260 270L248 216M274 270L286 218'),
      shape(
        skin.base,
        'M248 268C252 258 284 258 288 270C292 292 286 312 268 312C250 312 246 292 248 268Z'
      ),
      stroke(skin.base, 13, 'M284 280C284 290 276 294 266 292'),
      stroke(
        skin.shade,
        2.6,
        'M284 288C278 300 268 300 260 296M268 262L266 274M278 286C272 280 264 282 260 288'
      ),
    ].join(''),
  earrings: dots('#FFD06A', '-60 34 7, 60 34 7'),
}
