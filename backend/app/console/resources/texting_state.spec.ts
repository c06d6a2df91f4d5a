import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import limits from '#config/limits'
import { HOUR } from '#app/core/clock/durations'
import { ListUsers } from '#app/console/calls/list_users'
import { SIGNUPS } from '#app/console/record_tables/people_sql'
import { NOW, readAt } from '#app/console/record_tables/record_table'
import { resourceOf } from '#app/console/resources/contract'
import { Gate } from '#app/texting/gate/gate'
import { staff } from '#tests/console_client'
import { clock, database, freshDatabase, onboardedUser, rows, type TestUser } from '#tests/world'

type Provider = Awaited<ReturnType<typeof staff>>['provider']

const OVERDUE = limits.accounts.unconfirmedAgeMs + 1

/** Signed up with the five fields of the specification, which no date of birth is among. */
const ageless = () => onboardedUser({ dateOfBirth: null })

/** On the person's own page, in the list and on the command line. */
async function statesOf(provider: Provider, user: TestUser): Promise<unknown[]> {
  const { data: own } = await provider.getOne('signups', { id: user.id })
  const [listed] = await found(provider, { id: user.id })
  const users = await app.container.make(ListUsers)
  const shown = await users.find(user.email, { isRevealed: false })
  return [own.textingState, listed?.textingState, shown?.state]
}

async function found(provider: Provider, filter: object) {
  const { data } = await provider.getList('signups', {
    filter,
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  })
  return data
}

async function foundIds(provider: Provider, textingState: string | string[]) {
  return (await found(provider, { textingState, role: 'user' })).map(({ id }) => Number(id))
}

async function listedIds(state: string): Promise<number[]> {
  const users = await app.container.make(ListUsers)
  return (await users.execute({ state, limit: 50, isRevealed: false })).map(({ id }) => id)
}

/** Why the gate would let a reply go now, or not. */
async function gateSays(user: TestUser): Promise<string | undefined> {
  const gate = await app.container.make(Gate)
  const reply = { userId: user.id, kind: 'reply', slotAt: null } as const
  const { read } = await database()
  const [decision] = await gate.foresee(read, [{ ...reply, expiresAt: clock.now() + HOUR }])
  return decision?.reason
}

const three = (state: string) => [state, state, state]

test.group('A text with the instant it is read at', () => {
  test('is the same at every instant, its values in their order', ({ assert }) => {
    const text = `a = ? and b < ${NOW} - 5 and c in (?, ?) and d > ${NOW}`
    const read = (now: number) => readAt(now, { text, values: [1, 'x', 'y'] })
    assert.equal(read(10).text, read(11).text)
    assert.deepEqual(read(10).values, [1, 10, 'x', 'y', 10])
    assert.throws(() => readAt(10, { text, values: [1] }), /a value is missing/)
  })
})

test.group('The state of texting', (group) => {
  freshDatabase(group)

  test('without a date of birth it is age_unconfirmed from the moment the gate says so', async ({
    assert,
  }) => {
    const user = await ageless()
    clock.advance(OVERDUE - 1)
    const { provider } = await staff('support')
    assert.equal(await gateSays(user), 'just asked for')
    assert.deepEqual(await statesOf(provider, user), three('active'))
    clock.advance(1)
    assert.equal(await gateSays(user), 'your date of birth is missing')
    assert.deepEqual(await statesOf(provider, user), three('age_unconfirmed'))
    await rows(`update users set date_of_birth = '1990-05-17' where id = ? returning id`, user.id)
    assert.equal(await gateSays(user), 'just asked for')
    assert.deepEqual(await statesOf(provider, user), three('active'))
  })

  test('is filtered by it, and who is silent is not among the active', async ({ assert }) => {
    const [late, grown] = [await ageless(), await onboardedUser()]
    clock.advance(OVERDUE)
    const { provider } = await staff('support')
    const young = await ageless()
    assert.deepEqual(await foundIds(provider, 'age_unconfirmed'), [late.id])
    assert.deepEqual(await foundIds(provider, 'active'), [young.id, grown.id])
    assert.deepEqual(await foundIds(provider, ['age_unconfirmed', 'active']), [
      young.id,
      grown.id,
      late.id,
    ])
    assert.deepEqual(await listedIds('age_unconfirmed'), [late.id])
    assert.sameMembers(await listedIds('active'), [young.id, grown.id])
  })

  test('is what stops most: a pause of all her talk before a carrier that lets replies go', async ({
    assert,
  }) => {
    const user = await ageless()
    clock.advance(OVERDUE)
    const { provider } = await staff('support')
    await rows(
      `insert into recipients (phone_key, blocked_at, updated_at)
       select phone_key, 1, 1 from users where id = ? returning phone_key`,
      user.id
    )
    assert.deepEqual(await statesOf(provider, user), three('age_unconfirmed'))
    await rows(`update users set self_paused_at = 1 where id = ? returning id`, user.id)
    assert.equal(await gateSays(user), 'texting is paused')
    assert.deepEqual(await statesOf(provider, user), three('self_paused'))
    await rows(`update users set paused_at = 1 where id = ? returning id`, user.id)
    assert.deepEqual(await statesOf(provider, user), three('paused'))
  })

  test('each is declared, and nothing else is', ({ assert }) => {
    const { fields = [] } = resourceOf('signups') ?? {}
    const { choices = [] } = fields.find(({ name }) => name === 'textingState') ?? {}
    assert.sameMembers([...choices], Object.keys(SIGNUPS.columns.textingState?.cases ?? {}))
  })
})
