import { test } from '@japa/runner'
import { OneAtATime } from '#app/billing/plans/one_at_a_time'

test.group('What one person does about payments', () => {
  test('waits for all that came before, also for what began meanwhile', async ({ assert }) => {
    const turns = new OneAtATime()
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let running = 0
    const before = turns.run(1, () => first.promise)
    const slow = turns.run(1, async () => {
      running++
      await second.promise
      running--
    })
    first.resolve()
    await before
    const last = turns.run(1, async () => running)
    assert.equal(await turns.run(2, async () => running), 1)
    second.resolve()
    await slow
    assert.equal(await last, 0)
  })
})
