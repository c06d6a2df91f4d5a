import { expect, test } from 'vitest'
import { CHUNK_SIZE, isSameChunk, threadChunks } from './thread_chunks'

const texts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `text ${from + index}`)
const keys = (all: string[], origin: number) => threadChunks(all, origin).map(({ key }) => key)

test('the pieces together are the thread', () => {
  const all = texts(0, 1000)
  for (const origin of [0, 1, 19, 20, 21, 999]) {
    expect(threadChunks(all, origin).flatMap((chunk) => chunk.texts)).toEqual(all)
  }
})

test('no piece is empty or larger than the size', () => {
  for (const { texts: held } of threadChunks(texts(0, 333), 17)) {
    expect(held.length).toBeGreaterThan(0)
    expect(held.length).toBeLessThanOrEqual(CHUNK_SIZE)
  }
})

test('a piece knows the texts next to it', () => {
  const [first, second] = threadChunks(texts(0, 2 * CHUNK_SIZE), 0)
  expect(first).toMatchObject({ before: undefined, after: `text ${CHUNK_SIZE}` })
  expect(second).toMatchObject({ before: `text ${CHUNK_SIZE - 1}`, after: undefined })
})

test('texts that come in before or after leave the other pieces as they are', () => {
  const opened = threadChunks(texts(100, 200), 0)
  const longer = threadChunks(texts(0, 210), 100)
  const middle = opened[1]
  const same = longer.find(({ key }) => key === middle?.key)
  expect(middle && same && isSameChunk(middle, same)).toBe(true)
  expect(keys(texts(100, 200), 0)).toEqual([0, 1, 2, 3, 4])
  expect(keys(texts(0, 210), 100)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5])
})

test('a changed text, or a changed neighbour, is another piece', () => {
  const all = texts(0, 2 * CHUNK_SIZE)
  const [first, second] = threadChunks(all, 0)
  const [, changed] = threadChunks(all.with(CHUNK_SIZE - 1, 'other'), 0)
  expect(first && second && isSameChunk(first, second)).toBe(false)
  expect(second && changed && isSameChunk(second, changed)).toBe(false)
})

test('an empty thread has no pieces', () => {
  expect(threadChunks([], 0)).toEqual([])
})
