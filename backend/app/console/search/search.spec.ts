import { test } from '@japa/runner'
import limits from '#config/limits'
import type { SearchAnswer } from '#app/console/search/contract'
import { ADMIN_API, callApi, staff, statusOf } from '#tests/console_client'
import { keepPersonKeys } from '#app/people/accounts/person_keys'
import { buy } from '#tests/payments'
import { database, freshDatabase, onboardedUser, rows, text } from '#tests/world'

type Staff = Awaited<ReturnType<typeof staff>>

async function search({ cookie }: Staff, words: unknown): Promise<SearchAnswer> {
  const { json } = await callApi(
    `${ADMIN_API()}/search`,
    { method: 'POST', body: JSON.stringify({ words }) },
    cookie
  )
  return json
}

const idsOf = (hits: { id: number }[]) => hits.map(({ id }) => id)

async function anna() {
  const user = await onboardedUser({ email: 'anna.lind@mail.example', firstName: 'Zoë' })
  await rows(`update users set last_name = 'Christopherson' where id = ? returning id`, user.id)
  await keepPersonKeys(await reading(), user.id)
  return user
}

const reading = async () => (await database()).read

test.group('One search', (group) => {
  freshDatabase(group)

  test('finds a person by parts of name and e-mail, by number, its end, and id', async ({
    assert,
  }) => {
    const [me, user] = [await staff('support'), await anna()]
    await onboardedUser({ email: 'ben@other.example' })
    const { phone, id } = user
    const found = [
      ...['zo', 'ZOË', 'lind zoe', 'anna.lind@mail.example', 'anna.li', 'lind@mail.ex'],
      ...[phone, phone.slice(2), phone.slice(-4), `…${phone.slice(-4)}`, String(id), `#${id}`],
    ]
    for (const words of found) {
      const { people } = await search(me, words)
      assert.include(idsOf(people), user.id, words)
    }
    for (const words of ['lind ben', 'nd', 'lindt', 'mail.examples', '0000', 'oë']) {
      const { people } = await search(me, words)
      assert.notInclude(idsOf(people), user.id, words)
    }
  })

  test('shows what a list shows, masked alike', async ({ assert }) => {
    const [me, user] = [await staff('support'), await anna()]
    const { people } = await search(me, 'zoe')
    assert.containsSubset(people, [
      {
        resource: 'signups',
        id: user.id,
        values: { email: 'a***@mail.example', firstName: 'Zoë', textingState: 'active' },
      },
    ])
    assert.notInclude(JSON.stringify(people), user.phone)
  })

  test('finds a text by its id and by the provider’s, and a payment by any of its ids', async ({
    assert,
  }) => {
    const [me, user] = [await staff('viewer'), await anna()]
    await text(user, 'Hello there')
    const [said] = await rows<{ id: number; message_sid: string }>(
      `select id, message_sid from messages where direction = 'inbound'`
    )
    await rows(`update messages set message_sid = ? where id = ? returning id`, SID, said!.id)
    assert.deepEqual(idsOf((await search(me, SID)).texts), [said!.id])
    assert.include(idsOf((await search(me, String(said!.id))).texts), said!.id)
    await buy(user, 'starter')
    const [paid] = await rows<Record<string, string>>(
      'select id, intent_id, invoice_id, subscription_id from purchases'
    )
    for (const id of [paid!.intent_id, paid!.invoice_id, paid!.subscription_id]) {
      const { payments } = await search(me, id)
      assert.deepInclude(
        payments.map((hit) => [hit.resource, hit.id]),
        ['purchases', Number(paid!.id)],
        id
      )
    }
    const { payments } = await search(me, paid!.subscription_id)
    assert.include(
      payments.map(({ resource }) => resource),
      'subscriptions'
    )
    assert.deepEqual((await search(me, 'pi_nobodys')).payments, [])
  })

  test('tells a viewer nobody by name, e-mail or number', async ({ assert }) => {
    const [me, user] = [await staff('viewer'), await anna()]
    for (const words of ['zoe', 'anna.lind@mail.example', user.phone, '…' + user.phone.slice(-4)]) {
      const answer = await search(me, words)
      assert.deepEqual(answer, { people: [], texts: [], payments: [], isByIdsOnly: true }, words)
    }
    const byId = await search(me, `#${user.id}`)
    assert.deepEqual(idsOf(byId.people), [user.id])
    assert.include(JSON.stringify(byId.people), '•••')
    assert.notInclude(JSON.stringify(byId.people), 'Zoë')
  })

  test('stands in the audit log, without the words, once for the same ones', async ({ assert }) => {
    const me = await staff('support')
    await anna()
    for (const words of ['zoe lind', 'Zoe Lind', 'pi_12345']) await search(me, words)
    const entries = await rows('select action, subject, actor_id from audit_log order by id')
    assert.deepEqual(entries, [
      { action: 'signups.search', subject: 'signups', actor_id: me.id },
      { action: 'search.use', subject: 'search', actor_id: me.id },
    ])
    assert.notInclude(JSON.stringify(await rows('select * from audit_log')).toLowerCase(), 'zoe')
  })

  test('is for staff, of two letters at least, and not for ever', async ({ assert }) => {
    const me = await staff('support')
    const stranger = await onboardedUser()
    assert.equal(await statusOf(search({ ...me, cookie: stranger.cookie }, 'zoe')), 403)
    for (const words of ['z', '', '   ', 'x'.repeat(201), null, 5, undefined]) {
      assert.equal(await statusOf(search(me, words)), 422, String(words))
    }
    const { searches } = limits.staff
    const usual = searches.perHour
    searches.perHour = 2
    const seen = []
    for (const words of ['aa', 'bb', 'cc', 'bb']) seen.push(await statusOf(search(me, words)))
    searches.perHour = usual
    assert.deepEqual(seen, [200, 200, 429, 200])
  })
})

const SID = 'SM0123456789abcdef0123456789abcdef'
