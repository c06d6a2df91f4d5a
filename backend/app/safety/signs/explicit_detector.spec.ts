import { test } from '@japa/runner'
import { isExplicit, isSuggestive } from '#app/safety/signs/explicit_detector'
import { measure, rate, readCorpus, readRuns, table } from '#tests/corpora/corpus'
import { checkEachRow } from '#tests/check_each_row'

test.group('Explicit detector', () => {
  test('finds at least 95 in 100 and alarms at most 3 in 100 without cause', ({ assert }) => {
    const measured = measure(readCorpus('explicit'), ({ text }) => isExplicit(text) !== null)
    console.log(table(measured, readRuns('explicit')))
    assert.isAtLeast(rate(measured, 'signal all'), 0.95)
    assert.isAtMost(rate(measured, 'harmless all'), 0.03)
  })

  test('tells what is about minors from all else', ({ assert }) => {
    const lines = readCorpus('explicit')
    const mistaken = lines.filter(
      ({ label, text }) => (label === 'minor') !== (isExplicit(text) === 'minor')
    )
    assert.deepEqual(mistaken, [])
  })

  test('does not refuse somebody in danger', ({ assert }) => {
    const measured = measure(readCorpus('crisis'), ({ text }) => isExplicit(text) !== null)
    assert.isAtMost(rate(measured, 'signal all'), 0.01)
    assert.isAtMost(rate(measured, 'harmless all'), 0.01)
  })

  test('what she writes is measured more strictly', ({ assert }) =>
    checkEachRow(
      [
        { text: 'My body is aroused by your words', asked: true, hers: true },
        { text: 'I turned on the kettle and thought of you', asked: false, hers: false },
        { text: 'A sexual assault is never your fault.', asked: false, hers: false },
        { text: 'I wish I could hold your hand right now', asked: false, hers: false },
        { text: 'Take your clothes off for me', asked: true, hers: true },
      ],
      ({ text, asked, hers }) => {
        assert.equal(isExplicit(text) !== null, asked)
        assert.equal(isSuggestive(text), hers)
      }
    ))

  test('what she likes is no such question, what she likes in bed is', ({ assert }) => {
    for (const text of ['y a ti q te gusta comer?', 'a ti que te gusta?', 'que musica te gusta']) {
      assert.isNull(isExplicit(text), text)
    }
    assert.equal(isExplicit('que te gusta hacer en la cama'), 'explicit')
  })
})
