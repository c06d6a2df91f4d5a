import { test } from '@japa/runner'
import { Threads } from '#app/core/threads/threads'
import { readersIn } from '#app/conversations/readings/readers'

/** As in production; the limit of the specs is longer. */
const LIMITS = { count: 1, limitMs: 250 }

test('a thread that has just begun reads the first text that speaks of danger', async ({
  assert,
  cleanup,
}) => {
  const threads = new Threads(new URL('thread.js', import.meta.url), LIMITS)
  cleanup(() => threads.close())
  const { said } = await readersIn(threads).readWords('I want to kill myself tonight')
  assert.deepEqual(said.signs, ['crisis'])
})
