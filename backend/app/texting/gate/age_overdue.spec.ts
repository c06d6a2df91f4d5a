import { test } from '@japa/runner'
import { isAgeOverdue } from '#app/texting/gate/age_overdue'

const DAY = 24 * 60 * 60_000
const NOW = Date.parse('2026-11-18T17:00:00Z')
const isOverdue = (bornOn: string | null, signedUpAt: number | null) =>
  isAgeOverdue(
    { date_of_birth: bornOn, user_created_at: signedUpAt },
    { now: NOW, unconfirmedAgeMs: DAY }
  )

test.group('The date of birth is overdue', () => {
  test('when a day has gone by without it, not before', ({ assert }) => {
    assert.isFalse(isOverdue(null, NOW - DAY))
    assert.isTrue(isOverdue(null, NOW - DAY - 1))
  })

  test('never of somebody who gave it, however long ago they signed up', ({ assert }) => {
    assert.isFalse(isOverdue('1990-05-17', NOW - 100 * DAY))
  })

  test('never of a number that nobody signed up with', ({ assert }) => {
    assert.isFalse(isOverdue(null, null))
  })
})
