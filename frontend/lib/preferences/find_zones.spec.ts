import { expect, test } from 'vitest'
import { cityOf, findZones } from './find_zones'

const STORED = 'America/New_York'
const found = (typed: string) => findZones(typed, STORED).map(({ city, zone }) => `${city} ${zone}`)

test.each([
  ['berl', 'Berlin Europe/Berlin'],
  ['new yo', 'New York America/New_York'],
  ['  SAN fran', 'San Francisco America/Los_Angeles'],
  ['pacific', 'Pacific Time America/Los_Angeles'],
  ['são', 'Sao Paulo America/Sao_Paulo'],
  ['utc', 'UTC UTC'],
  ['knox', 'Knox America/Indiana/Knox'],
])('%s finds %s first', (typed, place) => {
  expect(found(typed)[0]).toBe(place)
})

test('a word within a name finds it too, after those that begin with it', () => {
  expect(found('york')).toContain('New York America/New_York')
  expect(found('asia').length).toBeGreaterThan(10)
})

test('every zone of the browser is found by its city', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    expect(findZones(cityOf(zone), STORED).map((place) => place.zone)).toContain(zone)
  }
})

test('without words the usual zones are offered, each once, and the stored one', () => {
  const zones = findZones('', 'Asia/Tbilisi').map(({ zone }) => zone)
  expect(zones).toContain('Asia/Tbilisi')
  expect(zones).toContain('America/Chicago')
  expect(new Set(zones).size).toBe(zones.length)
})

test('the stored zone keeps its own name, and nothing is found by nonsense', () => {
  expect(findZones('kolkata', 'Asia/Kolkata').map(({ zone }) => zone)).toContain('Asia/Kolkata')
  expect(found('qqqq')).toEqual([])
})
