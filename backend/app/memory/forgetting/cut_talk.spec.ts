import { test } from '@japa/runner'
import { countTelling, cutTalk, type TalkToCut } from '#app/memory/forgetting/cut_talk'
import { clock, database, freshDatabase, onboardedUser, rows } from '#tests/world'
import { thinkingHere } from '#tests/thinking_here'

interface Text {
  body: string
  by?: 'inbound' | 'outbound'
  state?: string
  kind?: string
}

const ZEBRA = { words: ['zebra'], isNaming: true }
const LISBON = { about: 'user', slot: 'home', valueKey: 'lisbon' }

test.group('Cutting out of the talk', (group) => {
  let conversationId = 0
  let ids: number[] = []
  freshDatabase(group)
  group.each.setup(async () => {
    conversationId = await newTalk()
  })

  async function newTalk(): Promise<number> {
    const { id } = await onboardedUser()
    const [row] = await rows<{ id: number }>('select id from conversations where user_id = ?', id)
    return row?.id ?? 0
  }

  async function say(conversation: number, ...texts: Text[]): Promise<void> {
    ids = []
    for (const { body, by = 'inbound', state = 'received', kind = 'talk' } of texts) {
      const [row] = await rows<{ id: number }>(
        `insert into messages (conversation_id, user_id, direction, kind, body, state, created_at)
         select id, user_id, ?, ?, ?, ?, ${clock.now()} from conversations where id = ? returning id`,
        ...[by, kind, body, state, conversation]
      )
      ids.push(row?.id ?? 0)
    }
  }

  async function cut(more: Partial<TalkToCut>) {
    const [row] = await rows<{ user_id: number }>(
      'select user_id from conversations where id = ?',
      conversationId
    )
    const whose = { userId: row?.user_id ?? 0, conversationId }
    const talk = { ...whose, thing: ZEBRA, sources: new Set<number>(), fact: null, ...more }
    const db = await database()
    return db.transaction(async (tx) => ({
      telling: await countTelling(tx, talk, thinkingHere.withoutTelling),
      texts: await cutTalk(tx, talk, thinkingHere.withoutTelling),
    }))
  }

  async function bodies(): Promise<string[]> {
    const texts = await rows<{ id: number; body: string }>('select id, body from messages')
    const bodyOf = new Map(texts.map(({ id, body }) => [id, body]))
    return ids.map((id) => bodyOf.get(id) ?? '')
  }

  test('the sentences with the words go from both their texts, and what they were is answered', async ({
    assert,
  }) => {
    await say(
      conversationId,
      { body: 'I saw a zebra. Fun day.' },
      { body: 'A zebra!', by: 'outbound', state: 'delivered', kind: 'reply' },
      { body: 'Nothing to see.' }
    )
    const { telling, texts } = await cut({})
    assert.equal(telling, 2)
    assert.deepEqual(texts, [
      { id: ids[0], body: 'I saw a zebra. Fun day.', at: clock.now() },
      { id: ids[1], body: 'A zebra!', at: clock.now() },
    ] as never)
    assert.deepEqual(await bodies(), ['[forgotten] Fun day.', '[forgotten]', 'Nothing to see.'])
  })

  test('texts on their way, notices, later ones and those of others stay', async ({ assert }) => {
    const body = 'The zebra.'
    await say(await newTalk(), { body })
    const [other = 0] = ids
    await say(
      conversationId,
      { body, by: 'outbound', state: 'queued', kind: 'reply' },
      { body, by: 'outbound', state: 'sending', kind: 'reply' },
      { body, by: 'outbound', state: 'sent', kind: 'notice' },
      { body },
      { body }
    )
    const { telling } = await cut({ before: ids.at(-1) })
    assert.equal(telling, 1)
    ids.push(other)
    assert.deepEqual(await bodies(), [body, body, body, '[forgotten]', body, body])
  })

  test('what stands beside an opt-out goes, and what she answered before it', async ({
    assert,
  }) => {
    await say(
      conversationId,
      { body: 'I live in Lisbon.' },
      { body: "Don't text me. I live in Lisbon.", kind: 'keyword' },
      { body: 'Lisbon is lovely.', by: 'outbound', state: 'sent', kind: 'reply' }
    )
    await rows(`update messages set conversation_id = null where kind = 'keyword' returning id`)
    const thing = { words: ['lisbon'], isNaming: false }
    await cut({ thing, fact: LISBON, sources: new Set([ids[0] ?? 0]) })
    assert.deepEqual(await bodies(), ['[forgotten]', "Don't text me. [forgotten]", '[forgotten]'])
  })

  test('however many texts there are', async ({ assert }) => {
    await rows(
      `insert into messages (conversation_id, user_id, direction, kind, body, state, created_at)
       with recursive many(n) as (select 1 union all select n + 1 from many where n < 501)
       select id, user_id, 'inbound', 'talk', 'The zebra.', 'received', ${clock.now()}
       from conversations, many where id = ? returning id`,
      conversationId
    )
    const { telling, texts } = await cut({})
    assert.deepEqual([telling, texts.length], [501, 501])
  })

  test('a fact goes where it is told, from her answer to that, and whole texts only at its source', async ({
    assert,
  }) => {
    await say(
      conversationId,
      { body: 'I live in Lisbon. Nice day.' },
      { body: 'Lisbon is lovely. Is it?', by: 'outbound', state: 'sent', kind: 'reply' },
      { body: 'Lisbon was in the news.' },
      { body: 'Lisbon, again?', by: 'outbound', state: 'sent', kind: 'reply' },
      { body: 'I live in Lisbon.' },
      { body: 'It is by the sea. I love it.' }
    )
    const thing = { words: ['lisbon'], isNaming: false }
    await cut({ thing, fact: LISBON, sources: new Set([ids[0] ?? 0, ids[5] ?? 0]) })
    assert.deepEqual(await bodies(), [
      '[forgotten] Nice day.',
      '[forgotten] Is it?',
      'Lisbon was in the news.',
      'Lisbon, again?',
      '[forgotten]',
      '[forgotten]',
    ])
  })

  test('in other words it goes only from its source', async ({ assert }) => {
    const body = 'I live in Lisbon. Nice day.'
    await say(conversationId, { body }, { body })
    const thing = { words: ['lisbon', 'portugal'], isNaming: false }
    await cut({ thing, fact: LISBON, sources: new Set([ids[0] ?? 0]) })
    assert.deepEqual(await bodies(), ['[forgotten] Nice day.', body])
  })

  test('only what tells the words goes from a source without a fact', async ({ assert }) => {
    await say(conversationId, { body: 'The zebra. Nice day.' })
    await cut({ sources: new Set(ids) })
    assert.deepEqual(await bodies(), ['[forgotten] Nice day.'])
  })
})
