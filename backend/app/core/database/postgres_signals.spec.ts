import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { isPostgres, postgresUrl } from '#config/database'
import { PostgresSignals, type Signal } from '#app/core/database/postgres_signals'
import { database } from '#tests/world'

async function signals({
  url = postgresUrl ?? '',
  ...more
}: { url?: string; pulseMs?: number } = {}) {
  const { read } = await database()
  const logger = await app.container.make('logger')
  return new PostgresSignals(url, {
    logger,
    togetherMs: 5,
    run: read.run,
    patienceMs: 500,
    ...more,
  })
}

/** Something on the way to the database that may lose all its connections without a word. */
async function wayToDatabase() {
  const url = new URL(postgresUrl ?? '')
  const { hostname, port } = url
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from.on('error', () => {}))
      from.pipe(to)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const lose = () => ends.forEach((end) => void end.unpipe().pause())
  const close = () => {
    server.close()
    for (const end of ends) end.destroy()
  }
  return { url: url.href, lose, close }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400 && !isSo(); tries++) await sleep(10)
}

/** A process that listens, and what it heard. */
async function listener(how: Parameters<typeof signals>[0] = {}) {
  const heard: [Signal, number][] = []
  const one = await signals(how)
  await one.listen({
    job: (at) => heard.push(['job', at]),
    text: (at) => heard.push(['text', at]),
  })
  return { one, heard, missed: heard.splice(0) }
}

test.group('Signals between processes', (group) => {
  group.tap((each) => each.skip(!isPostgres, 'SQLite has one process'))

  test('what one tells all others hear, together and with the earliest time', async ({
    assert,
    cleanup,
  }) => {
    const [first, second, teller] = [await listener(), await listener(), await signals()]
    cleanup(async () => {
      for (const one of [first.one, second.one, teller]) await one.close()
    })
    assert.deepEqual(first.missed, [
      ['job', 0],
      ['text', 0],
    ])
    teller.tell('job', 3000)
    teller.tell('text', 7)
    teller.tell('job', 2000)
    await until(() => first.heard.length >= 2 && second.heard.length >= 2)
    for (const { heard } of [first, second]) {
      assert.deepEqual(heard, [
        ['job', 2000],
        ['text', 7],
      ])
    }
  })

  test('a lost connection is found again, and something may have been missed', async ({
    assert,
    cleanup,
  }) => {
    const { one, heard } = await listener()
    cleanup(() => one.close())
    const { read } = await database()
    await read.all(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query = 'listen everly' and datname = current_database()`
    )
    await until(() => !one.isListening)
    assert.isFalse(one.isListening)
    await until(() => one.isListening)
    assert.deepEqual(heard, [
      ['job', 0],
      ['text', 0],
    ])
  })

  test('one that is lost without a word is found out, and listens again', async ({
    assert,
    cleanup,
  }) => {
    const way = await wayToDatabase()
    const { one, heard } = await listener({ url: way.url, pulseMs: 600 })
    cleanup(async () => {
      await one.close()
      way.close()
    })
    assert.isTrue(one.isListening)
    way.lose()
    await until(() => !one.isListening)
    assert.isFalse(one.isListening)
    await until(() => one.isListening)
    heard.length = 0
    const teller = await signals()
    teller.tell('job', 7)
    await until(() => heard.length > 0)
    await teller.close()
    assert.deepEqual(heard, [['job', 7]])
  })

  test('one that was closed hears and tells nothing more', async ({ assert }) => {
    const { one, heard } = await listener()
    one.tell('job', 1)
    await one.close()
    const other = await signals()
    other.tell('job', 1)
    await sleep(100)
    await other.close()
    assert.isFalse(one.isListening)
    assert.deepEqual(heard, [])
  })
})
