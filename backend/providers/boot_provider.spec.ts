import type { ApplicationService } from '@adonisjs/core/types'
import { test } from '@japa/runner'
import BootProvider from './boot_provider.js'
import { Background } from '#app/core/jobs/background'
import { JobWorker } from '#app/core/jobs/job_worker'
import { Threads } from '#app/core/threads/threads'
import { RecordAiUsage } from '#app/ledgers/spending/record_ai_usage'
import { Heartbeat } from '#app/operations/health/heartbeat'
import { WatchWork } from '#app/operations/watch/watch_work'
import { SendLoop } from '#app/texting/sending/send_loop'

/** A process whose parts only write down what is asked of them. */
function houseOf() {
  const asked: string[] = []
  const note = (what: string) => async () => void asked.push(what)
  const part = (name: string) => ({ start: note(`${name} on`), stop: note(`${name} off`) })
  const parts = new Map<unknown, object>([
    ['logger', { error: note('told') }],
    [WatchWork, part('watch')],
    [Heartbeat, part('heart')],
    [JobWorker, part('worker')],
    [SendLoop, part('loop')],
    [Background, { idle: note('answered') }],
    [RecordAiUsage, { written: note('spent') }],
    [Threads, { close: note('threads off') }],
  ])
  const container = { make: async (one: unknown) => parts.get(one) }
  const app = { container, getEnvironment: () => 'web' }
  return { asked, parts, provider: new BootProvider(app as unknown as ApplicationService) }
}

test.group('Ending', () => {
  test('goes on where the database takes nothing, and tells', async ({ assert }) => {
    const { asked, parts, provider } = houseOf()
    const stop = () => Promise.reject(new Error('disk full'))
    for (const one of [Heartbeat, JobWorker]) parts.set(one, { stop })
    await provider.shutdown()
    const rest = ['told', 'loop off', 'answered', 'told', 'spent', 'threads off']
    assert.deepEqual(asked, ['watch off', ...rest])
  })
})
