import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Refusal } from '#app/core/answers/refusal'
import { isCommonPassword } from '#app/people/verification/common_passwords'
import {
  hashPassword,
  isPasswordRight,
  WaitingLine,
} from '#app/people/verification/password_hashing'

test.group('Passwords', () => {
  test('a hash is scrypt, salted, and tells its own password only', async ({ assert }) => {
    const [one, two] = await Promise.all([hashPassword('orange cat'), hashPassword('orange cat')])
    assert.match(one, /^\$scrypt\$/)
    assert.notEqual(one, two)
    assert.isTrue(await isPasswordRight(one, 'orange cat'))
    assert.isFalse(await isPasswordRight(one, 'orange Cat'))
  })

  test('without an account no password is right', async ({ assert }) => {
    assert.isFalse(await isPasswordRight(null, 'orange cat'))
  })

  test('the same letters from another keyboard are the same password', async ({ assert }) => {
    const hashed = await hashPassword('caf\u00e9 noir')
    assert.isTrue(await isPasswordRight(hashed, 'cafe\u0301 noir'))
  })

  test('the commonest are known in any case', ({ assert }) => {
    for (const password of ['123456', 'Password', 'QWERTY', 'iloveyou', 'EVERLY123']) {
      assert.isTrue(isCommonPassword(password), password)
    }
    assert.isFalse(isCommonPassword('correct horse 7'))
  })
})

test.group('The line before the hashing', () => {
  test('never more at once than allowed, and everybody gets a turn', async ({ assert }) => {
    const line = new WaitingLine()
    let running = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++running)
      await setTimeout(1)
      running--
    }
    await Promise.all(Array.from({ length: 30 }, () => line.run(2, work)))
    assert.equal(most, 2)
    assert.equal(running, 0)
  })

  test('it has an end: whoever comes after is told to come back', async ({ assert }) => {
    const line = new WaitingLine()
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => line.run(2, () => setTimeout(1)))
    )
    const refused = results.filter((result) => result.status === 'rejected')
    assert.lengthOf(refused, 8)
    const refusal = refused[0]?.reason as Refusal
    assert.instanceOf(refusal, Refusal)
    assert.equal(refusal.status, 503)
    assert.equal(refusal.retryAfterSeconds, 5)
  })

  test('work that fails gives its place on', async ({ assert }) => {
    const line = new WaitingLine()
    const fail = () => Promise.reject(new Error('broken'))
    await Promise.allSettled(Array.from({ length: 5 }, () => line.run(1, fail)))
    assert.equal(await line.run(1, async () => 'done'), 'done')
  })
})
