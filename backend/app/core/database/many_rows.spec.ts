import { test } from '@japa/runner'
import { listOf } from '#app/core/database/many_rows'

test.group('A list for SQL', () => {
  test('has one of a few lengths, up to the longest page, and its own values', ({ assert }) => {
    const lengths = new Set<number>()
    for (let count = 1; count <= 1000; count++) {
      const all = Array.from({ length: count }, (_, index) => index)
      const { marks, values } = listOf(all)
      assert.deepEqual([...new Set(values)], all)
      assert.equal(marks.split(', ').length, values.length)
      lengths.add(values.length)
    }
    assert.isAtMost(lengths.size, 8)
  })
})
