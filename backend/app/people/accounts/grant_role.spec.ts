import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { GrantRole } from '#app/people/accounts/grant_role'
import { freshDatabase, rows, signedUpUser } from '#tests/world'

test.group('Granting a role', (group) => {
  freshDatabase(group)

  test('it is given by address, and the sessions of before end', async ({ client, assert }) => {
    const user = await signedUpUser({ email: 'sam@example.com' })
    const action = await app.container.make(GrantRole)
    await action.execute({ email: ' Sam@Example.com', role: 'admin' })
    const [row] = await rows<{ role: string }>('select role from users')
    assert.equal(row?.role, 'admin')
    const check = await client.get('/api/auth/check').as(user)
    assert.deepEqual(check.body(), { authenticated: false })
  })

  test('nobody’s address and no role at all are refused', async ({ assert }) => {
    const user = await signedUpUser()
    const action = await app.container.make(GrantRole)
    await assert.rejects(
      () => action.execute({ email: 'nobody@example.com', role: 'admin' }),
      'No account has this email.'
    )
    await assert.rejects(
      () => action.execute({ email: user.email, role: 'emperor' }),
      'There is no role "emperor".'
    )
    const [row] = await rows<{ role: string }>('select role from users')
    assert.equal(row?.role, 'user')
  })
})
