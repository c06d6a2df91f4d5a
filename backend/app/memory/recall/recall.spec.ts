import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { IndexTexts } from '#app/memory/recall/index_texts'
import { Recall } from '#app/memory/recall/recall'
import { clock, database, freshDatabase, onboardedUser, rows, type TestUser } from '#tests/world'
import { DAY } from '#app/core/clock/durations'

/** Two months before the tests' clock. */
const LONG_AGO = 60 * DAY

type Line = [sender: 'user' | 'girlfriend', body: string, more?: { state?: string; kind?: string }]

const TALK: Line[][] = [
  [
    ['user', 'Hey! I adopted a beagle today'],
    ['girlfriend', 'Aww! What is the name?'],
    ['user', 'Biscuit'],
    ['girlfriend', 'Biscuit is adorable'],
  ],
  [
    ['user', 'Work was rough, my boss Priya moved the deadline'],
    ['girlfriend', 'That sounds stressful. Take it slow'],
    ['user', 'I bake bread to unwind, sourdough mostly'],
    ['girlfriend', 'I like the smell of rain, you know'],
  ],
  [
    ['user', 'My sister Nora moved to Lisbon'],
    ['girlfriend', 'Will you visit her?'],
    ['user', 'In spring, we booked flights'],
    ['girlfriend', 'I would love to hear all of it'],
  ],
]

