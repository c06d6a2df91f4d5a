import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DeleteAccount } from '#app/privacy/delete_account'
import { ExportAccount } from '#app/privacy/export_account'
import { recordAudit } from '#app/ledgers/audit/audit_log'
import { livedInAccount, SECRETS } from '#tests/lived_in_account'
import {
  clock,
  database,
  freshDatabase,
  keyOf,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  signedUpUser,
  text,
} from '#tests/world'

const URL = '/api/export'

function take(client: ApiClient, cookie: string) {
  return client.post(URL).as({ cookie }).json({ currentPassword: PASSWORD })
}

interface Export {
  texts: {
    text: string
    direction: string
    kind: string
    state: string
    createdAt: string
    generatedBy?: string
  }[]
  [section: string]: unknown
}

async function collect(pieces: AsyncIterable<string>): Promise<string[]> {
  const collected: string[] = []
  for await (const piece of pieces) collected.push(piece)
  return collected
}

test.group("Downloading one's data", (group) => {
  freshDatabase(group)

  test('is a JSON file to keep, named after the day where the person is', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser({ timeZone: 'Asia/Tokyo' })
    const response = await take(client, user.cookie)
    response.assertStatus(200)
    assert.match(response.header('content-type') ?? '', /^application\/json/)
    assert.equal(
      response.header('content-disposition'),
      'attachment; filename="everly-export-2026-11-19.json"'
    )
    assert.equal(response.header('cache-control'), 'no-store')
  })

  test('holds everything about the person', async ({ client, assert }) => {
    const user = await livedInAccount()
    const response = await take(client, user.cookie)
    const document = response.body() as Export
    const whole = JSON.stringify(document)
    const said = SECRETS.filter((word) => word !== 'xylophone')
    assert.deepEqual(
      said.filter((word) => !whole.includes(word)),
      []
    )
    assert.containsSubset(document.account, {
      email: user.email,
      phone: user.phone,
      lastName: 'Fenwickshire',
      dateOfBirth: '1990-05-17',
      timeZone: 'America/New_York',
    })
    assert.containsSubset(document.companion, { name: 'Valentina', age: 24 })
    assert.containsSubset(document.companion, {
      backstory: 'She collects lanterns.',
      keyMemories: 'I whistle at breakfast.',
      changes: [],
    })
    assert.containsSubset(document.textMarks, [{ vote: 'up' }])
    assert.containsSubset(document.conversation, { topicsDiscussed: ['travel'] })
    assert.containsSubset(document.memories, [{ text: 'You keep a porcupine.', isPinned: true }])
    assert.containsSubset(document.diary, [
      { date: '2026-11-17', text: 'We talked about the accordion.', generatedBy: 'ai' },
    ])
    assert.containsSubset(document.reports, [{ reason: 'other', note: 'About the marmalade.' }])
    assert.containsSubset(document.staffNotes, [{ text: 'Asked about the kettle.' }])
    assert.containsSubset(document.schedules, [{ time: '08:00', enabled: true }])
    assert.containsSubset(document.openLoops, [
      { subject: 'tambourine recital', isAllDay: false, state: 'open', reason: null },
    ])
    assert.containsSubset(document.account, { mayTextFirst: true })
    assert.containsSubset(document.consents, [
      { event: 'given', wording: 'I agree to receive texts.', at: '2026-11-18T17:01:01.000Z' },
    ])
    assert.containsSubset(document.sessions, [{ device: 'UnusualBrowser/1.0' }])
    assert.containsSubset(document.allowanceEntries, [{ entry: 'grant', amount: 10 }])
    assert.containsSubset(document.activities, [{ description: 'Valentina was created' }])
  })

  test('holds what the person cost, what went back, and what staff looked at, not who', async ({
    client,
    assert,
  }) => {
    const user = await livedInAccount()
    const staff = { id: 77, role: 'support', ip: '192.0.2.77', requestId: null } as const
    const look = { actor: staff, subject: 'messages', fields: ['body'], at: 0 }
    const { read } = await database()
    await recordAudit(read, { ...look, action: 'resources.reveal', personId: user.id })
    await recordAudit(read, { ...look, action: 'resources.reveal', personId: user.id + 1 })
    const pause = { ...look, action: 'signups.pause', subject: 'signups', subjectId: user.id }
    await recordAudit(read, { ...pause, reason: 'between us' })
    const [purchase] = await rows<{ id: number }>(
      `insert into purchases (user_id, provider, kind, plan_id, amount, refunded, currency, state,
         created_at, updated_at)
       values (?, 'test', 'refill', 'refill', 499, 99, 'usd', 'paid', 0, 0) returning id`,
      user.id
    )
    await rows(
      'insert into refunds (purchase_id, amount, moved_at) values (?, 99, 0) returning id',
      purchase?.id ?? 0
    )
    await rows(
      `update users set billed_state = 'TX', paused_at = 0, paused_for = 'staff', tender_until = 0
       where id = ? returning id`,
      user.id
    )
    const response = await take(client, user.cookie)
    const document = response.body() as Export
    const epoch = '1970-01-01T00:00:00.000Z'
    assert.containsSubset(document.account, {
      ...{ billedState: 'TX', pausedAt: epoch, pausedFor: 'staff', tenderUntil: epoch },
    })
    assert.deepEqual(document.staffLooks, [
      { at: epoch, action: 'resources.reveal', fields: ['body'], role: 'support' },
      { at: epoch, action: 'signups.pause', fields: ['body'], role: 'support' },
    ])
    assert.deepEqual(document.refunds, [{ amountCents: 99, at: epoch }])
    assert.containsSubset(document.purchases, [{ isDisputed: false, refundedAt: null }])
    assert.containsSubset(document.costs, [{ day: '2026-11-18', kind: 'ai' }])
    assert.containsSubset(document.modelCalls, [{ purpose: 'reply', outcome: 'ok' }])
    assert.notMatch(response.text(), /between us|192\.0\.2\.77/)
    await rows(`delete from purchases returning id`)
  })

  test('holds the number they are moving to, and what is known of the one they have', async ({
    client,
    assert,
  }) => {
    const user = await livedInAccount()
    await text(user, 'STOP')
    await rows(
      'update recipients set blocked_at = 0, unreachable_strikes = 2 where phone_key = ? returning *',
      await keyOf(user.phone)
    )
    const { newPhone, number } = (await take(client, user.cookie)).body() as Export
    assert.containsSubset(newPhone, { phone: '+12025554321', countryCode: '+1' })
    assert.containsSubset(number, {
      optedOutSince: new Date(clock.now()).toISOString(),
      optedOutBy: 'keyword',
      blockedSince: '1970-01-01T00:00:00.000Z',
      unreachableStrikes: 2,
      badReason: null,
    })
    assert.notProperty(number, 'phoneKey')
    const fresh = (await take(client, (await signedUpUser()).cookie)).body() as Export
    assert.isNull(fresh.newPhone)
  })

  test('holds what became of each scheduled text, and what is written ahead', async ({
    client,
    assert,
  }) => {
    const user = await livedInAccount()
    const other = await onboardedUser()
    await say(user, 'Good morning to you')
    await rows(
      `insert into firings (schedule_id, local_date, state, due_at, claimed_at, reason)
       select id, '2026-11-17', 'missed', 0, 0, 'Too late' from schedules returning id`
    )
    await rows(
      `update schedules set prepared_text = 'Rise and shine', prepared_for = '2026-11-19' returning id`
    )
    const { schedules, firings } = (await take(client, user.cookie)).body() as Export
    const [schedule] = schedules as { id: number }[]
    const prepared = { date: '2026-11-19', text: 'Rise and shine', generatedBy: 'ai' }
    assert.containsSubset(schedules, [{ customMessage: 'Play the tambourine', prepared }])
    assert.containsSubset(firings, [
      { scheduleId: schedule?.id, state: 'sent', reason: null, isAsked: false },
      { date: '2026-11-17', state: 'missed', reason: 'Too late', textId: null },
    ])
    assert.lengthOf(firings as object[], 2)
    const theirs = (await take(client, other.cookie)).body() as Export
    assert.deepEqual([theirs.schedules, theirs.firings], [[], []])
  })

  test('says of an age when it is past', async ({ client, assert }) => {
    const user = await onboardedUser()
    await rows(
      `insert into memories (user_id, about, slot, value_key, body, is_pinned, saved_at, said_at)
       values (?, 'user', 'age', '34', 'You are 34 years old.', (1 = 0), 0, 0) returning id`,
      user.id
    )
    const { memories } = (await take(client, user.cookie)).body() as Export
    assert.containsSubset(memories, [{ heldUntil: '1971-01-01T00:00:00.000Z' }])
  })

  test('lists every text as it stands in the tables', async ({ client, assert }) => {
    const user = await livedInAccount()
    const response = await take(client, user.cookie)
    const stored = await rows<{
      body: string
      direction: string
      state: string
      created_at: number
    }>('select body, direction, state, created_at from messages order by user_id is not null, id')
    assert.deepEqual(
      (response.body() as Export).texts.map(({ text: body, direction, state, createdAt }) => ({
        body,
        direction,
        state,
        created_at: Date.parse(createdAt),
      })),
      stored
    )
    assert.isAtLeast(stored.length, 7)
  })

  test('says which words an AI wrote, and which their person', async ({ client, assert }) => {
    const user = await livedInAccount()
    await say(user, 'Play the tambourine')
    await say(user, 'Good morning to you')
    const response = await take(client, user.cookie)
    const { texts } = response.body() as Export
    assert.deepEqual(
      texts.map(({ kind, generatedBy }) => (generatedBy ? `${kind} by ${generatedBy}` : kind)),
      [
        ...['stray', 'pointer', 'code', 'first_text by ai', 'talk', 'reply by ai'],
        ...['keyword', 'keyword_answer', 'scheduled', 'scheduled by ai'],
      ]
    )
  })

  test('knows no keys, hashes or names of jobs', async ({ client, assert }) => {
    const user = await livedInAccount()
    const response = await take(client, user.cookie)
    const secrets = await rows<Record<string, string>>(
      'select u.password, u.phone_key, s.token_hash from users u join sessions s on s.user_id = u.id'
    )
    assert.isNotEmpty(secrets)
    const whole = response.text()
    for (const secret of secrets.flatMap((row) => Object.values(row))) {
      assert.notInclude(whole, secret)
    }
    assert.notMatch(whole, /_key|_hash|password|signup:|reply:|first_text:/i)
    assert.notInclude(whole, PASSWORD)
  })

  test('holds nothing of another person', async ({ client, assert }) => {
    const other = await livedInAccount()
    const user = await onboardedUser()
    await text(user, 'Just me')
    await pass(60_000)
    const response = await client
      .post(`${URL}?id=${other.id}`)
      .as(user)
      .json({ currentPassword: PASSWORD })
    assert.deepEqual(
      SECRETS.filter((word) => response.text().includes(word)),
      []
    )
    assert.include(response.text(), 'Just me')
  })

  test('of a person who has nothing yet is a document all the same', async ({ client, assert }) => {
    const user = await signedUpUser()
    const response = await take(client, user.cookie)
    assert.containsSubset(response.body(), { companion: null, conversation: null })
    assert.deepEqual((response.body() as Export).texts, [])
  })

  test('is read page by page, however much there is', async ({ assert }) => {
    const user = await onboardedUser()
    await writeTexts(user.id, 1234)
    const action = await app.container.make(ExportAccount)
    const pieces = await collect((await action.execute(user.id)).pieces)
    assert.isAtMost(Math.max(...pieces.map((piece) => piece.length)), 100_000)
    const { texts } = JSON.parse(pieces.join('')) as Export
    assert.lengthOf(texts, 1235)
    assert.lengthOf(new Set(texts.map((one) => one.text)), 1235)
  })

  test('stays a whole document when texts come, or the account goes, meanwhile', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await writeTexts(user.id, 700)
    const action = await app.container.make(ExportAccount)
    const { pieces } = await action.execute(user.id)
    const collected: string[] = []
    for await (const piece of pieces) {
      collected.push(piece)
      if (collected.length === 3) await text(user, 'in between')
      if (collected.length === 5) {
        await (await app.container.make(DeleteAccount)).execute(user.id)
      }
    }
    const document = JSON.parse(collected.join('')) as Export
    assert.isBelow(document.texts.length, 700)
    assert.deepEqual(document.sessions, [])
  })

  test('arrives whole over the wire', async ({ client, assert }) => {
    const user = await onboardedUser()
    await writeTexts(user.id, 3000)
    const response = await take(client, user.cookie)
    assert.lengthOf((response.body() as Export).texts, 3001)
  })

  test('is possible ten times an hour', async ({ client, assert }) => {
    const user = await signedUpUser()
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) {
      const response = await take(client, user.cookie)
      statuses.push(response.status())
    }
    assert.deepEqual(statuses, [...Array<number>(10).fill(200), 429])
    const other = await signedUpUser()
    const response = await take(client, other.cookie)
    response.assertStatus(200)
  })

  test('is nothing for visitors', async ({ client }) => {
    const response = await client.post(URL)
    response.assertStatus(401)
  })
})

/** As the schedule of this person would have sent it. */
async function say(user: { id: number; phone: string }, body: string): Promise<void> {
  const [firing] = await rows<{ id: number }>(
    `insert into firings (schedule_id, local_date, state, due_at, claimed_at)
     select id, ?, 'sent', ?, ? from schedules where user_id = ? returning id`,
    body,
    clock.now(),
    clock.now(),
    user.id
  )
  await rows(
    `insert into messages (user_id, direction, kind, body, phone, dedup_key, state, created_at)
     values (?, 'outbound', 'scheduled', ?, ?, ?, 'sent', ?) returning id`,
    user.id,
    body,
    user.phone,
    `firing:${firing?.id}`,
    clock.now()
  )
}

async function writeTexts(userId: number, count: number): Promise<void> {
  const values = Array.from(
    { length: count },
    (_, i) => `(${userId}, 'inbound', 'talk', 'line "${i}" 🙂', 'received', ${clock.now()})`
  )
  await rows(
    `insert into messages (user_id, direction, kind, body, state, created_at)
     values ${values.join(', ')} returning id`
  )
}
