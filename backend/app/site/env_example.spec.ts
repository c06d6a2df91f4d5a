import { readFileSync } from 'node:fs'
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
})
