import { test } from '@japa/runner'
import { dutiesAt, DUTIES, type Duty } from '#app/operations/duties/duties'

const duty = (from: string) => ({ ...DUTIES[0]!, key: from, from }) satisfies Duty
const keysOf = (duties: readonly Duty[]) => duties.map(({ key }) => key)

test.group('The table of duties', () => {
  test('a duty is in force from its day on, is soon for 120 days and later within a year', ({
    assert,
  }) => {
    const days = [
      '2026-01-01',
      '2026-01-02',
      '2026-05-01',
      '2026-05-02',
      '2027-01-01',
      '2027-01-02',
    ]
    const found = dutiesAt(Date.parse('2026-01-01T23:59:59Z'), [...days, 'unverified'].map(duty))
    assert.deepEqual(keysOf(found.inForce), ['2026-01-01'])
    assert.deepEqual(keysOf(found.soon), ['2026-01-02', '2026-05-01'])
    assert.deepEqual(keysOf(found.later), ['2026-05-02', '2027-01-01'])
    assert.deepEqual(keysOf(found.unverified), ['unverified'])
  })

  test('each has a key of its own', ({ assert }) => {
    assert.lengthOf(new Set(keysOf(DUTIES)), DUTIES.length)
  })
})