test.group('Recall', (group) => {
  freshDatabase(group)

  test('finds what was said by its words, its kin and what stands around it', async ({
    assert,
  }) => {
    const talk = await indexed(TALK)
    assert.include(await asked(talk, 'Do you remember what my dog is called?'), 'Biscuit')
    assert.include(
      await asked(talk, 'What do I do to relax?'),
      'I bake bread to unwind, sourdough mostly'
    )
    assert.include(
      await asked(talk, 'Where does my sister live?'),
      'My sister Nora moved to Lisbon'
    )
    const [first] = await moments(talk, 'Who is my manager at work?')
    assert.deepEqual(first, {
      id: talk.ids[4],
      sender: 'user',
      text: 'Work was rough, my boss Priya moved the deadline',
      at: clock.now() - LONG_AGO + 2 * DAY,
      rank: 0,
    })
  })

  test('chooses the same texts on every database', async ({ assert }) => {
    const talk = await indexed(TALK)
    const chosen = async (text: string, tokens = 60) =>
      (await moments(talk, text, { tokens })).map(({ id }) => talk.ids.indexOf(id))
    assert.deepEqual(await chosen('What did I say of my sister and her flights?'), [8, 9, 10])
    assert.deepEqual(await chosen('What dog do I have?'), [0, 2])
    assert.deepEqual(await chosen('What do you like?'), [])
    assert.deepEqual(await chosen('What smell do you like?'), [5, 6, 7])
    assert.deepEqual(await chosen('Tell me about work, bread and Lisbon', 90), [4, 5, 6, 8, 10])
  })

  test('a time it was said at is enough', async ({ assert }) => {
    const talk = await indexed(TALK)
    const found = await moments(talk, 'What did I tell you on September 21?', { tokens: 70 })
    assert.isNotEmpty(found)
    assert.deepEqual(
      found.map(({ id }) => talk.ids.indexOf(id)),
      [4, 5, 6, 7]
    )
  })

  test('of a text nobody asks anything in, at most a little comes to mind', async ({ assert }) => {
    const talk = await indexed(TALK)
    for (const text of ['hi', 'good morning!', 'lol ok', 'how are you?', '']) {
      assert.deepEqual(await asked(talk, text), [], text)
    }
    assert.deepEqual(await asked(talk, 'baked sourdough again', { tokens: 120 }), [
      'I bake bread to unwind, sourdough mostly',
    ])
  })

  test('what the prompt shows anyway is not recalled', async ({ assert }) => {
    const talk = await indexed(TALK)
    const found = await moments(talk, 'Where does my sister live?', { exceptFrom: talk.ids[8] })
    assert.isTrue(found.every(({ id }) => id < (talk.ids[8] ?? 0)))
  })

  test('never meets the talk of somebody else', async ({ assert }) => {
    const talk = await indexed([[['user', 'My cat is grey']]])
    const other = await indexed([[['user', 'My cat is a secret named Zanzibar']]])
    assert.deepEqual(await asked(talk, 'What about my cat?'), ['My cat is grey'])
    assert.deepEqual(await asked(other, 'What about my cat?'), [
      'My cat is a secret named Zanzibar',
    ])
    assert.deepEqual(await asked(talk, 'Zanzibar?'), [])
  })

  test('what never arrived was never said, nor are notices', async ({ assert }) => {
    const talk = await indexed([
      [
        ['user', 'My parrot sings'],
        ['girlfriend', 'Your parrot failed to arrive', { state: 'failed' }],
        ['girlfriend', 'Your parrot is unknown', { state: 'unknown' }],
        ['girlfriend', 'A notice of parrots', { kind: 'notice' }],
        ['girlfriend', 'Your parrot is delivered', { state: 'delivered' }],
      ],
    ])
    const said = ['My parrot sings', 'Your parrot is delivered']
    assert.deepEqual(await asked(talk, 'What about the parrot?'), said)
    await sql("update messages set state = 'undelivered' where body like '%is delivered'")
    assert.deepEqual(await asked(talk, 'What about the parrot?'), said.slice(0, 1))
  })

  test('a text still waiting to leave comes to mind once it has left', async ({ assert }) => {
    const talk = await indexed([
      [
        ['user', 'My parrot sings'],
        ['girlfriend', 'A parrot waits', { state: 'queued', kind: 'scheduled' }],
        ['user', 'The parrot sleeps'],
      ],
    ])
    assert.deepEqual(await asked(talk, 'parrot?'), ['My parrot sings', 'The parrot sleeps'])
    await sql("update messages set state = 'sent' where state = 'queued'")
    assert.deepEqual(await asked(talk, 'parrot?'), [
      'My parrot sings',
      'A parrot waits',
      'The parrot sleeps',
    ])
  })

  test('indexing goes on where it ended', async ({ assert }) => {
    const talk = await indexed(TALK)
    const line: Line = ['user', 'My parrot sings']
    await insertLine(talk, line, clock.now() - DAY)
    assert.deepEqual(await asked(talk, 'parrot?'), [])
    await index(talk.conversationId)
    assert.deepEqual(await asked(talk, 'parrot?'), ['My parrot sings'])
  })

  test('a changed text is found by its new words only', async ({ assert }) => {
    const talk = await indexed([[['user', 'My parrot is called Zanzibar. It sings.']]])
    await (
      await database()
    ).transaction(async (tx) => {
      await tx.sql.run(
        "update messages set body = 'It sings.' where conversation_id = ?",
        talk.conversationId
      )
      await (await app.container.make(IndexTexts)).again(tx, talk.ids)
    })
    assert.deepEqual(await asked(talk, 'Zanzibar?'), [])
    assert.deepEqual(await asked(talk, 'Who sings?'), ['It sings.'])
  })

  test('what was on a picture is found and quoted beside the words that came with it', async ({
    assert,
  }) => {
    const talk = await indexed([[['user', 'look who moved in']], [['user', '']]])
    const [first = 0, second = 0] = talk.ids
    const tell = async (note: string | null, id: number) => {
      const { read } = await database()
      await read.run('update messages set picture_note = ? where id = ?', note, id)
      await (
        await database()
      ).transaction(async (tx) => (await app.container.make(IndexTexts)).again(tx, [id]))
    }
    await tell('A brown puppy [asleep] on a sofa. Who is it?', first)
    await tell('A red kite.', second)
    assert.deepEqual(await asked(talk, 'do you remember the puppy?'), [
      'look who moved in [photo: A brown puppy asleep on a sofa. Who is it?]',
    ])
    assert.deepEqual(await asked(talk, 'remember my kite?'), ['[photo: A red kite.]'])
    assert.deepEqual(await rows('select asks from word_index where message_id = ?', first), [
      { asks: 'no' },
    ])
    await tell(null, second)
    assert.deepEqual(await asked(talk, 'remember my kite?'), [])
  })

  test('nothing can be said that breaks the search', async ({ assert }) => {
    const talk = await indexed(TALK)
    const hostile = [
      '"',
      "'",
      '*',
      'NEAR(a b)',
      'a OR b AND NOT c',
      'words:dog',
      '^dog',
      '-dog',
      'dog\0cat',
      "');drop table messages;--",
      'NEAR( "*" '.repeat(160),
      '"'.repeat(1600),
      "' | '".repeat(320),
      'dog & !cat <-> x:*?',
      '😀'.repeat(800),
      '\uD800?',
      '\\',
      '% _ ?'.repeat(300),
      'ｄｏｇ？ ДОМ 犬?',
      'x'.repeat(1600),
    ]
    for (const text of hostile) await assert.doesNotReject(() => moments(talk, text))
    assert.include(await asked(talk, `${'"*NEAR(" '.repeat(20)} dog called?`), 'Biscuit')
  })

  test('a long text is quoted in part', async ({ assert }) => {
    const filler = 'Then we went on and on about nothing in particular. '.repeat(25)
    const talk = await indexed([[['user', `${filler}My parrot learned to whistle. ${filler}`]]])
    const [found] = await asked(talk, 'What did the parrot learn?')
    assert.include(found, 'My parrot learned to whistle.')
    assert.isBelow(found?.length ?? 0, 700)
  })

  test('the index goes with its texts and never held a word', async ({ assert }) => {
    const talk = await indexed(TALK)
    const words = await rows<{ words: string }>('select words from word_index where words <> ?', '')
    assert.isAbove(words.length, 8)
    for (const { words: blind } of words) assert.match(blind, /^(?:\d+c[0-9a-f]{12} ?)+$/)
    await sql(`delete from messages where id = ${talk.ids[0]}`)
    assert.deepEqual(await asked(talk, 'beagle?'), [])
    await sql(`delete from users where id = ${talk.user.id}`)
    assert.deepEqual(await rows('select message_id from word_index'), [])
    if (isSqlite()) await checkFullText()
  })

  test('indexing again adds nothing', async ({ assert }) => {
    const talk = await indexed(TALK)
    const before = await rows('select * from word_index order by message_id')
    await index(talk.conversationId)
    assert.deepEqual(await rows('select * from word_index order by message_id'), before)
  })

  test('hours of silence begin another stretch of talk', async ({ assert }) => {
    const talk = await indexed(TALK)
    const stretches = await rows<{ stretch: number }>(
      'select distinct stretch from word_index where stretch >= ? order by stretch',
      talk.ids[0] ?? 0
    )
    assert.deepEqual(
      stretches.map(({ stretch }) => talk.ids.indexOf(stretch)),
      [0, 4, 8]
    )
  })
})

