import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Forget } from '#app/memory/forgetting/forget'
import { ListMessages } from '#app/console/message_lists/list_messages'
import { DeleteAccount } from '#app/privacy/delete_account'
import { StartOver } from '#app/privacy/start_over'
import { KeepTextsFindable } from '#app/console/text_search/keep_texts_findable'
import { SearchWords } from '#app/console/text_search/search_words'
import { SendCode } from '#app/people/codes/send_code'
import {
  clock,
  database,
  freshDatabase,
  onboardedUser,
  pass,
  rows,
  sms,
  text,
  type TestUser,
} from '#tests/world'
import { thinkingHere } from '#tests/thinking_here'

const NEWEST = { field: 'id', order: 'DESC' } as const

/** Until nothing is left to do, as the job does. */
async function index(progress: object = {}): Promise<object> {
  const keep = await app.container.make(KeepTextsFindable)
  const outcome = await keep.execute(progress)
  return outcome.againAt ? index(outcome.payload) : (outcome.payload ?? {})
}

/** The bodies of what is found, the newest first. */
async function find(words: string): Promise<string[]> {
  const lists = await app.container.make(ListMessages)
  const wish = { conditions: [], words, sort: NEWEST, range: { from: 0, to: 24 } }
  const { ids, total } = await lists.execute(wish)
  if (total !== ids.length) throw new Error(`${total} counted, ${ids.length} listed`)
  const texts = await rows<{ id: number; body: string }>('select id, body from messages')
  return ids.map((id) => texts.find((one) => one.id === id)?.body ?? 'gone')
}

async function say(user: TestUser, ...bodies: string[]): Promise<void> {
  for (const body of bodies) await text(user, body)
}

async function listed(): Promise<number> {
  const [row] = await rows<{ count: number }>('select count(*) as count from search_lists')
  return row?.count ?? 0
}

