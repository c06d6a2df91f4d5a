import app from '@adonisjs/core/services/app'
import { Logger } from '@adonisjs/core/logger'
import { test } from '@japa/runner'
import { DAY } from '#app/core/clock/durations'
import { ReportText } from '#app/safety/signs/report_text'
import { clock, freshDatabase, onboardedUser, pass, rows, type TestUser, text } from '#tests/world'

async function idOf(kind: string): Promise<number> {
  const [row] = await rows<{ id: number }>('select id from messages where kind = ?', kind)
  return row?.id ?? 0
}

test.group('Reporting a text', (group) => {
  freshDatabase(group)

  test('keeps why, once, and shows it in the conversation at the next poll', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const view = () => client.get('/api/my-conversation').as(user)
    const before = await view()
    const messageId = await idOf('first_text')
    const report = (reason: string, note?: string) =>
      client
        .post('/api/reports')
        .as(user)
        .json({ messageId, reason, ...(note && { note }) })
    const first = await report('hurtful', ' That was cruel. ')
    const again = await report('other')
    first.assertStatus(200)
    assert.deepEqual([again.status(), again.body()], [first.status(), first.body()])
    assert.deepEqual(await rows('select user_id, message_id, reason, note from reports'), [
      { user_id: user.id, message_id: messageId, reason: 'hurtful', note: 'That was cruel.' },
    ])
    const after = await view().header('if-none-match', before.header('etag') ?? '')
    after.assertStatus(200)
    assert.isTrue(after.body().messages[0].isReported)
    assert.notProperty(before.body().messages[0], 'isReported')
  })

  test("is for what she said: one's own text, a draft and another person's are not found", async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'Hello')
    await pass(7000)
    await text(user, 'HELP')
    const stranger = await onboardedUser()
    const [hers] = await rows<{ id: number }>(
      'select id from messages where user_id = ?',
      stranger.id
    )
    const wrong = [await idOf('talk'), await idOf('reply'), await idOf('keyword_answer'), hers?.id]
    assert.isTrue(wrong.every((id) => Number(id) > 0))
    for (const messageId of [...wrong, 987654, Number.MAX_SAFE_INTEGER]) {
      const response = await client
        .post('/api/reports')
        .as(user)
        .json({ messageId, reason: 'other' })
      response.assertStatus(404)
    }
    assert.lengthOf(await rows('select id from reports'), 0)
  })

  test('refuses {$self}')
    .with([
      {},
      { messageId: 1 },
      { messageId: 1, reason: 'boring' },
      { messageId: '1', reason: 'other' },
      { messageId: 0, reason: 'other' },
      { messageId: 1.5, reason: 'other' },
      { messageId: 1, reason: 'other', note: 'x'.repeat(501) },
    ] as object[])
    .run(async ({ client }, wrong) => {
      const user = await onboardedUser()
      const response = await client.post('/api/reports').as(user).json(wrong)
      response.assertStatus(422)
    })

  test('is possible twenty times a day; a repeat does not count', async ({ client, assert }) => {
    const user = await onboardedUser()
    const ids = await sentTexts(user, 22)
    const report = (messageId: number) =>
      client.post('/api/reports').as(user).json({ messageId, reason: 'other' })
    for (const id of ids.slice(0, 20)) (await report(id)).assertStatus(200)
    assert.equal((await report(ids[0] ?? 0)).status(), 200)
    const refused = await report(ids[20] ?? 0)
    refused.assertStatus(429)
    assert.equal(refused.header('retry-after'), String(DAY / 1000))
    clock.advance(DAY)
    assert.equal((await report(ids[20] ?? 0)).status(), 200)
  })

  test('says so in the log, with ids and nothing a person wrote', async ({ assert }) => {
    const user = await onboardedUser()
    const lines: unknown[][] = []
    const logger = { warn: (...line: unknown[]) => lines.push(line) }
    app.container.swap(Logger, () => logger as unknown as Logger)
    const reportText = await app.container.make(ReportText)
    app.container.restore(Logger)
    const messageId = await idOf('first_text')
    await reportText.execute(user.id, { messageId, reason: 'crisis', note: 'a private note' })
    const [row] = await rows<{ id: number }>('select id from reports')
    assert.deepEqual(lines, [
      [
        { report: row?.id, user: user.id, message: messageId, reason: 'crisis' },
        'a text was reported',
      ],
    ])
  })

  test('is nothing for visitors', async ({ client }) => {
    const response = await client.post('/api/reports').json({ messageId: 1, reason: 'other' })
    response.assertStatus(401)
  })
})

async function sentTexts(user: TestUser, count: number): Promise<number[]> {
  const [conversation] = await rows<{ id: number }>(
    'select id from conversations where user_id = ?',
    user.id
  )
  const ids: number[] = []
  for (let i = 0; i < count; i++) {
    const [row] = await rows<{ id: number }>(
      `insert into messages (conversation_id, user_id, direction, kind, body, state, created_at)
       values (?, ?, 'outbound', 'greeting', 'Hey', 'sent', ?) returning id`,
      conversation?.id ?? 0,
      user.id,
      clock.now()
    )
    ids.push(row?.id ?? 0)
  }
  return ids
}
