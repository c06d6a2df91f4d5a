import { braid, straight, waves } from './long_hair'
import { curls, fringe, pixie } from './short_hair'
import { bun, ponytail } from './tied_hair'

export const HAIR_STYLES = { waves, fringe, ponytail, curls, bun, straight, pixie, braid }
