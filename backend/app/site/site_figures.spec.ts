import { test } from '@japa/runner'
import { readSiteFigures } from '#config/site_figures'

test.group('The figures of the landing page', () => {
  test('a day, then each figure with its words', ({ assert }) => {
    assert.isUndefined(readSiteFigures('SITE_FIGURES', ''))
    assert.deepEqual(
      readSiteFigures('SITE_FIGURES', '2026-11-01 | 10K+ users | 99.9% uptime a year'),
      {
        asOf: 'Nov 1, 2026',
        items: [
          { figure: '10K+', words: 'users' },
          { figure: '99.9%', words: 'uptime a year' },
        ],
      }
    )
  })

  test('without a day it is no claim to make: {$self}')
    .with([
      '10K+ users',
      '2026-13-41 | 10K+ users',
      '2026-11-01',
      '2026-11-01 | users',
      '2026-11-01 | 1 a | 2 b | 3 c | 4 d | 5 e',
    ])
    .run(({ assert }, value) => {
      assert.throws(() => readSiteFigures('SITE_FIGURES', value), /^SITE_FIGURES must be a day and/)
    })
})
