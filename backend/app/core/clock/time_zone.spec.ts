import { test } from '@japa/runner'
import { IANAZone } from 'luxon'
import { canonicalZone } from '#app/core/clock/time_zone'

test.group('Time zones', () => {
  test('every spelling of a zone is kept under one name', ({ assert }) => {
    for (const spelling of ['America/New_York', 'america/new_york', 'AMERICA/NEW_YORK']) {
      assert.equal(canonicalZone(spelling), 'America/New_York')
    }
    assert.equal(canonicalZone('utc'), 'UTC')
  })

  test('an older name of a zone is a zone too, and luxon knows what it is kept under', ({
    assert,
  }) => {
    for (const alias of [
      'US/Eastern',
      'us/eastern',
      'Asia/Calcutta',
      'Asia/Kolkata',
      'Europe/Kyiv',
    ]) {
      const kept = canonicalZone(alias)
      assert.isString(kept, alias)
      assert.isTrue(IANAZone.isValidZone(kept ?? ''), alias)
      assert.equal(canonicalZone(alias.toUpperCase()), kept, alias)
    }
  })

  test('an offset, a made-up name and nothing are none', ({ assert }) => {
    for (const name of ['+05:00', '-0500', 'Mars/Olympus', '', ' ', 'UTC; drop table users']) {
      assert.isNull(canonicalZone(name), name)
    }
  })
})
