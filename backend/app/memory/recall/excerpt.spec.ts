import { test } from '@japa/runner'
import { excerptOf } from '#app/memory/recall/excerpt'

const LONG =
  'The bus was late again. I met my sister Nora at the harbor. She has a new job at the museum! ' +
  `${'We talked for hours about nothing much. '.repeat(8)}Then it rained.`

test.group('Excerpts', () => {
  test('a short text stays word for word', ({ assert }) => {
    assert.equal(excerptOf(' My dog  ran.\nFar! ', new Set(['dog']), 400), ' My dog  ran.\nFar! ')
  })

  test('a long one keeps the sentences that tell, in order, and shows what is left out', ({
    assert,
  }) => {
    const short = excerptOf(LONG, new Set(['museum', 'harbor']), 90)
    assert.equal(short, '… I met my sister Nora at the harbor. She has a new job at the museum! …')
  })

  test('says nothing that was not said', ({ assert }) => {
    for (const most of [60, 120, 200, 300]) {
      const short = excerptOf(LONG, new Set(['museum', 'rain', 'bus']), most)
      assert.isAtMost(short.length, most)
      let from = 0
      for (const part of short
        .split('…')
        .map((one) => one.trim())
        .filter(Boolean)) {
        const at = LONG.indexOf(part, from)
        assert.isAtLeast(at, 0, part)
        from = at + part.length
      }
    }
  })

  test('hostile texts are cut too, never inside a character', ({ assert }) => {
    for (const text of [
      'x'.repeat(1600),
      '.'.repeat(1600),
      '😀'.repeat(800),
      ' \n'.repeat(800),
      'a '.repeat(800),
    ]) {
      const short = excerptOf(text, new Set(['x']), 200)
      assert.isAtMost(short.length, 200)
      assert.isTrue(short.isWellFormed())
    }
  })
})
