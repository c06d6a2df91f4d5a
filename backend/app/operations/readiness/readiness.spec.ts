import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { companionNumber } from '#config/providers'
import { AnotherServer } from '#tests/another_server'
import { OPERATOR } from '#app/ledgers/audit/audit_log'
import { PublicUrl } from '#app/core/answers/public_url'
import type { ReadinessItem } from '#app/operations/readiness/contract'
import { findSeen } from '#app/operations/readiness/find_seen'
import { readPage } from '#app/operations/readiness/page_text'
import { TestWebhook } from '#app/operations/readiness/test_webhook'
import { SeenWebhooks } from '#app/texting/sms/seen_webhooks'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  signedUpUser,
  text,
} from '#tests/world'

const TABLES = [
  'users',
  'messages',
  'jobs',
  'recipients',
  'simulated_texts',
  'activities',
  'safety_events',
]

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const table of TABLES) {
    const [row] = await rows<{ count: number }>(`select count(*) as count from ${table}`)
    found[table] = Number(row?.count)
  }
  return found
}

test.group('Readiness', (group) => {
  freshDatabase(group)

  test('is a list for all staff, with a sentence for every line', async ({ client, assert }) => {
    const viewer = await signedUpUser({ role: 'viewer' })
    const response = await client.get('/api/admin/readiness').as(viewer)
    response.assertStatus(200)
    const items = response.body() as ReadinessItem[]
    assert.deepEqual(
      [...new Set(items.map(({ group: name }) => name))],
      ['keys', 'webhook', 'registration', 'operation', 'duties']
    )
    assert.lengthOf(new Set(items.map(({ key }) => key)), items.length)
    for (const { label, detail } of items) assert.isTrue(label !== '' && detail.length > 10)
    const stateOf = (key: string) => items.find((item) => item.key === key)?.state
    assert.equal(stateOf('stand_ins'), 'missing')
    assert.equal(stateOf('consent_wording'), 'ok')
    assert.equal(stateOf('inbound_webhook'), 'unknown')
  })

  test('a plain user is told nothing', async ({ client }) => {
    const user = await signedUpUser()
    ;(await client.get('/api/admin/readiness').as(user)).assertStatus(403)
    ;(await client.get('/api/admin/readiness')).assertStatus(401)
  })

  test('reads from the rows what was last seen', async ({ assert }) => {
    const { read } = await database()
    const nothing = {
      inboundAt: null,
      deliveredAt: null,
      deliveredToUsAt: null,
      paymentEventAt: null,
      oldestDueAt: null,
      openAlarms: [],
      refusedKeysOf: [],
    }
    assert.deepEqual({ ...(await findSeen(read, clock.now())) }, nothing)
    const user = await onboardedUser()
    await text(user, 'Hello')
    const inboundAt = clock.now()
    await pass(60_000)
    const delivered = `update messages set state = 'delivered', ended_at = ?
      where direction = 'outbound' returning id`
    await rows(delivered, 77)
    await rows(
      `insert into alarms (kind, subject, times, first_at, last_at)
       values ('filtered', 'x', 1, 1, 1), ('credentials', 'stripe', 1, 1, 1) returning id`
    )
    assert.containsSubset(await findSeen(read, clock.now()), {
      inboundAt,
      deliveredAt: 77,
      deliveredToUsAt: 77,
      openAlarms: ['credentials', 'filtered'],
      refusedKeysOf: ['stripe'],
    })
    await rows(
      `update messages set phone = '+447700900123' where direction = 'outbound' returning id`
    )
    assert.isNull((await findSeen(read, clock.now())).deliveredToUsAt)
  })
})

test.group('A built page, as it is read', (group) => {
  let directory = ''
  group.setup(async () => {
    directory = await mkdtemp(join(tmpdir(), 'everly-pages-'))
    await mkdir(join(directory, 'pages'))
    return () => rm(directory, { recursive: true })
  })

  test('tags, scripts and comments are no words; characters are as one reads them', async ({
    assert,
  }) => {
    const html = `<style>a{content:"STOP"}</style><p>“<!-- -->Tom &amp; Ann&#x27;s&#8212;ok<!-- -->”</p>
      <script>var HELP = '<p>x</p>'</script><b>Reply</b>\n<i title="no">STOP</i>`
    await writeFile(join(directory, 'pages', 'terms.html'), html)
    assert.equal((await readPage(directory, 'terms'))?.trim(), "“Tom & Ann's—ok” Reply STOP")
  })

  test('the names are those it is served with', async ({ assert }) => {
    const html = '<p>__BRAND__ texts. <a href="mailto:__SUPPORT_EMAIL__">__SUPPORT_EMAIL__</a>'
    await writeFile(join(directory, 'pages', 'safety.html'), html)
    const shown = await readPage(directory, 'safety')
    assert.equal(shown?.trim(), 'Everly texts. support@everly.example')
  })

  test('one that is not built is not there', async ({ assert }) => {
    assert.isNull(await readPage(directory, 'privacy'))
  })
})

