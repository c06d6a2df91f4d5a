import app from '@adonisjs/core/services/app'
import { Logger } from '@adonisjs/core/logger'
import { test } from '@japa/runner'
import { Clock } from '#app/core/clock/clock'
import { PublicUrl } from '#app/core/answers/public_url'
import { PullInbound } from '#app/conversations/inbound/pull_inbound'
import { ReceiveMessage } from '#app/conversations/inbound/receive_message'
import { TwilioSmsGateway } from '#app/texting/sms/twilio_sms_gateway'
import { WebhookSecret } from '#app/texting/sms/webhook_secret'
import { FakeTwilio } from '#tests/fake_twilio'
import { freshDatabase, onboardedUser, pass, rows, sms, text, type TestUser } from '#tests/world'

const AGENT = 'rcs:everly_agent'
const POOL = ['+15550100301', '+15550100302', '62455', AGENT]
const SERVICE = `MG${'1'.repeat(32)}`

test.group('A messaging service with a pool and RCS', (group) => {
  let twilio: FakeTwilio
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    const { value: authToken } = await app.container.make(WebhookSecret)
    twilio = await FakeTwilio.start({ authToken, pool: POOL })
    const publicUrl = await app.container.make(PublicUrl)
    twilio.inboundUrl = publicUrl.to('/api/twilio/inbound')
    user = await onboardedUser()
    return () => twilio.close()
  })

  const received = () =>
    rows<{ body: string; channel: string; kind: string }>(
      `select body, channel, kind from messages where direction = 'inbound' order by id`
    )
  const over = (body: string, more: Record<string, string> = {}) =>
    twilio.textUs({ from: `rcs:${user.phone}`, to: AGENT, body, more })
  const isOptedOut = async () =>
    (await rows(`select phone_key from recipients where opted_out_at is not null`)).length === 1

  test('a text over RCS is the same person, answered, and its channel kept', async ({ assert }) => {
    assert.equal((await over('Are you up?')).status, 200)
    await pass(60_000)
    assert.deepEqual(await received(), [{ body: 'Are you up?', channel: 'rcs', kind: 'talk' }])
    assert.equal(sms.sent.at(-1)?.to, user.phone)
  })

  test('a STOP over RCS ends texts as such', async ({ assert }) => {
    await over('STOP')
    assert.isTrue(await isOptedOut())
  })

  test('what the provider took for a keyword counts as one and is not answered twice', async ({
    assert,
  }) => {
    const before = sms.textsTo(user.phone).length
    await over('FINITO', { OptOutType: 'STOP' })
    assert.isTrue(await isOptedOut())
    await over('AGAIN', { OptOutType: 'START' })
    assert.isFalse(await isOptedOut())
    await over('ASSIST', { OptOutType: 'HELP' })
    await pass(60_000)
    assert.deepEqual(
      (await received()).map(({ kind }) => kind),
      ['keyword', 'keyword', 'keyword']
    )
    assert.lengthOf(sms.textsTo(user.phone), before)
  })

  test('a STOP in plain words counts whatever the provider makes of it', async ({ assert }) => {
    await over('please stop texting me', { OptOutType: 'HELP' })
    assert.isTrue(await isOptedOut())
    await pass(60_000)
    assert.match(sms.lastTo(user.phone), /You are unsubscribed|unsubscribed/i)
  })

  test('a type nobody knows yet does no harm', async ({ assert }) => {
    await over('Good morning', { OptOutType: 'SNOOZE' })
    await pass(60_000)
    assert.equal((await received())[0]?.kind, 'talk')
    assert.isFalse(await isOptedOut())
  })

  test('texts missed on each number of the pool, and over RCS, are all taken in, once', async ({
    assert,
  }) => {
    const from = user.phone
    for (const to of [twilio.number, ...POOL.slice(0, 3)]) {
      twilio.keepInbound({ from, to, body: `to ${to}` })
    }
    twilio.keepInbound({ from: `rcs:${from}`, to: AGENT, body: 'over RCS' })
    twilio.keepInbound({ from, to: '+15550100999', body: 'to another product' })
    const pull = new PullInbound(
      new TwilioSmsGateway({
        ...{ accountSid: twilio.accountSid, authToken: twilio.authToken },
        ...{ phoneNumber: twilio.number, messagingServiceSid: SERVICE },
        ...{ apiBaseUrl: twilio.url, timeoutMs: 2000, statusCallback: () => '' },
      }),
      await app.container.make(ReceiveMessage),
      await app.container.make(Clock),
      await app.container.make(Logger)
    )
    const since = Date.now() - 60_000
    await pull.execute({ since })
    await pull.execute({ since })
    await pass(60_000)
    const texts = await received()
    assert.sameMembers(
      texts.map(({ body }) => body),
      [twilio.number, ...POOL.slice(0, 3)].map((to) => `to ${to}`).concat('over RCS')
    )
    assert.deepEqual(
      texts.filter(({ channel }) => channel === 'rcs').map(({ body }) => body),
      ['over RCS']
    )
  })

  test('a text of hers is kept with the channel it went over, a fallback too', async ({
    assert,
  }) => {
    await text(user, 'Hi')
    await pass(60_000)
    const [hers] = await rows<{ id: number; message_sid: string }>(
      `select id, message_sid from messages where kind = 'reply'`
    )
    const tell = async (status: string, addresses: { To: string; From: string }) => {
      const publicUrl = await app.container.make(PublicUrl)
      await twilio.callWebhook(publicUrl.to(`/api/twilio/status?id=${hers?.id}`), {
        ...{ MessageSid: hers?.message_sid ?? '', MessageStatus: status },
        ...addresses,
      })
      const [row] = await rows(`select channel, state from messages where id = ?`, hers?.id ?? 0)
      return row
    }
    const rcs = { To: `rcs:${user.phone}`, From: AGENT }
    assert.deepEqual(await tell('sent', rcs), { channel: 'rcs', state: 'sent' })
    const fallback = { To: user.phone, From: twilio.number }
    assert.deepEqual(await tell('sent', fallback), { channel: 'sms', state: 'sent' })
    assert.deepEqual(await tell('read', rcs), { channel: 'rcs', state: 'delivered' })
  })
})
