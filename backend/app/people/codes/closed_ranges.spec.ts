import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import limits from '#config/limits'
import { Alarms } from '#app/ledgers/alarms/alarms'
import { HOUR } from '#app/core/clock/durations'
import { codesRefused } from '#app/core/telemetry/meters'
import { Refusal } from '#app/core/answers/refusal'
import { nextSpendingDayAt } from '#app/ledgers/spending/spending_day'
import { PURSE_ROWS } from '#app/ledgers/spending/purses'
import { SmsGateway } from '#app/texting/sms/sms_gateway'
import { TwilioSmsGateway } from '#app/texting/sms/twilio_sms_gateway'
import { AnotherServer } from '#tests/another_server'
import { FakeTwilio } from '#tests/fake_twilio'
import { SendCode } from '#app/people/codes/send_code'
import { SendVerification } from '#app/people/verification/send_verification'
import { clock, database, freshDatabase, rows, signedUpUser, sms } from '#tests/world'
import { setLimits } from '#tests/own_limits'

const ADDRESS = '2001:db8:1::1'

interface Asking {
  phone: string
  address?: string
}

/** What came of it: a code, or the refusal. */
async function ask({ phone, address = ADDRESS }: Asking): Promise<Refusal | null> {
  const action = await app.container.make(SendVerification)
  try {
    await action.execute({ phone, address })
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * So many codes that were asked for lately, of which so many
 * were entered. A * in `range` makes three of it.
 */
async function asked(count: number, more: Record<string, string | number> = {}): Promise<void> {
  const { entered = 0, prefix = '+1212', range = '2001:db8::/32', purpose = 'sign_up' } = more
  for (let index = 0; index < count; index++) {
    await rows(
      `insert into verification_codes (phone_key, phone_prefix, address_range, purpose, code_hash, state,
         created_at, expires_at) values (?, ?, ?, ?, 'x', ?, ?, ?) returning id`,
      ...[`key ${index}`, prefix, String(range).replace('*', String(index % 3)), purpose],
      index < Number(entered) ? 'used' : (more['state'] ?? 'open'),
      more['at'] ?? clock.now(),
      clock.now()
    )
  }
}

const alarms = () => app.container.make(Alarms)
const open = async () => {
  const all = await (await alarms()).list((await database()).read)
  return all.map(({ kind, subject }) => [kind, subject])
}
const refusals = async () => {
  const { values } = await codesRefused.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.obstacle, value]))
}

