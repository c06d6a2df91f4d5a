import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./styles.css', import.meta.url), 'utf8')
const light = tokensOf(':root {')
const dark = { ...light, ...tokensOf("[data-theme='dark'] {") }

const TEXT_AA = 4.5
const PARTS_AA = 3
const DOTS = ['login', 'customized', 'profile', 'message', 'memory', 'other'].map(
  (kind) => [`dot-${kind}`, 'surface'] as const
)

const TEXT_PAIRS = [
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['ink', 'surface-2'],
  ['ink', 'her'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['muted', 'surface-2'],
  ['muted', 'her'],
  ['primary', 'bg'],
  ['primary', 'surface'],
  ['primary', 'her'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-butter', 'butter'],
  ['success', 'success-bg'],
  ['warn', 'warn-bg'],
  ['danger', 'danger-bg'],
  ['danger', 'bg'],
  ['danger', 'surface'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['info', 'info-bg'],
  ['on-night', 'night'],
  ['on-night', 'night-2'],
  ['on-night-muted', 'night'],
  ['on-night-muted', 'night-2'],
  ...DOTS,
] as const

const PART_PAIRS = [
  ['control', 'bg'],
  ['control', 'surface'],
  ['focus', 'bg'],
  ['focus', 'surface'],
  ['focus-on-night', 'night'],
  ['primary', 'surface-2'],
  ['accent', 'bg'],
] as const

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast in %s', (_theme, tokens) => {
  test.each(TEXT_PAIRS)(`%s on %s is at least ${TEXT_AA}`, (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(TEXT_AA)
  })
  test.each(PART_PAIRS)(`%s on %s is at least ${PARTS_AA}`, (front, back) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(PARTS_AA)
  })
})

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(selector)
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex])
  )
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours. */
function contrast(one = '', other = ''): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
