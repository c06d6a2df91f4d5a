import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createTailwindMerge, extendTailwindMerge } from 'tailwind-merge'
import { expect, test } from 'vitest'
import { classKinds } from './class_kinds'
import { cn } from './cn'

/** The library's own table with the names of our theme: what `cn` is measured by. */
const byTheBook = extendTailwindMerge({
  cacheSize: 0,
  extend: {
    theme: {
      radius: ['tail', 'control', 'button', 'bubble', 'card', 'sheet'],
      shadow: ['float'],
      container: ['page', 'read'],
      animate: ['rise', 'fade', 'sheet', 'typing', 'caret'],
    },
  },
})
const ours = createTailwindMerge(() => ({ ...classKinds, cacheSize: 0 }))

test('a later class wins over an earlier one of its kind', () => {
  expect(cn('p-5 sm:p-6 whitespace-nowrap', 'p-0 whitespace-normal')).toBe(
    'sm:p-6 p-0 whitespace-normal'
  )
  expect(cn('rounded-button rounded-br-[5px]', 'rounded-full')).toBe('rounded-full')
  expect(cn('border border-line', 'border-transparent')).toBe('border border-transparent')
  expect(cn('text-sm text-muted', false, 'text-ink')).toBe('text-sm text-ink')
})

const PATIENCE_MS = 60_000

test(
  'any two classes of the sources are of one kind exactly when Tailwind says so',
  { timeout: PATIENCE_MS },
  () => {
    const classes = classesInUse()
    expect(classes.length).toBeGreaterThan(300)
    const wrong: string[] = []
    for (const one of classes) {
      for (const other of classes) {
        const pair = `${one} ${other}`
        if (one !== other && ours(pair) !== byTheBook(pair)) wrong.push(pair)
      }
    }
    // Two classes of a new kind: name the kind in class_kinds.ts.
    expect(wrong.slice(0, 20)).toEqual([])
  }
)

/** Every class the screens name, without its modifiers: those are the library's work. */
function classesInUse(): string[] {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.|class_kinds/.test(file))
    .flatMap((file) => [
      ...readFileSync(`${root}/${file}`, 'utf8').matchAll(/'([^'\n]+)'|"([^"\n]+)"/g),
    ])
    .map(([, single, double]) => single ?? double ?? '')
  const words = texts.flatMap((text) => text.split(/\s+/)).map(withoutModifiers)
  return [...new Set(words)].filter(isClass)
}

function withoutModifiers(word: string): string {
  return word.replace(/^(?:[a-z*][\w-]*(?:\[[^\]]*\])?(?:\/[\w]+)?:)+/, '')
}

/** A word the library takes for a class drops out before its own double. */
function isClass(word: string): boolean {
  return byTheBook(`${word} ${word}`) === word && /^-?[a-z]/.test(word)
}