test.group('Codes that are asked for and not entered', (group) => {
  freshDatabase(group)
  group.each.setup(() => {
    codesRefused.reset()
    return setLimits('codes', {})
  })

  test('hundreds from all networks of one provider, to numbers everywhere, are soon over', async ({
    assert,
  }) => {
    for (let index = 0; index < 60; index++) {
      const address = `2001:db8:${index % 30}:${index}::1`
      await ask({ phone: `+1${202 + (index % 9)}555${2000 + index}`, address })
    }
    assert.lengthOf(sms.sent, 20)
    assert.deepEqual(await open(), [['codes_closed', 'addresses 2001:db8::/32']])
    assert.deepEqual(await refusals(), { closed: 40 })
  })

  test('nor are hundreds to one area from everywhere', async ({ assert }) => {
    for (let index = 0; index < 30; index++) {
      await ask({ phone: `+1212555${2000 + index}`, address: `10.${index}.0.1` })
    }
    assert.lengthOf(sms.sent, 20)
    assert.deepEqual(await open(), [['codes_closed', 'numbers +1212']])
  })

  test('the refusal says when to come back, and others go on', async ({ assert }) => {
    await asked(20, { range: '10.*.0.0/16' })
    const refusal = await ask({ phone: '+12125550111' })
    assert.equal(refusal?.status, 429)
    assert.equal(refusal?.retryAfterSeconds, 60 * 60)
    assert.equal(refusal?.message, 'Too many codes were requested. Please try again in 60 minutes.')
    clock.advance(HOUR / 2)
    assert.equal((await ask({ phone: '+12125550111' }))?.retryAfterSeconds, 30 * 60)
    assert.isNull(await ask({ phone: '+13035550111' }))
  })

  test('what one or two ranges of addresses ask for closes those, and the area to nobody else', async ({
    assert,
  }) => {
    const phone = '+12125550111'
    await asked(20)
    await asked(20, { range: '10.0.0.0/16' })
    assert.equal((await ask({ phone }))?.status, 429)
    assert.equal((await ask({ phone, address: '10.0.0.1' }))?.status, 429)
    assert.isNull(await ask({ phone, address: '192.0.2.1' }))
    assert.equal((await ask({ phone, address: '198.51.100.1' }))?.status, 429)
    assert.deepEqual((await open()).map(([, subject]) => subject).sort(), [
      ...['addresses 10.0.0.0/16', 'addresses 2001:db8::/32', 'numbers +1212'],
    ])
  })

  test('what others there enter does not make a crowd of one range', async ({ assert }) => {
    await asked(20, { range: '10.0.0.0/16' })
    await asked(1, { range: '10.1.0.0/16', entered: 1 })
    await asked(1, { range: '10.2.0.0/16', entered: 1 })
    assert.isNull(await ask({ phone: '+12125550111', address: '192.0.2.1' }))
  })

  test('three times as many close the area also when they come from one range, which others use', async ({
    assert,
  }) => {
    await asked(60, { range: '10.0.0.0/16' })
    await asked(15, { prefix: '+1303', range: '10.0.0.0/16', entered: 15 })
    assert.isNull(await ask({ phone: '+13035550111', address: '10.0.0.1' }))
    assert.equal((await ask({ phone: '+12125550111' }))?.status, 429)
    assert.deepEqual(await open(), [['codes_closed', 'numbers +1212']])
  })

  test('whoever has an account there gets a code to it, and none to another number', async ({
    assert,
  }) => {
    const { id: userId, phone } = await signedUpUser()
    await asked(20, { prefix: phone.slice(0, -7), range: '10.*.0.0/16' })
    const codes = await app.container.make(SendCode)
    const wish = { phone, userId, address: ADDRESS }
    await assert.rejects(() => codes.execute({ ...wish, purpose: 'phone_change' }))
    await codes.execute({ ...wish, purpose: 'owner' })
    assert.lengthOf(sms.textsTo(phone), 1)
  })

  test('fewer than twenty are nothing, nor are those of which a fifth was entered', async ({
    assert,
  }) => {
    await asked(19, { range: '10.*.0.0/16' })
    await asked(20, { prefix: '+1303', entered: 4 })
    assert.isNull(await ask({ phone: '+12125550111', address: '192.0.2.1' }))
    assert.isNull(await ask({ phone: '+13035550111' }))
  })

  test('one entered less is too few', async ({ assert }) => {
    await asked(20, { entered: 3 })
    assert.equal((await ask({ phone: '+12125550111' }))?.status, 429)
  })

  test('what was long ago, never left or was for staff does not count', async ({ assert }) => {
    await asked(20, { at: clock.now() - 3 * HOUR })
    await asked(20, { state: 'unsent' })
    await asked(20, { purpose: 'staff' })
    assert.isNull(await ask({ phone: '+12125550111' }))
  })

  test('a cleared alarm opens it, and what was before counts no more', async ({ assert }) => {
    await asked(20, { range: '10.*.0.0/16' })
    assert.isNotNull(await ask({ phone: '+12125550111' }))
    const { read } = await database()
    const by = { kind: 'codes_closed', subject: 'numbers +1212' } as const
    clock.advance(1000)
    assert.isTrue(await (await alarms()).clear(read, by, 'me'))
    clock.advance(1000)
    assert.isNull(await ask({ phone: '+12125550111' }))
    await asked(19, { range: '10.*.0.0/16' })
    assert.isNotNull(await ask({ phone: '+12125550112' }))
  })

  test('it opens by itself after an hour, also when nobody watches', async ({ assert }) => {
    await asked(20, { range: '10.*.0.0/16' })
    assert.isNotNull(await ask({ phone: '+12125550111' }))
    clock.advance(HOUR - 1)
    assert.isNotNull(await ask({ phone: '+12125550111' }))
    clock.advance(1)
    assert.isNull(await ask({ phone: '+12125550111' }))
    assert.deepEqual(await open(), [])
  })
})

