import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { addLoop } from '#app/conversations/initiative/open_loops'
import { Forget } from '#app/memory/forgetting/forget'
import {
  clock,
  database,
  freshDatabase,
  newSid,
  onboardedUser,
  rows,
  type TestUser,
} from '#tests/world'

interface Talk extends TestUser {
  conversationId: number
}

const BEFORE = 2 ** 31 - 1

test.group('What is left of something forgotten', (group) => {
  let [mine, other]: Talk[] = []
  freshDatabase(group)
  group.each.setup(async () => {
    ;[mine, other] = [await newTalk(), await newTalk()]
  })

  async function newTalk(): Promise<Talk> {
    const user = await onboardedUser()
    const [row] = await rows<{ id: number }>(
      'select id from conversations where user_id = ?',
      user.id
    )
    return { ...user, conversationId: row?.id ?? 0 }
  }

  async function say(
    talk: Talk,
    body: string,
    [state, kind]: [string, string] = ['received', 'talk']
  ): Promise<number> {
    const direction = state === 'received' ? 'inbound' : 'outbound'
    const [row] = await rows<{ id: number }>(
      `insert into messages (conversation_id, user_id, direction, kind, body, state, created_at,
         expires_at, phone_key, message_sid)
       values (?, ?, ?, ?, ?, ?, ${clock.now()}, 7, 'key', ?) returning id`,
      ...[talk.conversationId, talk.id, direction, kind, body, state, newSid()]
    )
    return row?.id ?? 0
  }

  async function forgetZebra(): Promise<number | 'too many'> {
    const forget = await app.container.make(Forget)
    const db = await database()
    const wish = { words: ['zebra'], before: BEFORE }
    return db.transaction((tx) => forget.words(tx, mine?.id ?? 0, wish))
  }

  test('questions she meant to ask go when they name it or were read where it stood', async ({
    assert,
  }) => {
    const [cut, kept] = [await say(mine!, 'A zebra at the exam.'), await say(mine!, 'Tomorrow.')]
    const theirs = await say(other!, 'A zebra.')
    const { read } = await database()
    for (const [talk, messageId, subject] of [
      [mine!, cut, 'exam'],
      [mine!, kept, 'exam'],
      [mine!, kept, 'zebra ride'],
      [other!, theirs, 'zebra ride'],
    ] as const) {
      const text = { userId: talk.id, conversationId: talk.conversationId, messageId, at: 0 }
      await addLoop(read, text, { subject, eventAt: 1, isAllDay: true, askAt: 1 })
    }
    assert.equal(await forgetZebra(), 1)
    assert.deepEqual(await rows('select message_id, subject from open_loops order by id'), [
      { message_id: kept, subject: 'exam' },
      { message_id: theirs, subject: 'zebra ride' },
    ])
  })

  test('topics go, in whatever words, and the gist is made anew', async ({ assert }) => {
    await rows(
      `update conversations set topics = '["my zebra","garden"]', summary = 'a zebra', summary_until = 5,
         version = 3, memory_version = 4 returning id`
    )
    await rows('delete from jobs returning id')
    await forgetZebra()
    const talks = await rows(
      'select topics, summary, summary_until, version, memory_version from conversations order by id'
    )
    assert.deepEqual(talks, [
      { topics: '[]', summary: '', summary_until: 0, version: 4, memory_version: 5 },
      {
        ...{ topics: '["my zebra","garden"]', summary: 'a zebra', summary_until: 5 },
        ...{ version: 3, memory_version: 4 },
      },
    ])
    const jobs = await rows(`select kind, run_at from jobs where kind <> 'reply'`)
    assert.deepEqual(jobs, [{ kind: 'remember', run_at: clock.now() }])
  })

  test('what she has not sent yet does not leave; the person’s own words and others’ do', async ({
    client,
    assert,
  }) => {
    const named = await say(mine!, 'The zebra.', ['queued', 'initiative'])
    const onItsWay = await say(mine!, 'The zebra.', ['sending', 'initiative'])
    const left = [
      await say(mine!, 'The garden.', ['queued', 'initiative']),
      await say(mine!, 'The zebra.', ['queued', 'notice']),
      await say(mine!, 'The zebra.', ['queued', 'scheduled']),
      await say(other!, 'The zebra.', ['queued', 'initiative']),
    ]
    const { read } = await database()
    await client
      .post('/api/schedule-message')
      .as(mine!)
      .json({ messageType: 'good_morning', time: '08:00' })
    await read.run(`update schedules set custom_message = 'The zebra.'`)
    await read.run(
      `insert into firings (schedule_id, local_date, state, due_at, claimed_at, message_id)
       select id, '2026-11-18', 'queued', 1, 1, cast(? as integer) from schedules`,
      left[2] ?? 0
    )
    await forgetZebra()
    const seen = async (id: number) => {
      const [row] = await rows('select body, state, expires_at from messages where id = ?', id)
      return Object.values(row ?? {})
    }
    assert.deepEqual(await seen(named), ['[forgotten]', 'failed', 7])
    assert.deepEqual(await seen(onItsWay), ['The zebra.', 'sending', 0])
    for (const [index, id] of left.entries()) {
      const body = index === 0 ? 'The garden.' : 'The zebra.'
      assert.deepEqual(await seen(id), [body, 'queued', 7])
    }
  })

  test('a text it was cut from is not tried again and is taken back at the provider', async ({
    assert,
  }) => {
    await rows('update messages set expires_at = 7 returning id')
    const [sent, inbound] = [
      await say(mine!, 'The zebra.', ['sent', 'reply']),
      await say(mine!, 'A zebra?'),
    ]
    await say(mine!, 'The garden.', ['sent', 'reply'])
    assert.equal(await forgetZebra(), 2)
    const ended = await rows('select id from messages where expires_at = 0')
    assert.deepEqual(ended, [{ id: sent }])
    const removed = await rows(
      'select m.id from removed_texts r join messages m on m.message_sid = r.message_sid order by m.id'
    )
    assert.deepEqual(removed, [{ id: sent }, { id: inbound }])
    assert.lengthOf(await rows(`select id from jobs where kind = 'wipe_deleted'`), 1)
  })

  test('a memory whose words stand in what is left of the text stays', async ({ assert }) => {
    const id = await say(mine!, 'A zebra at home. Hiking with Bo was great.')
    const { read } = await database()
    for (const [slot, value, body] of [
      ['likes', 'hiking', 'You like hiking.'],
      ['pet', 'zebra', 'You have a zebra.'],
    ] as const) {
      await read.run(
        `insert into memories (user_id, about, slot, value, value_key, body, confidence, valid_from,
           said_at, saved_at)
         values (?, 'user', ?, ?, ?, ?, 100, 1, 1, 1)`,
        ...[mine!.id, slot, value, value, body]
      )
    }
    await read.run(
      'insert into memory_sources (memory_id, message_id) select id, cast(? as integer) from memories',
      id
    )
    await forgetZebra()
    assert.deepEqual(await rows('select body from memories'), [{ body: 'You like hiking.' }])
  })

  test('nothing is taken back where nothing was cut', async ({ assert }) => {
    await rows('delete from jobs returning id')
    assert.equal(await forgetZebra(), 0)
    assert.isEmpty(await rows(`select id from jobs where kind <> 'remember'`))
  })
})
