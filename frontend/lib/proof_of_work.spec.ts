import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { challengeIn, solve } from './proof_of_work'

const zeroBits = (proof: string) =>
  Math.clz32(createHash('sha256').update(proof).digest().readUInt32BE())

test('what it finds begins with enough zeros', async () => {
  const challenge = '10.1790000000000.random.signature'
  const proof = await solve(challenge)
  expect(proof).toMatch(/^10\.1790000000000\.random\.signature:\d+$/)
  expect(zeroBits(proof ?? '')).toBeGreaterThanOrEqual(10)
})

test('too much work and none at all are not begun', async () => {
  expect(await solve('25.1.random.signature')).toBeNull()
  expect(await solve('nonsense')).toBeNull()
})

test('it stops when nobody waits any more', async () => {
  await expect(solve('24.1.random.signature', AbortSignal.abort())).rejects.toThrow()
})

test('only a text in the answer is a challenge', () => {
  expect(challengeIn('{"challenge":"8.1.a.b"}')).toBe('8.1.a.b')
  expect(challengeIn('{"challenge":8}')).toBeNull()
  expect(challengeIn('null')).toBeNull()
  expect(challengeIn('<h1>no</h1>')).toBeNull()
})
