import { test } from '@japa/runner'
import { WordPieces } from '#app/language/word_pieces'

const PIECES: [string, number][] = [
  ['', 0],
  ['▁', -4],
  ['▁she', -3],
  ['▁shell', -5],
  ['s', -3],
  ['ll', -3],
  ['l', -4],
]
const pieces = new WordPieces(PIECES)
const cut = (text: string) => pieces.idsOf(text).map((id) => PIECES[id]?.[0])

test.group('Word pieces', () => {
  test('of all ways to cut a text the likeliest is taken', ({ assert }) => {
    assert.deepEqual(cut('she'), ['▁she'])
    assert.deepEqual(cut('shell'), ['▁shell'])
    assert.deepEqual(cut('shells  she'), ['▁shell', 's', '▁she'])
    assert.deepEqual(cut(' '), [])
  })

  test('what no piece fits is unknown, in a row once', ({ assert }) => {
    assert.deepEqual(cut('she😀ξll'), ['▁she', '', 'll'])
    assert.deepEqual(pieces.idsOf('日本'), [1, 0])
  })
})
