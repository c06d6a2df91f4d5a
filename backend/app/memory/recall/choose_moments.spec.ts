import { test } from '@japa/runner'
import { countTokens } from 'gpt-tokenizer'
import { DAY } from '#app/core/clock/durations'
import { chooseMoments, EXCERPT_TOKENS } from '#app/memory/recall/choose_moments'
import type { IndexedText, Ranked } from '#app/memory/recall/rank_texts'

function ranked(score: number, more: Partial<IndexedText> & { id: number }): Ranked {
  const rest = { sender: 'user', at: 0, length: 8, tokens: 30, asks: 'no' } as const
  return { score, text: { stretch: 1, ...rest, ...more } }
}

const choose = (all: Ranked[], tokens: number, isAsked = true) =>
  chooseMoments(all, { tokens, isAsked, timeZone: 'America/New_York' }).map(({ id }) => id)

test.group('Choosing moments', () => {
  test('the best ones that fit, oldest first', ({ assert }) => {
    const all = [9, 3, 7, 5].map((id, place) => ranked(10 - place, { id }))
    assert.deepEqual(choose(all, 120), [3, 7, 9])
    assert.deepEqual(choose(all, 1000), [3, 5, 7, 9])
    assert.deepEqual(choose(all, 10), [])
    assert.deepEqual(choose([], 1000), [])
  })

  test('one that does not fit lets a smaller one in', ({ assert }) => {
    const all = [ranked(9, { id: 1 }), ranked(8, { id: 2, tokens: 90 }), ranked(7, { id: 3 })]
    assert.deepEqual(choose(all, 90), [1, 3])
  })

  test('another day costs its heading', ({ assert }) => {
    const same = [1, 2, 3].map((id) => ranked(9, { id }))
    const apart = same.map((one, place) => ({ ...one, text: { ...one.text, at: place * DAY } }))
    assert.lengthOf(choose(same, 115), 3)
    assert.lengthOf(choose(apart, 115), 2)
  })

  test('a long one counts as its excerpt', ({ assert }) => {
    assert.deepEqual(choose([ranked(9, { id: 1, tokens: 400 })], EXCERPT_TOKENS + 20), [1])
  })

  test('what hardly bears on it is left out, and more so when nothing is asked', ({ assert }) => {
    const all = [ranked(10, { id: 1 }), ranked(4, { id: 2 }), ranked(1, { id: 3 })]
    assert.deepEqual(choose(all, 1000), [1, 2])
    assert.deepEqual(choose(all, 1000, false), [1])
  })

  test('its prices cover what a prompt writes', ({ assert }) => {
    const body = 'We went to the lake and my brother caught a fish [photo: a lake]'
    const written = `Wed, September 23, 2026\n> they: ${body}\n`
    assert.isAtMost(countTokens(written), countTokens(body) + 4 + 11)
  })
})
