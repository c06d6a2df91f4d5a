import { test } from '@japa/runner'
import { DAY } from '#app/core/clock/durations'
import { FactKeys } from '#app/memory/kept/fact_keys'
import { listKnownFacts } from '#app/memory/kept/known_facts'
import { RememberFacts, type SaidFact } from '#app/memory/kept/remember_facts'
import { clock, database, freshDatabase, onboardedUser, rows, type TestUser } from '#tests/world'

const NOON = Date.parse('2026-11-18T17:00:00Z')

interface Row {
  id: number
  value: string
  body: string
  is_pinned: boolean | number
  confidence: number
  valid_from: number
  valid_to: number | null
  expires_at: number | null
  said_at: number
}

test.group('Facts written into the memory', (group) => {
  let user: TestUser
  let texts: number[]
  freshDatabase(group)
  group.each.setup(async () => {
    user = await onboardedUser()
    texts = []
    for (let count = 0; count < 3; count++) {
      const [row] = await rows<{ id: number }>(
        `insert into messages (conversation_id, user_id, direction, kind, body, state, created_at)
         select id, user_id, 'inbound', 'talk', 'something', 'received', ${clock.now()} from conversations
         where user_id = ? returning id`,
        user.id
      )
      texts.push(row?.id ?? 0)
    }
  })

  /** Said in the text of this number, that many days after the first. */
  const fact = (index: number, more: Partial<SaidFact> = {}): SaidFact => {
    const { value = 'Lisbon' } = more
    return {
      about: 'user',
      slot: 'home',
      value,
      sentence: `You live in ${value}.`,
      change: 'holds',
      confidence: 1,
      messageId: texts[index] ?? 0,
      saidAt: NOON + index * DAY,
      ...more,
    }
  }
  const keys = new FactKeys(Buffer.from('key'))

  async function remember(...facts: SaidFact[]): Promise<number> {
    const db = await database()
    const action = new RememberFacts(keys)
    return db.transaction((tx) => action.execute(tx, user.id, facts))
  }
  const memories = () => rows<Row>('select * from memories order by id')
  const values = async () =>
    (await memories()).map(({ value, valid_to: until }) => [value, until] as const)
  const sources = () =>
    rows<{ memory_id: number; message_id: number }>(
      'select memory_id, message_id from memory_sources order by memory_id, message_id'
    )

  test('a new one stands with its text, its time and how sure it is', async ({ assert }) => {
    const until = NOON + 9 * DAY
    assert.equal(await remember(fact(0, { confidence: 0.655, since: 5, until })), 1)
    const [row] = await memories()
    assert.include(row, {
      user_id: user.id,
      about: 'user',
      slot: 'home',
      value: 'Lisbon',
      value_key: 'lisbon',
      body: 'You live in Lisbon.',
      confidence: 66,
      valid_from: 5,
      valid_to: null,
      expires_at: until,
      said_at: NOON,
      saved_at: NOON,
    })
    assert.isFalse(Boolean(row?.is_pinned))
    assert.deepEqual(await sources(), [{ memory_id: row?.id ?? 0, message_id: texts[0] ?? 0 }])
  })

  test('a guess is not kept, a likely thing is', async ({ assert }) => {
    assert.equal(await remember(fact(0, { confidence: 0.49 })), 0)
    assert.isEmpty(await memories())
    assert.equal(await remember(fact(0, { confidence: 0.5 })), 1)
    assert.include((await memories())[0], { confidence: 50, valid_from: NOON, expires_at: null })
  })

  test('said again it is the same, said last then, surer but never less sure', async ({
    assert,
  }) => {
    await remember(fact(1, { confidence: 0.7 }))
    assert.equal(await remember(fact(2, { value: 'lisbon', confidence: 0.6, until: 77 })), 0)
    const later = NOON + 2 * DAY
    assert.include((await memories())[0], { confidence: 70, said_at: later, expires_at: 77 })
    assert.equal(await remember(fact(0, { confidence: 0.9 })), 0)
    assert.include((await memories())[0], { confidence: 90, said_at: later, expires_at: null })
    assert.lengthOf(await memories(), 1)
    assert.deepEqual(
      (await sources()).map((source) => source.message_id),
      texts
    )
  })

  test('another value ends the one before, and a pin passes on', async ({ assert }) => {
    await remember(fact(0))
    await rows('update memories set is_pinned = true returning id')
    assert.equal(await remember(fact(1, { value: 'Porto' })), 1)
    assert.deepEqual(await values(), [
      ['Lisbon', NOON + DAY],
      ['Porto', null],
    ])
    assert.deepEqual(
      (await memories()).map((row) => Boolean(row.is_pinned)),
      [false, true]
    )
    await remember(fact(2, { value: 'Faro', since: NOON - DAY }))
    assert.deepEqual((await values())[1], ['Porto', NOON + DAY])
  })

  test('a second of their kin ends nothing of the first, whoever is told of last', async ({
    assert,
  }) => {
    const daughter = (index: number, value: string) =>
      fact(index, { slot: 'name of:daughter', value })
    await remember(daughter(0, 'Mia'))
    const age = { slot: 'age of:daughter', value: '3', sentence: 'Your daughter Zoe is 3.' }
    assert.equal(await remember(daughter(1, 'Zoe'), fact(1, age)), 2)
    assert.equal(await remember(daughter(2, 'Mia'), daughter(2, 'Zoe')), 0)
    const kept = await rows<{ slot: string; body: string; valid_to: number | null }>(
      'select slot, body, valid_to from memories order by id'
    )
    assert.deepEqual(kept, [
      { slot: 'name of:daughter', body: 'You live in Mia.', valid_to: null },
      { slot: 'person:zoe', body: 'Zoe is your daughter.', valid_to: null },
      { slot: 'age of:zoe', body: 'Zoe is 3.', valid_to: null },
    ])
    assert.equal(await remember(daughter(2, 'Ida'), daughter(2, 'Ada')), 2)
  })

  test('a name that one text takes back is put right, of the first or another', async ({
    assert,
  }) => {
    const sister = (index: number, value: string, more: Partial<SaidFact> = {}) =>
      fact(index, { slot: 'name of:sister', value, ...more })
    await remember(sister(0, 'Ana'), sister(0, 'Beth'))
    const wrong = { change: 'ended' } as const
    await remember(sister(2, 'Betty'), sister(2, 'Beth', wrong))
    await remember(sister(2, 'Ana', wrong), sister(2, 'Anna'))
    const held = await rows<{ slot: string }>(
      'select slot, value from memories where valid_to is null order by id'
    )
    assert.deepEqual(held, [
      { slot: 'person:betty', value: 'sister' },
      { slot: 'name of:sister', value: 'Anna' },
    ])
  })

  test('an age holds for a year after it was said last, whosever it is', async ({ assert }) => {
    const { read } = await database()
    const ended = async (after: number) => {
      const known = await listKnownFacts(read, user.id, NOON + after)
      return known.flatMap(({ slot, heldUntil }) => (heldUntil === null ? [] : [[slot, heldUntil]]))
    }
    const son = { slot: 'age of:son', value: '5' }
    await remember(fact(0), fact(0, { slot: 'age', value: '34' }), fact(1, son))
    assert.deepEqual(await ended(364 * DAY), [])
    assert.deepEqual(await ended(365 * DAY), [['age', NOON + 365 * DAY]])
    await remember(fact(2, { slot: 'age', value: '34' }))
    assert.deepEqual(await ended(366 * DAY), [['age of:son', NOON + 366 * DAY]])
  })

  test('what was said later stands against what is read later', async ({ assert }) => {
    await remember(fact(1))
    assert.equal(await remember(fact(0, { value: 'Porto' })), 0)
    assert.deepEqual(await values(), [['Lisbon', null]])
    assert.equal(await remember(fact(1, { value: 'Porto' })), 1)
  })

  test('what the person corrected by hand stands against texts of before', async ({
    assert,
    client,
  }) => {
    await remember(fact(0))
    const [{ id } = { id: 0 }] = await rows<{ id: number }>('select id from memories')
    clock.advance(2 * DAY)
    await client.patch(`/api/memories/${id}`).as(user).json({ text: 'You live in Porto.' })
    const over = { change: 'ended', value: '' } as const
    assert.equal(await remember(fact(1, { value: 'Proto' }), fact(1, over)), 0)
    assert.deepEqual(
      (await memories()).map(({ body, valid_to: until }) => [body, until]),
      [['You live in Porto.', null]]
    )
    assert.equal(await remember(fact(2, { value: 'Faro', saidAt: NOON + 3 * DAY })), 1)
  })

  test('texts are taken in their order, however they are given', async ({ assert }) => {
    const given = [fact(2, { value: 'Faro' }), fact(0), fact(1, { value: 'Porto' })]
    assert.equal(await remember(...given), 3)
    assert.deepEqual(await values(), [
      ['Lisbon', NOON + DAY],
      ['Porto', NOON + 2 * DAY],
      ['Faro', null],
    ])
  })

  test('it ends without a value, or with its own, not with another or by an older text', async ({
    assert,
  }) => {
    const over = { change: 'ended' } as const
    await remember(fact(1))
    for (const ending of [
      fact(2, { ...over, value: 'Porto' }),
      fact(0, { ...over, value: '' }),
      fact(0, over),
      fact(2, { ...over, value: '', slot: 'job' }),
      fact(2, { ...over, value: '', about: 'girlfriend' }),
    ]) {
      assert.equal(await remember(ending), 0)
      assert.deepEqual(await values(), [['Lisbon', null]])
    }
    await remember(fact(2, over))
    assert.deepEqual(await values(), [['Lisbon', NOON + 2 * DAY]])
    await remember(fact(2))
    await remember(fact(2, { ...over, value: '' }))
    assert.deepEqual((await values())[1], ['Lisbon', NOON + 2 * DAY])
  })

  test('what was forgotten is not learned from texts up to then, nor kept from others', async ({
    assert,
  }) => {
    const other = await onboardedUser()
    const forget = (owner: TestUser, value: string, until = 0) =>
      rows(
        `insert into forgotten_facts (user_id, fact_key, until_message_id, forgotten_at) values (?, ?, ?, 1)
         returning id`,
        owner.id,
        keys.of(user.id, { about: 'user', slot: 'home', value }),
        until
      )
    await forget(user, 'Lisbon', texts[1])
    await forget(other, 'Porto', texts[2])
    assert.equal(await remember(fact(0), fact(1)), 0)
    assert.isEmpty(await memories())
    assert.equal(await remember(fact(1, { value: 'Porto' })), 1)
    assert.equal(await remember(fact(2)), 1)
  })

  test('a sentence the person wrote is the same when it says the same', async ({ assert }) => {
    await remember(fact(0))
    await rows(`update memories set body = 'I live in Lisbon now!', value_key = null returning id`)
    assert.equal(await remember(fact(1)), 0)
    await rows(`update memories set body = 'you live in Porto' returning id`)
    assert.equal(await remember(fact(1, { value: 'x', sentence: 'You live in Porto.' })), 0)
    assert.lengthOf(await memories(), 1)
    assert.equal(await remember(fact(1, { value: 'Faro' })), 1)
  })

  test('of a flood the four hundred said last stay, and what is over goes first', async ({
    assert,
  }) => {
    await remember(fact(0, { slot: 'pinned' }), fact(0, { slot: 'edited' }), fact(1))
    await rows(`update memories set is_pinned = true where slot = 'pinned' returning id`)
    await rows(`update memories set is_edited = true where slot = 'edited' returning id`)
    await remember(fact(2, { value: 'Porto' }))
    const many = Array.from({ length: 398 }, (_, index) => fact(0, { slot: `taste:thing${index}` }))
    await remember(...many)
    assert.lengthOf(await memories(), 402)
    await remember(fact(2, { slot: 'job', value: 'nurse' }))
    const slots = () =>
      rows<{ slot: string; valid_to: number | null }>('select slot, valid_to from memories')
    assert.isEmpty((await slots()).filter((row) => row.valid_to !== null))
    await remember(fact(2, { slot: 'car', value: 'red' }))
    const left = (await slots()).map(({ slot }) => slot)
    assert.lengthOf(left, 402)
    assert.includeMembers(left, ['pinned', 'edited', 'home', 'job', 'car', 'taste:thing1'])
    assert.notInclude(left, 'taste:thing0')
  })
})
