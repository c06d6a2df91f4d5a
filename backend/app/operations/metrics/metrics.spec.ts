import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AnotherServer } from '#tests/another_server'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { MINUTE } from '#app/core/clock/durations'
import { meters } from '#app/core/telemetry/meters'
import { MetricsPage } from '#app/operations/metrics/metrics_page'
import { database, freshDatabase, onboardedUser, pass, text } from '#tests/world'

const TOKEN = 'a token of some length'

async function pageWith(token: string | null): Promise<void> {
  const made = await new AnotherServer().make(MetricsPage)
  const page = Object.assign(made, { token })
  app.container.swap(MetricsPage, () => page)
}

test.group('GET /metrics', (group) => {
  freshDatabase(group)
  group.each.setup(() => {
    meters.resetMetrics()
    return () => app.container.restore(MetricsPage)
  })

  test('without a token set there is no such page', async ({ client, assert }) => {
    await pageWith(null)
    const response = await client.get('/metrics').header('authorization', 'Bearer null')
    assert.equal(response.status(), 404)
  })

  test('refused with {$self}')
    .with(['nothing', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`])
    .run(async ({ client, assert }, authorization) => {
      await pageWith(TOKEN)
      const response = await client.get('/metrics').header('authorization', authorization)
      assert.equal(response.status(), 401)
      assert.equal(response.header('www-authenticate'), 'Bearer')
      assert.notInclude(response.text(), 'everly_')
    })

  test('tells the process, its counts and how the database stands, and nothing of a person', async ({
    client,
    assert,
  }) => {
    await pageWith(TOKEN)
    const user = await onboardedUser({ firstName: 'Rosalind' })
    await text(user, 'hello there')
    await pass(MINUTE)
    const alarms = await app.container.make(Alarms)
    await alarms.raise((await database()).read, 'registration', '+1')
    await client.get('/api/signup/rosalind@example.com')
    await client.get('/rosalind/secret?token=rosalind')
    const response = await client.get('/metrics').header('authorization', `Bearer ${TOKEN}`)
    assert.equal(response.status(), 200)
    assert.include(response.header('content-type'), 'text/plain')
    assert.equal(response.header('cache-control'), 'no-store')
    const page = response.text()
    for (const line of [
      'everly_texts_received_total{outcome="stored"} 1',
      'everly_texts_handed_over_total{kind="reply",outcome="taken"} 1',
      'everly_text_states_total{state="sent"} 2',
      'everly_texts_lately{kind="reply",state="sent"} 1',
      'everly_model_call_seconds_count{purpose="reply",outcome="ok"} 2',
      'everly_alarms_open{kind="registration"} 1',
      'everly_texts_waiting{lane="reply"} 0',
      'everly_jobs{status="dead"} 0',
      'everly_spend_cap_dollars 200',
      'everly_sends_stopped 0',
      'everly_purse_cap_dollars{purse="codes"} 20',
      'everly_purse_spent_today_dollars{purse="strangers"} 0',
      'everly_http_request_seconds_count{method="GET",route="/api/signup/:email",status="401"} 1',
      'process_cpu_seconds_total',
    ]) {
      assert.include(page, line)
    }
    assert.match(page, /everly_spent_today_dollars\{kind="sms_out"\} 0\.0\d+/)
    for (const word of ['osalind', user.phone.slice(2), user.email, 'hello there']) {
      assert.notInclude(page, word)
    }
  })

  test('however many addresses are asked for, there are as many routes as we have', async ({
    client,
    assert,
  }) => {
    await pageWith(TOKEN)
    const ask = (name: string) => client.get(`/${name}`)
    for (let count = 0; count < 20; count++) await ask(`nowhere-${count}`)
    const response = await client.get('/metrics').header('authorization', `Bearer ${TOKEN}`)
    assert.notInclude(response.text(), 'nowhere')
  })
})
