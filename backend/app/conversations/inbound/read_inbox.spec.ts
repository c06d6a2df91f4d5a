import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { AnotherServer } from '#tests/another_server'
import { ReadForTooLong } from '#app/core/threads/threads'
import { takeUnread } from '#app/conversations/inbound/inbox_sql'
import { PlaceText } from '#app/conversations/inbound/place_text'
import { InboxThinking, ReadInbox } from '#app/conversations/inbound/read_inbox'
import { readWords } from '#app/conversations/inbound/read_words'
import { queueText } from '#tests/queue_text'
import {
  database,
  freshDatabase,
  keyOf,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  type TestUser,
  unreadText,
} from '#tests/world'

const waiting = () => rows<{ body: string }>('select body from inbox order by id')
const talk = () =>
  rows<{ body: string }>(
    `select body from messages where direction = 'inbound' and kind = 'talk' order by id`
  )
const optedOut = async () =>
  (await rows<{ at: number | null }>('select opted_out_at as at from recipients'))[0]?.at ?? null

/** Reads as the job does, with another reader. */
async function readWith(user: TestUser, read: typeof readWords, patiently = read): Promise<void> {
  const thinking = {
    readWords: async (body: string) => read(body),
    readWordsPatiently: async (body: string) => patiently(body),
  }
  const place = await app.container.make(PlaceText)
  const server = new AnotherServer().with(InboxThinking, thinking).with(PlaceText, place)
  const inbox = await server.make(ReadInbox)
  await inbox.execute({ phoneKey: await keyOf(user.phone) })
}

test.group('Texts that were not read yet', (group) => {
  freshDatabase(group)

  test('stand in no talk before they are read', async ({ assert }) => {
    const user = await onboardedUser()
    await unreadText(user, 'hi')
    assert.lengthOf(await waiting(), 1)
    assert.lengthOf(await talk(), 0)
    await runDue()
    assert.lengthOf(await waiting(), 0)
    assert.deepEqual(await talk(), [{ body: 'hi' }])
  })

  test('hold back everything to that number, and nothing to others', async ({ assert }) => {
    const [user, other] = [await onboardedUser(), await onboardedUser()]
    await unreadText(user, 'please stop texting me')
    await rows(`delete from jobs where kind = 'read_inbox' returning id`)
    await queueText(user, 'Not yet.')
    await queueText(other, 'For you.')
    await pass(60_000, 1000)
    assert.notInclude(sms.textsTo(user.phone), 'Not yet.')
    assert.include(sms.textsTo(other.phone), 'For you.')
    await readWith(user, readWords)
    await pass(60_000, 1000)
    assert.notInclude(sms.textsTo(user.phone), 'Not yet.')
    assert.isNotNull(await optedOut())
  })

  test('keep a code waiting a moment, not from going', async ({ assert, client }) => {
    const phone = '+12025550177'
    await unreadText({ phone }, 'hi')
    const asked = client.post('/api/send-verification').json({ phoneNumber: phone })
    await Promise.all([asked.then((answer) => answer.assertStatus(200)), runDue()])
    assert.match(sms.textsTo(phone).join(), /code is/)
  })

  test('are read in their order: a START after a STOP in plain words counts', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await unreadText(user, 'please stop texting me')
    await unreadText(user, 'START')
    assert.lengthOf(await waiting(), 0)
    assert.isNull(await optedOut())
    assert.lengthOf(await talk(), 0)
  })

  test('a literal STOP counts before the provider is answered, whatever waits', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await unreadText(user, 'i want to die')
    await unreadText(user, 'STOP')
    assert.isNotNull(await optedOut())
    await runDue()
    assert.include(sms.lastTo(user.phone), '988')
    assert.include(sms.lastTo(user.phone), 'unsubscribed')
  })

  test('read by two at once they are placed once', async ({ assert }) => {
    const user = await onboardedUser()
    for (const body of ['one', 'two', 'three']) await unreadText(user, body)
    await Promise.all([
      readWith(user, readWords),
      readWith(user, readWords),
      readWith(user, readWords),
    ])
    assert.deepEqual(
      (await talk()).map(({ body }) => body),
      ['one', 'two', 'three']
    )
  })

  test('one that was not among those read stays, whatever its number', async ({ assert }) => {
    const user = await onboardedUser()
    for (const body of ['late', 'read']) await unreadText(user, body)
    const [, second] = await rows<{ id: number }>('select id from inbox order by id')
    const { read } = await database()
    assert.deepEqual([...(await takeUnread(read, [second?.id ?? 0]))], [second?.id])
    assert.deepEqual(await waiting(), [{ body: 'late' }])
  })

  test('what nobody can read in time is read once more, with more time, then it is talk', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await unreadText(user, 'i want to die')
    const tries: string[] = []
    const failing = (name: string) => () => {
      tries.push(name)
      throw new ReadForTooLong(name)
    }
    await readWith(user, failing('quickly'), failing('patiently'))
    assert.deepEqual(tries, ['quickly', 'patiently'])
    assert.deepEqual(await talk(), [{ body: 'i want to die' }])
    assert.lengthOf(await rows(`select id from messages where kind = 'crisis'`), 0)
  })

  test('a text that could be read at the second try is read', async ({ assert }) => {
    const user = await onboardedUser()
    await unreadText(user, 'i want to die')
    const tooLong = () => {
      throw new ReadForTooLong('readWords')
    }
    await readWith(user, tooLong, readWords)
    assert.lengthOf(await rows(`select id from messages where kind = 'crisis'`), 1)
  })

  test('another failure keeps the text where it is', async ({ assert }) => {
    const user = await onboardedUser()
    await unreadText(user, 'hi')
    await assert.rejects(() =>
      readWith(user, () => {
        throw new Error('no memory left')
      })
    )
    assert.lengthOf(await waiting(), 1)
  })
})
