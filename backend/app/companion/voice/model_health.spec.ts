import { test } from '@japa/runner'
import { SECOND } from '#app/core/clock/durations'
import { LanguageModelError } from '#app/companion/voice/language_model'
import { ModelHealth } from '#app/companion/voice/model_health'

test.group('The health of a model', (group) => {
  let now = 0
  let health: ModelHealth
  group.each.setup(() => {
    now = 1_000_000
    health = new ModelHealth({ now: () => now })
  })
  const fails = (retryAfterMs: number | null = null) =>
    health.tell(new LanguageModelError('unavailable', { retryAfterMs }))

  test('two failures are bad luck, three are an outage: then one call at a time finds out', ({
    assert,
  }) => {
    fails()
    fails()
    assert.isTrue(health.mayAsk())
    fails()
    assert.isFalse(health.mayAsk())
    now += 15 * SECOND
    assert.isTrue(health.mayAsk())
    assert.isFalse(health.mayAsk())
    fails()
    now += 29 * SECOND
    assert.isFalse(health.mayAsk())
    now += SECOND
    assert.isTrue(health.mayAsk())
  })

  test('it is never left alone for more than ten minutes, and well again at the first words', ({
    assert,
  }) => {
    for (let count = 0; count < 40; count++) fails()
    now += 600 * SECOND - 1
    assert.isFalse(health.mayAsk())
    now += 1
    assert.isTrue(health.mayAsk())
    health.tell(null)
    assert.isTrue(health.mayAsk())
    assert.isTrue(health.mayAsk())
  })

  test('a clock that is set back does not leave it alone for longer', ({ assert }) => {
    now += 3600 * SECOND
    for (let count = 0; count < 3; count++) fails()
    now -= 3600 * SECOND
    assert.isTrue(health.mayAsk())
  })

  test('what it asks for is heeded at once; a refusal of words is no illness', ({ assert }) => {
    fails(7 * SECOND)
    assert.isFalse(health.mayAsk())
    now += 7 * SECOND
    assert.isTrue(health.mayAsk())
    for (let count = 0; count < 9; count++) health.tell(new LanguageModelError('refused'))
    assert.isTrue(health.mayAsk())
  })
})
