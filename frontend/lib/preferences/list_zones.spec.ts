import { expect, test } from 'vitest'
import { listZones } from './list_zones'

test('the zones on offer hold each once, and the stored one under its own name', () => {
  const values = listZones('Asia/Calcutta').map(({ value }) => value)
  expect(values).toContain('Asia/Calcutta')
  expect(values).toContain('UTC')
  expect(values).toContain('Europe/Berlin')
  expect(new Set(values).size).toBe(values.length)
})

test.each([
  ['America/New_York', 'New York (America)'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires (America/Argentina)'],
  ['UTC', 'UTC'],
])('the zone %s stands as %s, where its city is looked for', (value, label) => {
  expect(listZones(value)).toContainEqual({ value, label })
})