test.group('Pumping at the provider', (group) => {
  let twilio: FakeTwilio
  freshDatabase(group)
  group.each.setup(async () => {
    twilio = await FakeTwilio.start({ now: () => clock.now() })
    twilio.decide = () => ({ tells: [] })
    return () => twilio.close()
  })

  /** Codes by way of Twilio's own API. */
  async function sender(): Promise<SendVerification> {
    const gateway = new TwilioSmsGateway({
      ...{ accountSid: twilio.accountSid, authToken: twilio.authToken, apiBaseUrl: twilio.url },
      ...{ phoneNumber: twilio.number, messagingServiceSid: '', timeoutMs: 2000 },
      statusCallback: (id) => `https://everly.example/api/twilio/status?id=${id}`,
    })
    return new AnotherServer().with(SmsGateway, gateway).make(SendVerification)
  }

  test('500 codes to one prefix close it after twenty, while people elsewhere get theirs', async ({
    assert,
  }) => {
    const sending = await sender()
    const isSent = ({ phone, address = ADDRESS }: Asking) =>
      sending.execute({ phone, address }).then(
        () => true,
        () => false
      )
    let [pumped, others] = [0, 0]
    for (let index = 0; index < 500; index++) {
      const address = `10.${index % 250}.${Math.floor(index / 250)}.1`
      if (await isSent({ phone: `+1212555${2000 + index}`, address })) pumped++
      if (index % 25 > 0) continue
      const phone = `+1303555${2000 + index}`
      if (await isSent({ phone, address: `172.${index / 25}.0.1` })) others++
      await rows(
        `update verification_codes set state = 'used' where phone_prefix = '+1303' returning id`
      )
    }
    assert.deepEqual([pumped, others], [20, 20])
    assert.deepEqual(await open(), [['codes_closed', 'numbers +1212']])
    assert.lengthOf(twilio.sends, 40)
    for (const { form } of twilio.sends) {
      assert.include(form, { MessageIntent: 'otp', RiskCheck: 'enable' })
    }
  })
})

test.group('The purse of codes', (group) => {
  freshDatabase(group)
  group.each.setup(async () => {
    codesRefused.reset()
    const { codesMicros } = limits.spending
    await rows(
      `insert into spending (day, user_id, kind, micros, units) values (?, ?, 'sms_out', ?, 1) returning day`,
      new Date(clock.now()).toISOString().slice(0, 10),
      PURSE_ROWS.codes,
      codesMicros
    )
  })

  test('once it is spent no codes are sent until the next UTC day', async ({ assert }) => {
    const refusal = await ask({ phone: '+12125550111' })
    assert.equal(refusal?.status, 429)
    assert.equal(refusal?.retryAfterSeconds, (nextSpendingDayAt(clock.now()) - clock.now()) / 1000)
    assert.deepEqual(await refusals(), { purse: 1 })
    clock.advance(nextSpendingDayAt(clock.now()) - clock.now())
    assert.isNull(await ask({ phone: '+12125550111' }))
  })

  test('staff gets one all the same, also where it is closed to others', async ({ assert }) => {
    const { id: userId, phone } = await signedUpUser({ role: 'admin' })
    await asked(20, { prefix: phone.slice(0, -7) })
    const codes = await app.container.make(SendCode)
    await codes.execute({ phone, userId, address: ADDRESS, purpose: 'staff' })
    assert.lengthOf(sms.textsTo(phone), 1)
  })
})