interface Talk {
  user: TestUser
  conversationId: number
  ids: number[]
}

async function indexed(stretches: Line[][]): Promise<Talk> {
  const user = await onboardedUser()
  const [conversation] = await rows<{ id: number }>(
    'select id from conversations where user_id = ?',
    user.id
  )
  await sql(`delete from messages where user_id = ${user.id}`)
  const conversationId = conversation?.id ?? 0
  const ids: number[] = []
  for (const [day, lines] of stretches.entries()) {
    for (const [place, line] of lines.entries()) {
      const at = clock.now() - LONG_AGO + day * 2 * DAY + place * 60_000
      ids.push(await insertLine({ user, conversationId }, line, at))
    }
  }
  await index(conversationId)
  return { user, conversationId, ids }
}

async function insertLine(
  { user, conversationId }: { user: TestUser; conversationId: number },
  [sender, body, more]: Line,
  at: number
): Promise<number> {
  const isInbound = sender === 'user'
  const [row] = await rows<{ id: number }>(
    `insert into messages (user_id, conversation_id, direction, kind, body, state, created_at)
     values (?, ?, ?, ?, ?, ?, ?) returning id`,
    user.id,
    conversationId,
    isInbound ? 'inbound' : 'outbound',
    more?.kind ?? (isInbound ? 'talk' : 'reply'),
    body,
    more?.state ?? (isInbound ? 'received' : 'sent'),
    at
  )
  return row?.id ?? 0
}

async function index(conversationId: number): Promise<void> {
  await (await app.container.make(IndexTexts)).execute({ conversationId })
}

async function moments(
  { conversationId }: Talk,
  text: string,
  more: { tokens?: number; exceptFrom?: number } = {}
) {
  const recall = await app.container.make(Recall)
  const [{ key } = { key: '' }] = await rows<{ key: string }>(
    'select word_key as key from conversations where id = ?',
    conversationId
  )
  const wish = {
    wordKey: { conversationId, key },
    texts: [text],
    now: clock.now(),
    timeZone: 'America/New_York',
    personName: 'Sam',
    herName: 'Valentina',
    exceptFrom: Number.MAX_SAFE_INTEGER,
    tokens: 1000,
    ...more,
  }
  return (await recall.execute(wish)).moments
}

async function asked(talk: Talk, text: string, more = {}): Promise<string[]> {
  return (await moments(talk, text, more)).map((moment) => moment.text)
}

async function sql(statement: string): Promise<void> {
  await (await database()).read.run(statement)
}

function isSqlite(): boolean {
  return !process.env.DATABASE_URL?.startsWith('postgres')
}

/** Throws when the full text and the rows it reads from differ. */
async function checkFullText(): Promise<void> {
  await sql(`insert into word_index_words (word_index_words) values ('integrity-check')`)
}
