import { getPriority } from 'node:os'
import { test } from '@japa/runner'
import { ownThreadId, processorMsOf } from '#app/core/threads/thread_time'
import { ReadForTooLong, readEach, readOr, Threads } from '#app/core/threads/threads'

/** Their readings wait as long as they are told to. */
function slowThreads(limitMs: number, count = 1): Threads {
  const settings = { count, limitMs, first: ['urgent'], wide: ['busy'] }
  return new Threads(new URL('../../../tests/slow_thread.js', import.meta.url), settings)
}

test.group('Reading in threads', (group) => {
  let threads: Threads
  group.each.setup(() => {
    threads = slowThreads(100)
    return () => threads.close()
  })

  test('what is read in time is answered', async ({ assert }) => {
    assert.equal(await threads.run('echo', ['hi']), 'hi')
  })

  test('what never ends is ended, and others are answered after it', async ({ assert }) => {
    const endless = threads.run('forever', [])
    const next = threads.run('echo', ['still here'])
    await assert.rejects(() => endless, 'forever took too much; its thread was ended')
    assert.equal(await next, 'still here')
  })

  test('on a busy machine it has the time it needs', async ({ assert }) => {
    assert.equal(await threads.run('sleep', [300]), 300)
  }).skip(processorMsOf(ownThreadId()) === null, 'the system does not tell')

  test('it gives way to the thread that answers requests', async ({ assert }) => {
    assert.isAbove((await threads.run('priority', [])) as number, getPriority())
    assert.equal(await threads.run('loadedWith', []), getPriority())
  }).skip(processorMsOf(ownThreadId()) === null, 'the system does not tell')

  test('it is warm when every thread has loaded what it knows', async ({ assert }) => {
    const two = slowThreads(100, 2)
    await two.warmUp()
    const warmAt = Number(process.hrtime.bigint())
    const loadedAt = await Promise.all([two.run('loadedAt', [50]), two.run('loadedAt', [50])])
    await two.close()
    assert.isAtMost(Math.max(...(loadedAt as number[])), warmAt)
    assert.notEqual(loadedAt[0], loadedAt[1])
  })

  test('what looks at a whole talk has the time of several texts', async ({ assert }) => {
    assert.equal(await threads.run('busy', [200]), 200)
    await assert.rejects(() => threads.run('narrow', [400]), /^narrow took too much/)
  })

  test('what waits for ever is ended too', async ({ assert }) => {
    await assert.rejects(
      () => threads.run('asleep', []),
      'asleep took too much; its thread was ended'
    )
  })

  test('what eats all memory ends its thread, and nothing else', async ({ assert }) => {
    const patient = slowThreads(20_000)
    await assert.rejects(() => patient.run('greedy', []), /^greedy took too much/)
    assert.equal(await patient.run('echo', ['still here']), 'still here')
    await patient.close()
  })

  test('waiting for a free thread is not counted', async ({ assert }) => {
    const before = [60, 60].map((ms) => threads.run('narrow', [ms]))
    assert.equal(await threads.run('sleep', [150]), 150)
    assert.deepEqual(await Promise.all(before), [60, 60])
  }).skip(processorMsOf(ownThreadId()) === null, 'the system does not tell')

  test('what is urgent goes before what waits already', async ({ assert }) => {
    const ended: string[] = []
    const run = async (name: string, value: string | number) => {
      await threads.run(name, [value])
      ended.push(String(value))
    }
    await Promise.all([run('sleep', 50), run('echo', 'usual'), run('urgent', 'danger')])
    assert.deepEqual(ended, ['50', 'danger', 'usual'])
  })

  test('the loop that answers requests goes on meanwhile', async ({ assert }) => {
    const endless = threads.run('forever', []).catch(() => 'ended')
    let turns = 0
    const timer = setInterval(() => turns++, 5)
    assert.equal(await endless, 'ended')
    clearInterval(timer)
    assert.isAbove(turns, 3)
  })

  test('an error of a reading is its own', async ({ assert }) => {
    await assert.rejects(() => threads.run('fail', []), 'of its own')
    await assert.rejects(() => threads.run('nothing', []), 'no reading is called nothing')
  })
})

test.group('What could not be read', (group) => {
  let threads: Threads
  group.each.setup(() => {
    threads = slowThreads(100)
    return () => threads.close()
  })

  test('counts as unread, and nothing else does', async ({ assert }) => {
    assert.equal(await readOr(threads.run('forever', []), 'unread'), 'unread')
    await assert.rejects(() => readOr(threads.run('fail', []), 'unread'), 'of its own')
  })

  test('costs only itself among many', async ({ assert }) => {
    const readAll = (texts: readonly string[]) =>
      threads.run('readAll', [texts]) as Promise<string[]>
    const read = await readEach(['one', 'forever', 'two'], readAll, (text) => `unread: ${text}`)
    assert.deepEqual(read, ['read: one', 'unread: forever', 'read: two'])
    assert.deepEqual(await readEach([], readAll, () => ''), [])
    const nothing = async (texts: readonly string[]) => {
      await readAll(texts)
      return texts.map(() => null)
    }
    const found = await readEach(['one', 'forever'], nothing, () => 'unread')
    assert.deepEqual(found, [null, 'unread'])
  })

  test('is told by the name of the reading', async ({ assert }) => {
    const error = await threads.run('forever', []).catch((reason: unknown) => reason)
    assert.instanceOf(error, ReadForTooLong)
    assert.equal((error as ReadForTooLong).reading, 'forever')
  })
})
