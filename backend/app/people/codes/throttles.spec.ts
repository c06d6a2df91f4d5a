import { test } from '@japa/runner'
import limits from '#config/limits'
import { codesRefused } from '#app/core/telemetry/meters'
import { networksOf } from '#app/core/requests/networks'
import {
  forgiveLogins,
  forgivePasswords,
  throttleCodes,
  throttleLogins,
  throttlePasswords,
} from '#app/people/codes/throttles'
import { freshDatabase, rows } from '#tests/world'

const PHONE = '+15550100199'
const SAM = { account: 'sam@example.com', address: '203.0.113.7', device: null }

test.group('Networks', () => {
  for (const [address, host, subnet, range] of [
    ['203.0.113.7', '203.0.113.7', '203.0.113', '203.0.0.0/16'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113', '203.0.0.0/16'],
    ['2001:db8:aa:1::7', '2001:db8:aa:1', '2001:db8:aa', '2001:db8::/32'],
    ['2001:0db8:00aa:0001:0:0:0:7', '2001:db8:aa:1', '2001:db8:aa', '2001:db8::/32'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0', 'fe80:0::/32'],
    ['::1', '0:0:0:0', '0:0:0', '0:0::/32'],
  ] as const) {
    test(`${address} is ${host} in ${subnet} of ${range}`, ({ assert }) => {
      assert.deepEqual(networksOf(address), { host, subnet, range })
    })
  }
})

test.group('Throttles', (group) => {
  freshDatabase(group)
  group.each.setup(() => {
    const before = structuredClone({ codes: limits.codes, logins: limits.logins })
    return () => {
      Object.assign(limits.codes, before.codes)
      Object.assign(limits.logins, before.logins)
    }
  })

  test('neither address, number nor e-mail stands in the table', async ({ assert }) => {
    await throttleCodes({ phone: PHONE, address: '203.0.113.7' })
    await throttleLogins(SAM)
    const stored = JSON.stringify(await rows('select * from rate_limits'))
    assert.notMatch(stored, /203\.0|555010|sam@/)
    assert.lengthOf(await rows('select * from rate_limits'), 9)
  })

  test('one customer of a v6 network has one count, whatever the address', async ({ assert }) => {
    limits.codes.perIpHour = 2
    await throttleCodes({ phone: PHONE, address: '2001:db8:aa:1::1' })
    await throttleCodes({ phone: PHONE, address: '2001:db8:aa:1::2' })
    await assert.rejects(() => throttleCodes({ phone: PHONE, address: '2001:db8:aa:1::3' }))
    await throttleCodes({ phone: PHONE, address: '2001:db8:aa:2::1' })
  })

  test('addresses of one network share a limit', async ({ assert }) => {
    limits.codes.perSubnetHour = 2
    await throttleCodes({ phone: PHONE, address: '203.0.113.1' })
    await throttleCodes({ phone: PHONE, address: '203.0.113.2' })
    await assert.rejects(() => throttleCodes({ phone: PHONE, address: '203.0.113.3' }))
    await throttleCodes({ phone: PHONE, address: '203.0.114.3' })
  })

  test('numbers beside each other share a limit', async ({ assert }) => {
    limits.codes.perPrefixHour = 2
    await throttleCodes({ phone: '+15550100001', address: '203.0.113.1' })
    await throttleCodes({ phone: '+15550100002', address: '198.51.100.1' })
    await assert.rejects(() => throttleCodes({ phone: '+15550100003', address: '192.0.2.1' }))
    await throttleCodes({ phone: '+15550110003', address: '192.0.2.1' })
  })

  test('a provider’s whole range shares a limit, however many networks it has', async ({
    assert,
  }) => {
    limits.codes.perRangeHour = 2
    await throttleCodes({ phone: '+12025550001', address: '2001:db8:1::1' })
    await throttleCodes({ phone: '+13035550001', address: '2001:db8:2::1' })
    await assert.rejects(() => throttleCodes({ phone: '+14045550001', address: '2001:db8:3::1' }))
    await throttleCodes({ phone: '+14045550001', address: '2001:db9:3::1' })
  })

  test('so do an area, a country and the whole product', async ({ assert }) => {
    Object.assign(limits.codes, { perAreaHour: 1, perCountryHour: 2, perHour: 3 })
    const phones = ['+12025550001', '+12026660001', '+13035550001', '+14045550001']
    const others = ['+447911123456', '+33612345678']
    const outcomes: string[] = []
    for (const [index, phone] of [...phones, ...others].entries()) {
      const asked = throttleCodes({ phone, address: `10.${index}.0.1` })
      outcomes.push(
        await asked.then(
          () => 'counted',
          () => 'refused'
        )
      )
    }
    assert.deepEqual(outcomes, [
      ...['counted', 'refused', 'counted', 'refused'],
      ...['counted', 'refused'],
    ])
  })

  test('what is refused for its address takes nothing from others', async ({ assert }) => {
    Object.assign(limits.codes, { perIpHour: 1, perHour: 3 })
    for (let count = 0; count < 5; count++) {
      await throttleCodes({ phone: PHONE, address: '203.0.113.7' }).catch(() => {})
    }
    await throttleCodes({ phone: PHONE, address: '198.51.100.1' })
    await assert.doesNotReject(() => throttleCodes({ phone: PHONE, address: '192.0.2.1' }))
  })

  test('each refusal is counted by what stood against it, without a word about whom', async ({
    assert,
  }) => {
    codesRefused.reset()
    limits.codes.perSubnetHour = 1
    await throttleCodes({ phone: PHONE, address: '203.0.113.7' })
    await throttleCodes({ phone: PHONE, address: '203.0.113.8' }).catch(() => {})
    const { values } = await codesRefused.get()
    assert.deepEqual(
      values.map(({ labels, value }) => [labels, value]),
      [[{ obstacle: 'subnet' }, 1]]
    )
  })

  test('a right password starts the account anew', async ({ assert }) => {
    limits.logins.perAccount = 1
    await throttleLogins(SAM)
    await assert.rejects(() => throttleLogins(SAM))
    await forgiveLogins(SAM)
    await throttleLogins(SAM)
  })

  test('the right password of a known browser cannot be given without end', async ({ assert }) => {
    Object.assign(limits.logins, { perAccount: 1, perIp: 3 })
    const right = async (device: string) => {
      const caller = { ...SAM, device }
      await throttleLogins(caller)
      await forgiveLogins(caller)
    }
    for (const device of ['one', 'one', 'other']) await right(device)
    await assert.rejects(() => right('one'))
    await throttleLogins({ ...SAM, account: 'ada@example.com', device: 'hers' })
  })

  test('nor that of somebody logged in', async ({ assert }) => {
    Object.assign(limits.logins, { perAccount: 1, perIp: 3 })
    const right = async (userId: number) => {
      await throttlePasswords(userId)
      await forgivePasswords(userId)
    }
    for (let count = 0; count < 3; count++) await right(1)
    await assert.rejects(() => right(1))
    await right(2)
  })
})
