import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

function namesIn(path: string, pattern: RegExp): string[] {
  const text = readFileSync(app.makePath(path), 'utf8')
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '').sort()
}

test.group('.env.example', () => {
  test('lists every variable the product reads, and no other', ({ assert }) => {
    const read = namesIn('backend/config/env.ts', /^ {2}([A-Z][A-Z0-9_]+):/gm)
    const listed = namesIn('.env.example', /^([A-Z][A-Z0-9_]+)=/gm)
    assert.isAbove(read.length, 40)
    assert.deepEqual(listed, read)
  })

  test('gives each number the default that the product has', ({ assert }) => {
    const config = globSync(app.makePath('backend/config/*.ts'))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
    const defaults = [...config.matchAll(/env\.get\('(\w+)', ([\d_.]+)( \* SECOND)?\)/g)]
    const example = readFileSync(app.makePath('.env.example'), 'utf8')
    const given = new Map(
      [...example.matchAll(/^(\w+)=([\d.]+)$/gm)].map(([, name, value]) => [name, value])
    )
    assert.isAbove(defaults.length, 100)
    for (const [, name, figure, inSeconds] of defaults) {
      const value = Number(figure?.replaceAll('_', '')) * (inSeconds ? 1000 : 1)
      if (given.has(name)) assert.equal(Number(given.get(name)), value, name)
    }
  })
})
