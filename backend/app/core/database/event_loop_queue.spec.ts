import { test } from '@japa/runner'
import { EventLoopQueue } from '#app/core/database/event_loop_queue'

const turn = () => new Promise((next) => setImmediate(next))

test.group('The queue of an event loop', () => {
  test('what somebody waits for goes first, though not twice in a row', async ({ assert }) => {
    const begun: string[] = []
    const queue = new EventLoopQueue<string>((name) => begun.push(name))
    for (const name of ['usual 1', 'usual 2', 'first 1', 'first 2', 'usual 3']) {
      queue.add(name, { isFirst: name.startsWith('first') })
    }
    while (!queue.isEmpty) await turn()
    queue.add('later')
    await turn()
    assert.deepEqual(begun, ['first 1', 'usual 1', 'first 2', 'usual 2', 'usual 3', 'later'])
  })

  test('one begins each turn of the event loop', async ({ assert }) => {
    const begun: number[] = []
    let turns = 0
    const queue = new EventLoopQueue<string>(() => begun.push(turns))
    for (const name of ['a', 'b', 'c']) queue.add(name)
    while (begun.length < 3) {
      await turn()
      turns++
    }
    assert.equal(new Set(begun).size, 3)
  })

  test('who begins one may take the next at once', async ({ assert }) => {
    const begun: string[][] = []
    const queue = new EventLoopQueue<string>((name) => begun.push([name, queue.take() ?? '']))
    for (const name of ['a', 'b', 'c']) queue.add(name)
    await turn()
    await turn()
    assert.deepEqual(begun, [
      ['a', 'b'],
      ['c', ''],
    ])
    assert.isTrue(queue.isEmpty)
  })
})
