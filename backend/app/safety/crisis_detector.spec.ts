import { test } from '@japa/runner'
import { isCrisis } from '#app/safety/crisis_detector'
import { measure, rate, readCorpus, table } from '#tests/corpora/corpus'
import earlier from '#tests/corpora/crisis_runs.json' with { type: 'json' }

test.group('Crisis detector, corpus', () => {
  test('finds at least 99 in 100 and alarms at most 3 in 100 without cause', ({ assert }) => {
    const measured = measure(readCorpus('crisis'), (line) => isCrisis(line.text))
    console.log(table(measured, earlier))
    assert.isAtLeast(rate(measured, 'signal all'), 0.99)
    assert.isAtMost(rate(measured, 'harmless all'), 0.03)
  })
})
