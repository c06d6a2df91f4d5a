import { test } from '@japa/runner'
import { ageAt, ageInYears } from '#app/core/clock/age_at'
import { checkEachRow } from '#tests/check_each_row'

test.group('Age', () => {
  test('counts the years on each date', ({ assert }) =>
    checkEachRow(
      [
        ['2008-11-18', '2026-11-17', 17],
        ['2008-11-18', '2026-11-18', 18],
        ['2008-11-18', '2026-11-19', 18],
        ['2008-02-29', '2026-02-28', 17],
        ['2008-02-29', '2026-03-01', 18],
        ['1990-12-31', '2026-01-01', 35],
        ['2026-11-18', '2026-11-18', 0],
        ['2026-11-19', '2026-11-18', -1],
        ['2027-01-01', '2026-11-18', -1],
      ] as const,
      ([born, date, years]) => {
        assert.equal(ageInYears(born, date), years)
      }
    ))

  test('the birthday begins where the person is', ({ assert }) => {
    const at = Date.parse('2026-11-18T03:00:00Z')
    assert.equal(ageAt('2008-11-18', at, 'Europe/Berlin'), 18)
    assert.equal(ageAt('2008-11-18', at, 'America/New_York'), 17)
  })
})
