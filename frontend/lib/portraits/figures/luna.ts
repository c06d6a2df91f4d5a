import type { Figure } from '../figure'
import { dots, shape, stroke } from '../shapes'

export const luna: Figure = {
  head: { x: 156, y: 158, size: 0.91, tilt: 8 },
  face: { view: 'turned', eyes: 'lowered', mouth: 'smile', iris: '#2B1A14' },
  body: (skin, clothes) =>
    [
      shape(
        skin.base,
        `M118 180C124 250 118 284 100 298C70 310 44 320 32 352L24 400H290C286 362 272 334 244 320
        C212 306 186 296 182 276L182 196Z`
      ),
      shape(
        skin.shade,
        `M121 222C137 248 164 252 182 236L182 276C184 286 190 292 198 298C162 296 130 276 122 240
        Z`
      ),
      stroke(skin.shade, 3.4, 'M88 320C112 316 130 326 142 338M226 328C204 322 186 328 174 340'),
      shape(
        clothes.base,
        `M92 300C104 344 132 366 156 368C184 364 206 340 214 308C246 318 270 336 280 364L290 400H20
        C24 360 38 320 92 300Z`
      ),
      shape(
        clothes.shade,
        `M156 368C184 364 206 340 214 308C246 318 270 336 280 364L290 400H170C172 388 166 376 156 368Z`
      ),
      stroke(clothes.light, 4, 'M90 306C104 350 134 374 156 375M60 330C50 350 46 374 46 398'),
    ].join(''),
  hands: (skin, clothes) =>
    [
      stroke('#4E7057', 4, 'M252 372C250 330 246 300 238 270'),
      shape('#5F8567', 'M250 330C264 316 280 316 288 322C280 336 264 340 250 330Z'),
      dots('#F6D5DA', '238 246 13, 254 256 13, 250 276 13, 228 278 13, 220 260 13'),
      dots('#F3BE57', '238 263 8'),
      stroke(clothes.shade, 50, 'M282 420L270 400'),
      shape(
        skin.base,
        'M232 366C230 348 242 338 258 340C278 342 288 358 286 384C272 392 252 392 238 386Z'
      ),
      stroke(skin.base, 13, 'M240 356L262 350M238 370L264 366M240 384L264 382'),
      stroke(skin.shade, 2.4, 'M240 363L262 358M239 377L264 374'),
      stroke(skin.base, 12, 'M262 352C256 342 248 334 246 326'),
    ].join(''),
}
