import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { DAY } from '#app/core/clock/durations'
import { checkEachRow } from '#tests/check_each_row'
import { setLimits } from '#tests/own_limits'
import { freshDatabase, rows } from '#tests/world'

const PHONE = '+15550100199'
const SIGN_UP = {
  email: 'sam@example.com',
  password: 'correct horse 7',
  countryCode: '+1',
  phone: PHONE,
  smsConsent: true,
}

async function countOf(table: 'sessions' | 'rate_limits'): Promise<number> {
  const [row] = await rows<{ count: number | string }>(`select count(*) as count from ${table}`)
  return Number(row?.count)
}

function readPaths(): string[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ methods }) => methods.includes('GET'))
    .map(({ pattern }) => pattern.replace(':resource', 'signups').replace(/:\w+/g, '1'))
    .map((pattern) => `/${pattern.replace(/^\//, '').replace('*', 'no-such-page')}`)
}

test.group('A visitor without a session', (group) => {
  freshDatabase(group)

  test('leaves no row behind by looking', async ({ client, assert }) => {
    await checkEachRow([...readPaths(), '/', '/robots.txt'], async (path) => {
      await client.get(path)
      await client.get(path).header('cookie', 'everly_session=of-somebody-long-gone')
      assert.equal(await countOf('sessions'), 0)
      assert.equal(await countOf('rate_limits'), 0)
    })
  })

  test('gets none by a wrong code or an unverified phone', async ({ client, assert }) => {
    await client.post('/api/send-verification').json({ phoneNumber: PHONE })
    const wrong = { phoneNumber: PHONE, verificationCode: '000000' }
    const verified = await client.post('/api/verify-phone').json(wrong)
    verified.assertStatus(422)
    const refused = await client.post('/api/signup').json(SIGN_UP)
    refused.assertStatus(403)
    assert.isUndefined(refused.header('set-cookie'))
    assert.equal(await countOf('sessions'), 0)
  })

  test('opens only so many by naming a minor’s date of birth', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(setLimits('logins', { perIp: 3 }))
    for (let count = 0; count < 6; count++) {
      await client.post('/api/signup').json({ ...SIGN_UP, dateOfBirth: '2015-01-01' })
    }
    assert.equal(await countOf('sessions'), 3)
  })

  test('keeps the cookie of one as long as the session may last', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(setLimits('sessions', { absoluteMs: 7 * DAY }))
    const response = await client
      .post('/api/signup')
      .json({ ...SIGN_UP, dateOfBirth: '2015-01-01' })
    assert.match(String(response.header('set-cookie')), /everly_session=[^;]+; Max-Age=604800;/)
  })
})
