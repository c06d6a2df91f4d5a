import { test } from '@japa/runner'
import { EventLoopQueue } from '#app/core/database/event_loop_queue'

test.group('The queue of an event loop', () => {
  test('what somebody waits for goes first, though not twice in a row', async ({ assert }) => {
    const queue = new EventLoopQueue()
    const taken: string[] = []
    const take = async (name: string, isFirst: boolean) => {
      await queue.take({ isFirst })
      taken.push(name)
    }
    await Promise.all([
      take('usual 1', false),
      take('usual 2', false),
      take('first 1', true),
      take('first 2', true),
      take('usual 3', false),
    ])
    await take('later', false)
    assert.deepEqual(taken, ['first 1', 'usual 1', 'first 2', 'usual 2', 'usual 3', 'later'])
  })

  test('one begins each turn of the event loop', async ({ assert }) => {
    const queue = new EventLoopQueue()
    const begun: number[] = []
    let turn = 0
    const count = () => {
      turn++
      if (begun.length < 3) setImmediate(count)
    }
    setImmediate(count)
    await Promise.all([1, 2, 3].map(() => queue.take().then(() => begun.push(turn))))
    assert.equal(new Set(begun).size, 3)
  })
})
