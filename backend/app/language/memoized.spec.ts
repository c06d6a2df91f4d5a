import { test } from '@japa/runner'
import { memoized } from '#app/language/memoized'

test.group('A function that knows its latest answers', () => {
  test('is asked once for each text, also where the answer is nothing, until the text is forgotten', ({
    assert,
  }) => {
    const asked: string[] = []
    const answer = memoized((text) => {
      asked.push(text)
      return text === 'nothing' ? null : text.length
    }, 2)
    assert.deepEqual(
      ['one', 'nothing', 'one', 'nothing'].map((text) => answer(text)),
      [3, null, 3, null]
    )
    assert.deepEqual(asked, ['one', 'nothing'])
    assert.equal(answer('three'), 5)
    assert.equal(answer('nothing'), null)
    assert.equal(answer('one'), 3)
    assert.deepEqual(asked, ['one', 'nothing', 'three', 'one'])
  })
})
