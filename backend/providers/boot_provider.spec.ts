import type { ApplicationService } from '@adonisjs/core/types'
import { test } from '@japa/runner'
import BootProvider from './boot_provider.js'
import { Plans } from '#app/billing/payments/plans'
import { Clock } from '#app/core/clock/clock'
import { Database } from '#app/core/database/database'
import { Background } from '#app/core/jobs/background'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobWorker } from '#app/core/jobs/job_worker'
import { Threads } from '#app/core/threads/threads'
import { RecordAiUsage } from '#app/ledgers/spending/record_ai_usage'
import { Heartbeat } from '#app/operations/health/heartbeat'
import { WatchWork } from '#app/operations/watch/watch_work'
import { SendLoop } from '#app/texting/sending/send_loop'
import { isPostgres } from '#config/database'

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
    [Threads, { warmUp: note('threads on'), close: note('threads off') }],
    ['server', { getNodeServer: () => null }],
    [Plans, { store: note('plans') }],
    [Clock, { now: () => 0 }],
    [JobQueue, {}],
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

  test('in the last moment of a start ends also what begins then', async ({ assert }) => {
    const { asked, parts, provider } = houseOf()
    const [begun, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const transaction = () => (begun.resolve(), written.promise)
    parts.set(Database, { transaction })
    const ready = provider.ready()
    await begun.promise
    const ended = provider.shutdown()
    await new Promise((later) => setTimeout(later, 50))
    written.resolve()
    await Promise.all([ready, ended])
    for (const part of ['worker', 'loop', 'heart', 'watch']) {
      assert.isAbove(asked.indexOf(`${part} off`), asked.indexOf(`${part} on`), part)
    }
  }).skip(isPostgres, 'It would listen for signals.')
})