test.group('Looking for words in all texts', (group) => {
  freshDatabase(group)

  test('finds whole words of anybody in any form, the newest first', async ({ assert }) => {
    const [anna, ben] = [await onboardedUser(), await onboardedUser()]
    await say(anna, 'We were walking along the río')
    await say(ben, 'I WALK a lot!', 'sleepwalkers')
    await index()
    assert.deepEqual(await find('walk'), ['I WALK a lot!', 'We were walking along the río'])
    assert.deepEqual(await find('Rio'), ['We were walking along the río'])
    assert.deepEqual(await find('wal'), [])
  })

  test('several words are all of them, the small ones too, wherever they stand', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, 'the parrot is on the roof', 'a parrot', 'my roof leaks')
    await index()
    assert.deepEqual(await find('roof parrot'), ['the parrot is on the roof'])
    assert.deepEqual(await find('a parrot'), ['a parrot'])
    assert.deepEqual(await find('the roof is on the parrot'), ['the parrot is on the roof'])
    assert.deepEqual(await find('parrot cellar'), [])
  })

  test('what is typed is words and nothing else', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'parrot', 'near a roof')
    await index()
    for (const none of ['', '%', '*', '"', '🙂', '()', '_____', "'; drop table messages; --"]) {
      assert.deepEqual(await find(none), [], none)
    }
    assert.deepEqual(await find('"parrot"*'), ['parrot'])
    assert.deepEqual(await find('words:parrot'), [])
    assert.deepEqual(await find('parrot OR roof'), [])
    assert.deepEqual(await find('NEAR(roof a)'), ['near a roof'])
    assert.deepEqual(await find(`parrot ${'roof '.repeat(30)}`), [])
  })

  test('a text is found a moment after it came, also when it comes behind later ones', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, 'one parrot', 'two parrots', 'three parrots')
    const [, second] = await rows<{ id: number }>(
      `select id from messages where body like '%parrot%' order by id`
    )
    const all = await rows(`select * from messages where id = ${second?.id}`)
    await rows(`delete from messages where id = ${second?.id} returning id`)
    const progress = await index()
    assert.deepEqual(await find('parrot'), ['three parrots', 'one parrot'])
    const names = Object.keys(all[0] ?? {})
    const marks = names.map(() => '?').join(', ')
    const { read } = await database()
    await read.run(
      `insert into messages (${names.join(', ')}) values (${marks})`,
      ...(Object.values(all[0] ?? {}) as (string | number | boolean | null)[])
    )
    await index(progress)
    assert.deepEqual(await find('parrot'), ['three parrots', 'two parrots', 'one parrot'])
    await index()
    assert.deepEqual(await find('parrot'), ['three parrots', 'two parrots', 'one parrot'])
  })

  test('a forgotten sentence is found no more from that moment on, what is left of the text is', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, 'Rainy today. I have a parrot called Kiwi.')
    await index()
    assert.lengthOf(await find('kiwi'), 1)
    const [told] = await rows<{ id: number }>(`select id from messages where body like '%Kiwi%'`)
    const before = await listed()
    const { read } = await database()
    await read.run(
      `update messages set body = 'Rainy today. [forgotten]' where id = ?`,
      told?.id ?? 0
    )
    assert.deepEqual(await find('kiwi'), [])
    await index()
    assert.deepEqual(await find('kiwi'), [])
    assert.deepEqual(await find('rainy'), ['Rainy today. [forgotten]'])
    assert.isBelow(await listed(), before)
  })

  test('so does a text forgotten whole by the wish of its person', async ({ assert }) => {
    const user = await onboardedUser()
    await say(user, 'my secret is a walrus')
    await index()
    const [told] = await rows<{ id: number }>(`select id from messages where body like '%walrus%'`)
    const forget = await app.container.make(Forget)
    await (await database()).transaction((tx) => forget.texts(tx, user.id, [told?.id ?? 0]))
    assert.deepEqual(await find('walrus'), [])
    await index()
    assert.deepEqual(await find('walrus'), [])
  })

  test('nor the sentence a memory came from, once the memory is forgotten in settings', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, 'Long day. I live in Lisbon. My dog is called Rex.')
    await pass(2 * 60_000, 2000)
    await index()
    assert.lengthOf(await find('lisbon'), 1)
    const memories = await rows<{ id: number; body: string }>('select id, body from memories')
    const lisbon = memories.find(({ body }) => body.includes('Lisbon'))
    const forget = await app.container.make(Forget)
    await forget.execute({ userId: user.id, id: lisbon?.id ?? 0 })
    assert.deepEqual(await find('lisbon'), [])
    await index()
    assert.deepEqual(await find('lisbon'), [])
    assert.deepEqual(await find('rex'), ['Long day. [forgotten] My dog is called Rex.'])
  })

  test('of a talk that was started over nothing is found, of others all is', async ({ assert }) => {
    const [starting, staying] = [await onboardedUser(), await onboardedUser()]
    await say(starting, 'a walrus and a heron')
    await say(staying, 'a heron')
    await index()
    const startOver = await app.container.make(StartOver)
    await startOver.execute(starting.id)
    assert.deepEqual([await find('walrus'), await find('heron')], [[], ['a heron']])
    await index()
    assert.deepEqual([await find('walrus'), await find('heron')], [[], ['a heron']])
  })

  test('the digits of a code are found by nobody', async ({ assert }) => {
    const { id, phone } = await onboardedUser()
    const sendCode = await app.container.make(SendCode)
    await sendCode.execute({ phone, purpose: 'password_reset', userId: id })
    await index()
    const digits = /\d{6}/.exec(sms.sent.at(-1)?.body ?? '')?.[0] ?? ''
    assert.lengthOf(digits, 6)
    assert.lengthOf(await find('code'), 1)
    assert.deepEqual(await find(digits), [])
  })

  test('of a deleted account nothing is found, and nothing stays in the index', async ({
    assert,
  }) => {
    const [leaving, staying] = [await onboardedUser(), await onboardedUser()]
    await say(leaving, 'a walrus and a heron')
    await say(staying, 'a heron')
    await index()
    const deleteAccount = await app.container.make(DeleteAccount)
    await deleteAccount.execute(leaving.id)
    assert.deepEqual([await find('walrus'), await find('heron')], [[], ['a heron']])
    const before = await listed()
    await index()
    assert.isBelow(await listed(), before)
    assert.deepEqual([await find('walrus'), await find('heron')], [[], ['a heron']])
    assert.lengthOf(await rows('select * from texts_to_index'), 0)
  })

  test('the index holds no word, and another key finds nothing until all is indexed anew', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await say(user, 'a parrot')
    const progress = await index()
    assert.notMatch(JSON.stringify(await rows('select * from search_lists')), /parrot/)
    const words = new SearchWords(Buffer.from('another key'))
    const other = new KeepTextsFindable(await database(), clock, words, thinkingHere)
    const before = await listed()
    await other.execute(progress)
    assert.deepEqual(await find('parrot'), [])
    assert.equal(await listed(), before)
    await index({ ...progress, mark: words.mark })
    assert.deepEqual(await find('parrot'), ['a parrot'])
  })
})
