import { test } from '@japa/runner'
import { stemsOf, wordsOf } from '#app/language/stems'

test.group('Stems', () => {
  test('all forms of a word share one', ({ assert }) => {
    assert.deepEqual(stemsOf('painting painted paints'), ['paint'])
    assert.deepEqual(stemsOf('bought buying'), stemsOf('buy'))
    assert.deepEqual(stemsOf('ran running'), stemsOf('run'))
    assert.deepEqual(stemsOf('kids children'), stemsOf('child'))
    assert.deepEqual(stemsOf('my mother, mum'), stemsOf('mom'))
  })

  test('common words have none, and each counts once', ({ assert }) => {
    assert.deepEqual(stemsOf("I don't know what you mean by that, and you?"), ['mean'])
    assert.deepEqual(stemsOf('dog dog DOG dogs'), ['dog'])
  })

  test('accents, capitals and apostrophes do not part words', ({ assert }) => {
    assert.deepEqual(wordsOf("Zoë’s CAFÉ isn't John's"), ['zoe', 'cafe', 'isnt', 'john'])
    assert.deepEqual(wordsOf('наша собака – 犬 3 кота'), ['наша', 'собака', '犬', '3', 'кота'])
  })

  test('anything can be read, however hostile', ({ assert }) => {
    for (const text of ['x'.repeat(1600), '\0"*NEAR(', "'".repeat(1600), '😀👩‍👩‍👧 \uD800', '%_\\']) {
      for (const stem of stemsOf(text)) assert.match(stem, /^[\p{L}\p{M}\p{N}]{1,32}$/u)
    }
  })
})
