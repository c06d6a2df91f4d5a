import {
  imageOf,
  LOOK_PARTS,
  lookOf,
  PRESETS,
  type Look,
  type LookPart,
} from '#app/people/looks/contract'
import { describe, expect, test } from 'vitest'
import { LOOK_WORDS } from '../look_words'
import { drawPortrait } from './draw_portrait'

const [FIRST] = PRESETS
const PARTS = Object.keys(LOOK_PARTS) as LookPart[]
const EVERY_PART = PARTS.flatMap((part) => LOOK_PARTS[part].map((value) => ({ part, value })))

function lookIn(image: string): Look {
  const look = lookOf(image)
  if (!look) throw new Error(`${image} is no look`)
  return look
}

describe('The portraits', () => {
  // `npx vitest run --config stories/vitest.config.ts --project unit portraits -u` writes them.
  test.each(PRESETS)('the file of $key is what is drawn of her look', async ({ key, look }) => {
    const drawing = `${drawPortrait(lookIn(look))}\n`
    await expect(drawing).toMatchFileSnapshot(`../../public/portraits/${key}.svg`)
  })

  test.each(PRESETS)('$key is small enough to stand in a page', ({ look }) => {
    expect(drawPortrait(lookIn(look)).length).toBeLessThan(9_500)
  })

  test.each(EVERY_PART)('$part $value can be drawn, is seen and has a name', ({ part, value }) => {
    const before = lookIn(FIRST.look)
    const after = { ...before, [part]: value }
    const drawing = drawPortrait(after)
    expect(drawing).not.toMatch(/undefined|NaN|null/)
    expect(drawing === drawPortrait(before)).toBe(after[part] === before[part])
    expect(lookIn(imageOf(after))).toEqual(after)
    expect(LOOK_WORDS[part].options).toHaveProperty(value)
  })
})
