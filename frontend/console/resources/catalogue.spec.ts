import { RESOURCES, resourceOf } from '#app/console/resources/contract'
import { describe, expect, test } from 'vitest'
import { columnsOf, fieldOf, filtersOf, sortsOf } from './catalogue'
import { FACES } from './faces'

const NOW = new Date(2026, 10, 21, 15, 30)

describe('what is drawn of the catalogue', () => {
  test.each(RESOURCES.map(({ name }) => name))('%s has columns, and none of details', (name) => {
    const columns = columnsOf(declared(name))
    expect(columns.length).toBeGreaterThan(2)
    expect(columns.filter(({ isDetail }) => isDetail)).toEqual([])
  })

  test('a column that says the same in every row is left out', () => {
    const names = columnsOf(declared('messages'), ['userId']).map(({ name }) => name)
    expect(names).not.toContain('userId')
    expect(names).toContain('state')
  })

  test('the tabs of a resource are no filter a second time', () => {
    const filters = filtersOf(declared('messages'), 'state').map(({ name }) => name)
    expect([...filters].sort()).toEqual([
      ...['conversationId', 'createdAt', 'direction', 'errorCode', 'id', 'kind', 'messageSid'],
      'userId',
    ])
  })

  test('only what is declared can be sorted by', () => {
    expect(sortsOf(declared('jobs'))).toEqual(['id', 'kind', 'runAt', 'createdAt'])
    expect(sortsOf(declared('signups'))).toEqual(['id', 'createdAt'])
  })
})

describe('the face of a resource', () => {
  test('every resource has one, and one has a name', () => {
    expect(FACES.map(({ resource }) => resource).sort()).toEqual(
      RESOURCES.map(({ name }) => name).sort()
    )
    const singulars = FACES.flatMap(({ resource, singular }) => (singular ? [resource] : []))
    expect(singulars).toEqual(['processes', 'ai-usage', 'audit-log', 'activities'])
    const others = FACES.filter(({ singular }) => !singular)
    expect(others.every(({ resource }) => declared(resource).label.endsWith('s'))).toBe(true)
  })

  test('its tabs are choices of a field', () => {
    const tabbed = FACES.filter(({ tabs }) => tabs)
    expect(tabbed.map(({ resource }) => resource)).toEqual(['messages', 'safety-events', 'jobs'])
    tabbed.forEach(({ resource, tabs }) => {
      expect(fieldOf(declared(resource), tabs)?.choices?.length).toBeGreaterThan(1)
    })
  })
})

describe('a ready query', () => {
  const all = FACES.flatMap(({ resource, queries = [] }) =>
    queries.map(({ label, filter }) => ({
      resource,
      label,
      filter: typeof filter === 'function' ? filter(NOW) : filter,
    }))
  )

  test.each(all)('"$label" of $resource asks only for what is declared', ({ resource, filter }) => {
    const fields = declared(resource).fields
    Object.entries(filter).forEach(([key, value]) => {
      const field = fields.find(({ name }) => name === key.replace(/_[gl]te$/, ''))
      expect(field?.filter).toBe(key.includes('_') ? 'range' : 'is')
      if (field?.choices) expect(field.choices).toEqual(expect.arrayContaining([value].flat()))
    })
  })

  test('today begins at midnight where one sits', () => {
    expect(all.find(({ label }) => label === 'Failed today')?.filter).toEqual({
      state: ['failed', 'undelivered'],
      createdAt_gte: new Date(2026, 10, 21).toISOString(),
    })
  })
})

function declared(name: string) {
  const resource = resourceOf(name)
  if (!resource) throw new Error(`${name} is not declared`)
  return resource
}
