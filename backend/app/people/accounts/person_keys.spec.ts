import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Database } from '#app/core/database/database'
import { fillPersonKeys, keepPersonKeys } from '#app/people/accounts/person_keys'
import { keyOfLastDigits, keyOfWord } from '#app/people/accounts/person_words'
import { SweepAccounts } from '#app/people/accounts/sweep_accounts'
import { database, freshDatabase, rows, signedUpUser } from '#tests/world'

async function isFound(key: number, userId: number): Promise<boolean> {
  const found = await rows('select id from person_keys where user_id = ? and key = ?', userId, key)
  return found.length > 0
}

test.group('The keys of a person', (group) => {
  freshDatabase(group)

  test('follow the name and the address', async ({ client, assert }) => {
    const user = await signedUpUser({ email: 'first@one.example' })
    await keepPersonKeys((await database()).read, user.id)
    assert.isTrue(await isFound(keyOfWord('first'), user.id))
    assert.isTrue(await isFound(keyOfLastDigits(user.phone.slice(-4)), user.id))
    const response = await client
      .put('/api/signup')
      .as(user)
      .json({
        ...{
          firstName: 'Zoë',
          lastName: 'Lind',
          phone: user.phone,
          countryCode: '+1',
          smsConsent: true,
        },
        ...{ newEmail: 'first@one.example' },
      })
    response.assertStatus(200)
    assert.isTrue(await isFound(keyOfWord('zoe'), user.id))
    assert.isTrue(await isFound(keyOfWord('first'), user.id))
    await rows(
      `update users set first_name = 'Ida', phone = '+12025550177' where id = ? returning id`,
      user.id
    )
    await keepPersonKeys((await database()).read, user.id)
    assert.isFalse(await isFound(keyOfWord('zoe'), user.id))
    assert.isTrue(await isFound(keyOfWord('ida'), user.id))
    assert.isTrue(await isFound(keyOfWord('lind'), user.id))
    assert.isTrue(await isFound(keyOfLastDigits('0177'), user.id))
    assert.isFalse(await isFound(keyOfLastDigits(user.phone.slice(-4)), user.id))
  })

  test('of whoever signed up before there were any are written by the sweep', async ({
    assert,
  }) => {
    const user = await signedUpUser({ email: 'early@one.example' })
    const sweep = await app.container.make(SweepAccounts)
    await sweep.execute()
    assert.isTrue(await isFound(keyOfWord('early'), user.id))
    assert.equal(await fillPersonKeys(await app.container.make(Database)), 0)
  })

  test('go with the account', async ({ assert }) => {
    const user = await signedUpUser({ email: 'gone@one.example' })
    await keepPersonKeys((await database()).read, user.id)
    await rows('delete from users where id = ? returning id', user.id)
    assert.deepEqual(await rows('select id from person_keys'), [])
  })
})
