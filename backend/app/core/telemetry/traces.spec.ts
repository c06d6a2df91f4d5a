import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'
import { trace } from '@opentelemetry/api'
import { test } from '@japa/runner'
import { exportTraces } from '#app/core/telemetry/export_traces'
import { JobQueue } from '#app/core/jobs/job_queue'
import { JobWorker } from '#app/core/jobs/job_worker'
import { clock, database, freshDatabase, onboardedUser, pass, runDue, text } from '#tests/world'

interface Span {
  name: string
  traceId: string
  status: { code?: number; message?: string }
  attributes: { key: string; value: object }[]
  events: { attributes: { key: string; value: object }[] }[]
}
interface Sent {
  resourceSpans: { resource: { attributes: object[] }; scopeSpans: { spans: Span[] }[] }[]
}

/** What a collector on loopback was sent while `work` was done. */
async function spansOf(work: () => Promise<void>): Promise<{ spans: Span[]; sent: string }> {
  const bodies: string[] = []
  const collector = createServer(async (request, response) => {
    bodies.push(await textOf(request))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  const end = exportTraces('1.2.3')
  try {
    await work()
  } finally {
    await end()
    trace.disable()
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    collector.close()
  }
  const all = bodies.map((body) => JSON.parse(body) as Sent).flatMap((one) => one.resourceSpans)
  return {
    spans: all.flatMap((one) => one.scopeSpans).flatMap((one) => one.spans),
    sent: bodies.join(),
  }
}

test.group('What is traced', (group) => {
  freshDatabase(group)

  test('requests by route, jobs, sends and the model, and nothing of a person', async ({
    client,
    assert,
  }) => {
    const worker = await app.container.make(JobWorker)
    const queue = await app.container.make(JobQueue)
    worker.on('hopeless', () =>
      Promise.reject(new Error(`insert into x ('Rosalind') - no such table`))
    )
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const { spans, sent } = await spansOf(async () => {
      const user = await onboardedUser({ firstName: 'Rosalind' })
      await client
        .get(`/api/signup/${user.email}?word=rosalind`)
        .header('traceparent', `00-${traceId}-b7ad6b7169203331-01`)
      await text(user, 'hello there')
      await pass(60_000)
      const all = await database()
      const job = { kind: 'hopeless', dedupKey: 'h', payload: {}, runAt: clock.now() }
      await all.transaction((tx) => queue.enqueue(tx, job))
      await runDue()
    })
    const named = (name: string) => spans.find((span) => span.name === name)
    assert.equal(named('GET /api/signup/:email')?.traceId, traceId)
    for (const name of ['job reply', 'sms.send', 'model.complete']) assert.exists(named(name), name)
    const failed = named('job hopeless')
    assert.equal(failed?.status.code, 2)
    assert.include(failed?.status.message, 'no such table')
    for (const word of ['osalind', 'hello there', '@example.com', '+1202'])
      assert.notInclude(sent, word)
    assert.include(sent, '"1.2.3"')
  })
})
