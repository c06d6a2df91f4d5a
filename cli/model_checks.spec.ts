import { test } from '@japa/runner'
import { MODEL_FAILURES } from '#app/models/contract'
import { checkShutdowns, checkWords } from './doctor/model_checks.js'

const NOVEMBER = Date.parse('2026-11-23T12:00:00Z')

test.group('The doctor on models', () => {
  test('warns of one that is shut down within two months, and is red after its day', ({
    assert,
  }) => {
    const statesAt = (name: string, now = NOVEMBER) =>
      checkShutdowns({ OPENAI_MODEL: name }, now).map(({ state, found }) => `${state}: ${found}`)
    assert.deepEqual(statesAt('gpt-6-luna'), ['green: gpt-6-luna'])
    assert.deepEqual(statesAt('gpt-5-mini-2025-08-07'), [
      'yellow: gpt-5-mini-2025-08-07 is shut down on 2026-12-11, in 18 days',
    ])
    assert.deepEqual(statesAt('openai/gpt-4o'), [
      'yellow: openai/gpt-4o is shut down on 2027-01-14, in 52 days',
    ])
    assert.deepEqual(statesAt('gpt-5.1'), ['green: gpt-5.1, until 2027-04-01'])
    assert.deepEqual(statesAt('gpt-5-nano', Date.parse('2027-01-01')), [
      'red: gpt-5-nano was shut down on 2026-12-11',
    ])
    assert.deepEqual(statesAt('my-own'), ['green: my-own'])
    assert.isEmpty(statesAt(''))
  })

  test('tells who wrote and how fast, or why no words came and what to do', ({ assert }) => {
    const { state, found } = checkWords('Words', { model: 'main-1', tookMs: 1240 })
    assert.deepEqual([state, found], ['green', 'main-1 wrote a reply in 1.2 s'])
    for (const failure of MODEL_FAILURES) {
      const check = checkWords('Words', { failure })
      assert.deepEqual([check.state, check.found], ['red', `no words came: ${failure}`])
      assert.isNotEmpty(check.fix)
    }
  })
})
