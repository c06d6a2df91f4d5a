import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { type ConsentGiven, Consents } from '#app/texting/consent/consents'
import { changeRecipient, findRecipient, forgetObstacles } from '#app/texting/consent/recipients'
import {
  clock,
  database,
  freshDatabase,
  keyOf,
  rows,
  signedUpUser,
  type TestUser,
} from '#tests/world'

interface Entry {
  user_id: number | null
  phone: string | null
  event: string
  source: string
  wording_version: string | null
  wording: string | null
  ip: string | null
  user_agent: string | null
  created_at: number
}

const ledger = () =>
  rows<Entry>(
    `select user_id, phone, event, source, wording_version, wording, ip, user_agent, created_at
     from consents order by id`
  )
const sql = async () => (await database()).read
const consents = () => app.container.make(Consents)

test.group('The ledger of consents', (group) => {
  let user: TestUser
  let given: ConsentGiven
  freshDatabase(group)
  group.each.setup(async () => {
    user = await signedUpUser()
    await rows('delete from consents returning id')
    given = {
      userId: user.id,
      phone: user.phone,
      source: 'profile',
      wording: { version: '2', text: 'You may text me.' },
      ip: '203.0.113.7',
      userAgent: 'Firefox',
      at: clock.now(),
    }
  })

  test('holds what was read, by whom, where and when: {event}')
    .with([
      { event: 'given', call: 'give' },
      { event: 'slot_confirmed', call: 'confirmSlot' },
      { event: 'initiative_allowed', call: 'allowInitiative' },
      { event: 'initiative_ended', call: 'endInitiative' },
    ] as const)
    .run(async ({ assert }, { event, call }) => {
      await (await consents())[call](await sql(), given)
      assert.deepEqual(await ledger(), [
        {
          user_id: user.id,
          phone: user.phone,
          event,
          source: 'profile',
          wording_version: '2',
          wording: 'You may text me.',
          ip: '203.0.113.7',
          user_agent: 'Firefox',
          created_at: clock.now(),
        },
      ])
    })

  test('keeps the first 200 signs of a browser’s name, and none of one without', async ({
    assert,
  }) => {
    const all = await consents()
    await all.give(await sql(), { ...given, userAgent: 'x'.repeat(300) })
    await all.give(await sql(), { ...given, userAgent: null })
    const names = (await ledger()).map((entry) => entry.user_agent)
    assert.deepEqual(names, ['x'.repeat(200), null])
  })

  test('holds the same consent once: another wording, number or person is another', async ({
    assert,
  }) => {
    const all = await consents()
    const other = await signedUpUser()
    await rows('delete from consents returning id')
    const wishes = [
      given,
      { ...given, wording: { ...given.wording, version: '3' } },
      { ...given, wording: { ...given.wording, text: 'Ida may text me.' } },
      { ...given, phone: other.phone },
      { ...given, userId: other.id },
    ]
    await all.confirmSlot(await sql(), given)
    for (const wish of [...wishes, ...wishes]) await all.giveOnce(await sql(), wish)
    assert.lengthOf(await ledger(), 1 + wishes.length)
  })

  test('STOP and START stand in it and in what is known of the number', async ({ assert }) => {
    const all = await consents()
    const who = { userId: user.id, phone: user.phone, at: clock.now() }
    await all.revoke(await sql(), { ...who, source: 'words' })
    const key = await keyOf(user.phone)
    assert.include((await findRecipient(await sql(), key))?.$attributes, {
      optedOutAt: who.at,
      optedOutBy: 'words',
      restoredAt: null,
    })
    await all.restore(await sql(), { ...who, at: who.at + 1 })
    assert.include((await findRecipient(await sql(), key))?.$attributes, {
      optedOutAt: null,
      optedOutBy: null,
      restoredAt: who.at + 1,
    })
    const entries = (await ledger()).map((entry) => [entry.event, entry.source, entry.created_at])
    assert.deepEqual(entries, [
      ['revoked', 'words', who.at],
      ['restored', 'keyword', who.at + 1],
    ])
    const numbers = (await ledger()).map((entry) => entry.phone)
    assert.deepEqual(numbers, [user.phone, user.phone])
  })

  test('the number of somebody unknown stands in it as a key only', async ({ assert }) => {
    const who = { userId: null, phone: '+12025559999', at: clock.now() }
    await (await consents()).revoke(await sql(), { ...who, source: 'keyword' })
    const [entry] = await rows<{ phone: string | null; phone_key: string }>(
      'select phone, phone_key from consents'
    )
    assert.deepEqual(entry, { phone: null, phone_key: await keyOf(who.phone) })
  })
})

test.group('What is known of a number', (group) => {
  freshDatabase(group)
  const blocked = async (phoneKey: string, at: number) =>
    changeRecipient(await sql(), {
      phoneKey,
      at,
      change: { blockedAt: at, unreachableStrikes: 2 },
    })
  const obstacles = async (phoneKey: string) => {
    const known = await findRecipient(await sql(), phoneKey)
    return [known?.blockedAt, known?.unreachableStrikes]
  }

  test('changes in those columns alone, and of that number alone', async ({ assert }) => {
    await blocked('one', 5)
    await blocked('two', 6)
    await changeRecipient(await sql(), { phoneKey: 'one', at: 9, change: { blockedAt: null } })
    assert.deepEqual(await obstacles('one'), [null, 2])
    assert.deepEqual(await obstacles('two'), [6, 2])
    assert.deepEqual(await rows('select updated_at from recipients order by phone_key'), [
      { updated_at: 9 },
      { updated_at: 6 },
    ])
  })

  test('what kept texts from it before they texted us is over, what came later is not', async ({
    assert,
  }) => {
    for (const [phoneKey, at] of Object.entries({ before: 4, then: 5, later: 6 })) {
      await blocked(phoneKey, at)
      await forgetObstacles(await sql(), phoneKey, 5)
    }
    await changeRecipient(await sql(), {
      phoneKey: 'never blocked',
      at: 1,
      change: { unreachableStrikes: 2 },
    })
    await blocked('somebody else', 3)
    await forgetObstacles(await sql(), 'never blocked', 5)
    assert.deepEqual(await obstacles('before'), [null, 0])
    assert.deepEqual(await rows(`select updated_at from recipients where phone_key = 'before'`), [
      { updated_at: 5 },
    ])
    assert.deepEqual(await obstacles('then'), [null, 0])
    assert.deepEqual(await obstacles('later'), [6, 2])
    assert.deepEqual(await obstacles('never blocked'), [null, 0])
    assert.deepEqual(await obstacles('somebody else'), [3, 2])
  })
})