/** A server somebody else runs at our address. */
async function server(answer: RequestListener): Promise<{ url: string; close: () => void }> {
  const listening = createServer(answer)
  await new Promise<void>((resume) => listening.listen(0, '127.0.0.1', resume))
  const { port } = listening.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => listening.close() }
}

async function testAt(publicUrl: PublicUrl, ownNumber = companionNumber) {
  const another = new AnotherServer()
    .with(PublicUrl, publicUrl)
    .with(WebhookSecret, await app.container.make(WebhookSecret))
  const action = Object.assign(await another.make(TestWebhook), { ownNumber })
  return action.execute(OPERATOR)
}

test.group('The webhook self-test', (group) => {
  freshDatabase(group)

  test('passes our own signature check and leaves nothing behind', async ({ client, assert }) => {
    const admin = await signedUpUser({ role: 'admin' })
    const before = await counts()
    const response = await client.post('/api/admin/webhook-self-test').as(admin).json({})
    response.assertStatus(200)
    assert.deepEqual(
      response.body().steps.map((step: { isOk: boolean }) => step.isOk),
      [true, true],
      JSON.stringify(response.body())
    )
    assert.isTrue(response.body().success)
    assert.match(response.body().url, /\/api\/twilio\/inbound$/)
    assert.deepEqual(await counts(), before)
    const [entry] = await rows<{ action: string; detail: string }>('select * from audit_log')
    assert.containsSubset(entry, { action: 'webhooks.test', detail: '{"success":true}' })
  })

  test('its two calls are counted where webhooks are watched', async ({ assert }) => {
    const seen = await app.container.make(SeenWebhooks)
    const { refused } = seen
    await testAt(await app.container.make(PublicUrl))
    assert.equal(seen.refused, refused + 1)
    assert.equal(seen.acceptedAt, clock.now())
  })

  test('another address than the one that is signed is refused, and told so', async ({
    assert,
  }) => {
    const bound = await app.container.make(PublicUrl)
    const wrong = new PublicUrl('http://localhost:1/elsewhere')
    const { hostname, port } = new URL(bound.bound)
    wrong.bind(hostname, Number(port))
    const result = await testAt(wrong)
    assert.isFalse(result.success)
    assert.include(result.steps[0]?.detail, 'PUBLIC_URL')
  })

  test('a server that is not ours does not pass: {$i}')
    .with<RequestListener[]>([
      (_, answer) => void answer.end('hello'),
      (_, answer) => void answer.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
      (_, answer) => void answer.writeHead(502).end(),
      (request) => void request.socket.destroy(),
    ])
    .run(async ({ assert }, answer) => {
      const other = await server(answer)
      try {
        const publicUrl = new PublicUrl(undefined)
        publicUrl.bind('127.0.0.1', Number(new URL(other.url).port))
        const result = await testAt(publicUrl)
        assert.deepEqual(
          result.steps.map(({ isOk }) => isOk),
          [false, false]
        )
      } finally {
        other.close()
      }
    })

  test('a server that believes everybody fails the second step', async ({ assert }) => {
    const other = await server((_, answer) =>
      answer.end('<?xml version="1.0" encoding="UTF-8"?><Response></Response>')
    )
    try {
      const publicUrl = new PublicUrl(undefined)
      publicUrl.bind('127.0.0.1', Number(new URL(other.url).port))
      const { steps, success } = await testAt(publicUrl)
      assert.deepEqual([success, ...steps.map(({ isOk }) => isOk)], [false, true, false])
      assert.include(steps[1]?.detail, 'anybody')
    } finally {
      other.close()
    }
  })

  test('without a number of our own there is nothing to pretend', async ({ assert }) => {
    const result = await testAt(await app.container.make(PublicUrl), '')
    assert.isFalse(result.success)
    assert.include(result.steps[0]?.detail, 'TWILIO_PHONE_NUMBER')
  })

  test('is for admins alone', async ({ client }) => {
    const support = await signedUpUser({ role: 'support' })
    const response = await client.post('/api/admin/webhook-self-test').as(support).json({})
    response.assertStatus(403)
  })
})
