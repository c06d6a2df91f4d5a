import { test } from '@japa/runner'
import {
  type Asks,
  type IndexedText,
  pickStretches,
  rankTexts,
  strengthOfStretches,
  weighMatches,
} from '#app/memory/recall/rank_texts'

const NO_CUES = { whose: null, pastTimes: [] }

function textOf(id: number, more: Partial<IndexedText> = {}): IndexedText {
  const sender = id % 2 ? 'user' : 'girlfriend'
  return { id, stretch: 1, sender, at: id * 1000, length: 8, tokens: 20, asks: 'no', ...more }
}

const talk = (count: number, stretch = 1, from = 1) =>
  Array.from({ length: count }, (_, index) => textOf(from + index, { stretch }))

const order = (texts: IndexedText[], weights: Map<number, number>, cues = NO_CUES as never) =>
  rankTexts(texts, weights, cues).map(({ text }) => text.id)

test.group('Weighing matches', () => {
  test('a rare word counts more than a common one', ({ assert }) => {
    const common = Array.from({ length: 50 }, (_, index) => index + 1)
    const weights = weighMatches(
      [
        { own: common, kin: [] },
        { own: [60], kin: [] },
      ],
      100
    )
    assert.isAbove(weights.get(60) ?? 0, 3 * (weights.get(1) ?? 0))
  })

  test('the word itself counts more than its kin, and each concept once', ({ assert }) => {
    const weights = weighMatches([{ own: [1, 3], kin: [2, 3] }], 100)
    assert.isAbove(weights.get(1) ?? 0, weights.get(2) ?? 0)
    assert.isAbove(weights.get(2) ?? 0, 0)
    assert.equal(weights.get(3), weights.get(1))
  })
})

test.group('Ranking texts', () => {
  test('what holds the words comes first, then what stands around it', ({ assert }) => {
    const ids = order(talk(20), new Map([[10, 5]]))
    assert.equal(ids[0], 10)
    assert.includeMembers(ids.slice(1, 4), [9, 12])
    assert.lengthOf(ids, 20)
  })

  test('of two that fit alike the pinned one comes first, a better one before it', ({ assert }) => {
    const pinned = (id: number) =>
      talk(30).map((one) => ({ ...one, sender: 'user' as const, isPinned: one.id === id }))
    const alike = new Map([
      [5, 5],
      [15, 5],
    ])
    assert.equal(order(pinned(5), alike)[0], 5)
    assert.equal(order(pinned(15), alike)[0], 15)
    assert.equal(order(pinned(5), new Map([...alike, [25, 10]]))[0], 25)
  })

  test('the short answer to a question takes over its words', ({ assert }) => {
    const asked = (asks: Asks) => talk(20).map((one) => (one.id === 9 ? { ...one, asks } : one))
    const place = (texts: IndexedText[]) => order(texts, new Map([[9, 5]])).indexOf(10)
    assert.isBelow(place(asked('end')), place(asked('no')))
  })

  test('no neighbour reaches over into another stretch of talk', ({ assert }) => {
    const texts = [...talk(10), ...talk(10, 2, 11)]
    assert.deepEqual(
      order(texts, new Map([[10, 5]])).toSorted((a, b) => a - b),
      talk(10).map(({ id }) => id)
    )
  })

  test('whose words are asked for come first', ({ assert }) => {
    const weights = new Map([
      [4, 5],
      [9, 5],
    ])
    assert.equal(order(talk(12), weights, { whose: 'user', pastTimes: [] } as never)[0], 9)
    assert.equal(order(talk(12), weights, { whose: 'girlfriend', pastTimes: [] } as never)[0], 4)
  })

  test('what was said in the time asked for comes first', ({ assert }) => {
    const texts = [...talk(10), ...talk(10, 2, 11)]
    const pastTimes = [{ from: 1000, until: 11_000, toldUntil: 12_000 }]
    const weights = new Map([
      [5, 2],
      [15, 4],
    ])
    assert.equal(order(texts, weights)[0], 15)
    assert.equal(order(texts, weights, { whose: null, pastTimes } as never)[0], 5)
  })

  test('a long text does not win by its length', ({ assert }) => {
    const texts = [textOf(1, { stretch: 1, length: 150 }), textOf(3, { stretch: 2, length: 6 })]
    assert.equal(
      order(
        texts,
        new Map([
          [1, 3],
          [3, 3],
        ])
      )[0],
      3
    )
  })

  test('of equals the newer one, however they were handed in', ({ assert }) => {
    const texts = [1, 3, 5].map((id) => textOf(id, { stretch: id, at: 0 }))
    const weights = new Map([
      [3, 2],
      [1, 2],
      [5, 2],
    ])
    assert.deepEqual(order(texts, weights), [5, 3, 1])
  })
})

test.group('Picking stretches', () => {
  test('one telling text makes a stretch stronger than many hints', ({ assert }) => {
    const texts = [...talk(6), ...talk(6, 2, 7)]
    const weights = new Map([1, 2, 3, 4, 5].map((id) => [id, 1]))
    weights.set(8, 4)
    const strengths = strengthOfStretches(texts, weights)
    assert.isAbove(strengths.get(2) ?? 0, strengths.get(1) ?? 0)
    assert.deepEqual(pickStretches(strengths, [], 1), [2])
  })

  test('a stretch of the time asked for is read though no word matches', ({ assert }) => {
    assert.deepEqual(pickStretches(new Map([[1, 2]]), [7], 2), [7, 1])
  })
})
