import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLORS } from './colors'

const css = readFileSync('frontend/styles.css', 'utf8')
const blocks = {
  light: /:root \{([^}]*)\}/.exec(css)?.[1] ?? '',
  dark: /\[data-theme='dark'\] \{([^}]*)\}/.exec(css)?.[1] ?? '',
}

/** `surface2` stands in the style sheet as `--surface-2`. */
const variable = (name: string) =>
  `--${name.replace(/[A-Z]|\d/g, (end) => `-${end.toLowerCase()}`)}`

test.each(['light', 'dark'] as const)(
  'the console has the %s colours of the style sheet',
  (theme) => {
    const values = Object.keys(COLORS[theme]).map((name) => {
      const value = new RegExp(`${variable(name)}: (#\\w+);`).exec(blocks[theme])?.[1]
      return [name, value]
    })
    expect(Object.fromEntries(values)).toEqual(COLORS[theme])
  }
)
