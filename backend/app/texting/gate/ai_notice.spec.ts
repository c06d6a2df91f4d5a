import { test } from '@japa/runner'
import { aiNotice, isAiNoticeDue, withoutAiNotice } from '#app/texting/gate/ai_notice'

const HOUR = 60 * 60_000
const NOON = Date.parse('2026-11-18T17:00:00Z')
const isDue = (noticedAt: number | null, now = NOON) =>
  isAiNoticeDue(noticedAt, { now, timeZone: 'America/New_York' })

test.group('That she is an AI', () => {
  test('is said at first, and again after three hours to the millisecond', ({ assert }) => {
    assert.isTrue(isDue(null))
    assert.isFalse(isDue(NOON - 3 * HOUR + 1))
    assert.isTrue(isDue(NOON - 3 * HOUR))
  })

  test('is said anew on another day where the person is', ({ assert }) => {
    const midnight = Date.parse('2026-11-18T05:00:00Z')
    assert.isTrue(isDue(midnight - 1, midnight))
    assert.isFalse(isDue(midnight, midnight + 1))
  })

  test('is taken off her own words, whatever her name was then', ({ assert }) => {
    for (const name of ['Valentina', 'X'.repeat(60), '']) {
      assert.equal(withoutAiNotice(`${aiNotice(name)}how are you?`), 'how are you?')
    }
  })

  test('words that do not begin with it stay as they are', ({ assert }) => {
    const late = `${'so '.repeat(50)}${aiNotice('Mia')}what now?`
    for (const words of ["I'm an AI, not a person.", 'hey you', '', late]) {
      assert.equal(withoutAiNotice(words), words)
    }
  })
})
