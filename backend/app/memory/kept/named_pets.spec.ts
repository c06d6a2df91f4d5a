import { test } from '@japa/runner'
import type { FoundFact } from '#app/memory/facts/found_fact'
import { withNamedPets } from '#app/memory/kept/named_pets'
import { deleteSame, listSources } from '#app/memory/kept/same_memory'
import { database, freshDatabase, onboardedUser, rows, type TestUser } from '#tests/world'

interface Pet {
  slot?: string
  value?: string
  about?: string
  until?: number | null
}

async function insertMemory(user: TestUser, pet: Pet = {}): Promise<number> {
  const { slot = 'pet:rex', value = 'dog', about = 'user', until = null } = pet
  const [row] = await rows<{ id: number }>(
    `insert into memories (user_id, about, slot, value, value_key, body, confidence, valid_from,
       valid_to, said_at, saved_at)
     values (?, '${about}', ?, ?, ?, 'A pet.', 100, 1, ${until}, 1, 1) returning id`,
    user.id,
    slot,
    value,
    value
  )
  return row?.id ?? 0
}

test.group('A pet that is gone and was not named', (group) => {
  let user: TestUser
  freshDatabase(group)
  group.each.setup(async () => {
    user = await onboardedUser()
  })

  const gone: FoundFact = {
    about: 'user',
    slot: 'pet:dog',
    value: '',
    sentence: 'You have no dog any more.',
    change: 'ended',
    confidence: 1,
  }
  async function slotsOf(fact: Partial<FoundFact> = {}): Promise<string[]> {
    const { read } = await database()
    const named = await withNamedPets(read, user.id, [{ ...gone, ...fact }])
    return named.map(({ slot }) => slot)
  }

  test('is the only one they have of its kind, by its name and beside it', async ({ assert }) => {
    await insertMemory(user)
    await insertMemory(user, { slot: 'pet:tom', value: 'cat' })
    await insertMemory(user, { slot: 'home', value: 'dog' })
    await insertMemory(user, { slot: 'pet:bella', about: 'girlfriend' })
    await insertMemory(await onboardedUser(), { slot: 'pet:ace' })
    assert.deepEqual(await slotsOf(), ['pet:dog', 'pet:rex'])
  })

  test('whatever else they have told of long ago', async ({ assert }) => {
    await insertMemory(user)
    const { read } = await database()
    const home = { ...gone, slot: 'home', value: 'Lisbon', change: 'holds', since: -1e12 } as const
    const named = await withNamedPets(read, user.id, [home, gone])
    assert.deepEqual(
      named.map(({ slot }) => slot),
      ['home', 'pet:dog', 'pet:rex']
    )
  })

  test('also when it was told of before it had a name', async ({ assert }) => {
    await insertMemory(user, { slot: 'pet:dog' })
    assert.deepEqual(await slotsOf(), ['pet:dog'])
    await insertMemory(user)
    assert.deepEqual(await slotsOf(), ['pet:dog', 'pet:rex'])
  })

  test('is nobody’s name while there are two of its kind, or none', async ({ assert }) => {
    assert.deepEqual(await slotsOf(), ['pet:dog'])
    await insertMemory(user)
    await insertMemory(user, { slot: 'pet:ace' })
    assert.deepEqual(await slotsOf(), ['pet:dog'])
  })

  test('is the one they have rather than one they had, and the one they had when none is left', async ({
    assert,
  }) => {
    await insertMemory(user, { slot: 'pet:ace', until: 5 })
    assert.deepEqual(await slotsOf(), ['pet:dog', 'pet:ace'])
    await insertMemory(user)
    assert.deepEqual(await slotsOf(), ['pet:dog', 'pet:rex'])
  })

  test('what happened to it is told of its name alone', async ({ assert }) => {
    await insertMemory(user)
    const died = { slot: 'life of:dog', value: 'died', change: 'holds' } as const
    assert.deepEqual(await slotsOf(died), ['life of:rex'])
  })

  test('nothing else is meant: {fact}')
    .with([
      { fact: { change: 'holds' } },
      { fact: { about: 'girlfriend' } },
      { fact: { slot: 'pet:rex' } },
      { fact: { slot: 'home:dog' } },
      { fact: { slot: 'life of:dog' } },
      { fact: { slot: 'life of:anna', change: 'holds' } },
    ] as const)
    .run(async ({ assert }, { fact }) => {
      await insertMemory(user)
      assert.deepEqual(await slotsOf(fact), [{ ...gone, ...fact }.slot])
    })
})

test.group('A memory and all that ever held the same', (group) => {
  freshDatabase(group)

  test('goes with its texts; another value, slot, person or what is hers stays', async ({
    assert,
  }) => {
    const [user, other] = [await onboardedUser(), await onboardedUser()]
    const { read } = await database()
    const meant = { about: 'user', slot: 'pet:rex', valueKey: 'dog' } as const
    const ids = {
      same: await insertMemory(user),
      before: await insertMemory(user, { until: 5 }),
      value: await insertMemory(user, { value: 'cat', until: 6 }),
      slot: await insertMemory(user, { slot: 'pet:tom' }),
      hers: await insertMemory(user, { about: 'girlfriend' }),
      others: await insertMemory(other),
    }
    const texts = await rows<{ id: number }>(
      `insert into messages (user_id, direction, kind, body, state, created_at)
       select user_id, 'inbound', 'talk', 'hey', 'received', 1 from memories order by id returning id`
    )
    const all = Object.values(ids)
    for (const [index, id] of all.entries()) {
      await rows(
        'insert into memory_sources (memory_id, message_id) values (?, ?) returning memory_id',
        id,
        texts[index]?.id ?? 0
      )
    }
    const sources = await listSources(read, user.id, { id: ids.same, ...meant })
    assert.deepEqual([...sources].sort(), [texts[0]?.id, texts[1]?.id])
    await deleteSame(read, user.id, { id: ids.value, ...meant, slot: null })
    await deleteSame(read, user.id, { id: ids.same, ...meant })
    const left = await rows<{ id: number }>('select id from memories order by id')
    assert.deepEqual(
      left.map(({ id }) => id),
      [ids.slot, ids.hers, ids.others]
    )
  })
})
