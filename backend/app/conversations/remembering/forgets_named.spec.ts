import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import { ListMessages } from '#app/console/message_lists/list_messages'
import { KeepTextsFindable } from '#app/console/text_search/keep_texts_findable'
import {
  freshDatabase,
  model,
  onboardedUser,
  pass,
  PASSWORD,
  rows,
  sms,
  tell,
  type TestUser,
  text,
} from '#tests/world'

const DONE = /gone|forgotten/i

async function remembered(): Promise<string[]> {
  const memories = await rows<{ body: string }>('select body from memories order by id')
  return memories.map(({ body }) => body)
}

async function turns(): Promise<string> {
  const texts = await rows<{ body: string }>('select body from messages order by id')
  return texts.map(({ body }) => body).join('\n')
}

/** All that keeps or shows what was said: tables, export and conversation page. */
async function kept(user: TestUser, client: ApiClient): Promise<string> {
  const tables = await Promise.all([
    rows('select body from messages'),
    rows('select body, value, value_key, slot from memories'),
    rows('select summary, topics from conversations'),
    rows('select subject from open_loops'),
  ])
  const pages = await Promise.all(
    [
      client.post('/api/export').json({ currentPassword: PASSWORD }),
      client.get('/api/my-conversation'),
      client.get('/api/memories'),
    ].map(async (asked) => {
      const response = await asked.as(user)
      return response.text()
    })
  )
  return JSON.stringify(tables) + pages.join('\n')
}

/** How many texts the search finds. */
async function found(words: string): Promise<number> {
  const keep = await app.container.make(KeepTextsFindable)
  await keep.execute({})
  const lists = await app.container.make(ListMessages)
  const sort = { field: 'id', order: 'DESC' } as const
  const { ids } = await lists.execute({ conditions: [], words, sort, range: { from: 0, to: 24 } })
  return ids.length
}

/** What was told, the wish, and what must stand nowhere after it. */
const NAMED: [told: string, wish: string, gone: RegExp, searched: string][] = [
  ['My mother is called Linda', "forget my mother's name", /linda/i, 'linda'],
  ['my dads name is Rupert', 'forget my fathers name', /rupert/i, 'rupert'],
  ['my grandma is called Agatha', "forget my grandmother's name", /agatha/i, 'agatha'],
  ['My mom is called Linda', 'forget about my mother', /linda/i, 'linda'],
  ['mi madre se llama Lucia', "forget my mum's name", /lucia/i, 'lucia'],
  ['I have two kids', 'forget my kids', /two kids|children/i, 'kids'],
  ['I have 3 sisters', 'forget that I have three sisters', /3 sisters/i, 'sisters'],
  ['I have two kids', 'forget that i have 2 children', /two kids|children/i, 'kids'],
  ['I quit smoking 2 weeks ago', 'forget that I quit smoking', /smoking/i, 'smoking'],
  ['i gave up drinking', 'forget that i quit drinking', /drinking/i, 'drinking'],
  ['I work as a plumber', 'forget my profession', /plumber/i, 'plumber'],
  ['im a plumber', 'forget my occupation', /plumber/i, 'plumber'],
  ['i got divorced last year', 'forget my divorce', /divorced/i, 'divorced'],
  ['im getting divorced', 'forget about my divorce', /divorced/i, 'divorced'],
  ['my birthday is March 3', 'forget my birth date', /march 3/i, 'march'],
  ['my bday is march 3', 'forget my date of birth', /march 3/i, 'march'],
  ["I'm originally from Tulsa", 'forget my hometown', /tulsa/i, 'tulsa'],
  ['My puppy is called Biscotti', "forget my dog's name", /biscotti/i, 'biscotti'],
  ['my mom died last year', "forget my mother's death", /mom.{0,4} (?:has )?died/i, 'died'],
  ['me llamo Carlos', 'olvida que me llamo Carlos', /carlos/i, 'carlos'],
  ['vivo en Madrid', 'olvida que vivo en Madrid', /madrid/i, 'madrid'],
  ['vivo en Madrid', 'olvida donde vivo', /madrid/i, 'madrid'],
  ['vivo en Madrid', 'borra mi direccion', /madrid/i, 'madrid'],
  ['tengo dos hijos', 'olvida que tengo dos hijos', /dos hijos|children/i, 'hijos'],
  ['trabajo como enfermera', 'olvida mi trabajo', /enfermera/i, 'enfermera'],
  ['mi hermana se llama Rosalia', 'olvida el nombre de mi hermana', /rosalia/i, 'rosalia'],
]

const AT_WORK = 'Never text me about sex while I am at work.'
const ANNA = 'I sail. My sister Anna paints.'

/** What their person wrote for her, what they told besides, the wish, and what is left. */
const ALWAYS_KNOWN: [given: string, told: string, wish: string, left: string][] = [
  ['My ex is called Dana. I sail.', 'it rains', 'forget my ex', 'I sail.'],
  ['I sail.\nI live in Lisbon.\nI paint.', 'it rains', 'forget where I live', 'I sail.\nI paint.'],
  ['My ex hates Lisbon', 'my ex is called Dana', 'forget my ex', ''],
  ['I sail. Biscotti snores.', 'My dog is called Biscotti', "forget my dog's name", 'I sail.'],
  ['I sail.', 'it rains', 'forget my ex', 'I sail.'],
  ['My ex is called Dana. My ex taught me to sail.', 'it rains', 'forget my ex', ''],
  ['I miss Dana. My ex is called Dana. I sail.', 'it rains', 'forget my ex', 'I sail.'],
  ['I sail. My sister Anna paints. She is a nurse.', 'ok', "forget my sister's job", ANNA],
  [`I work as a nurse. ${AT_WORK}`, 'it rains', 'forget my work', AT_WORK],
  ['I live in Porto. You are my safe place.', 'ok', 'forget my place', 'You are my safe place.'],
  ['I sail. I miss my little sister.', 'it rains', 'forget my sister', 'I sail.'],
  ['My therapist is Dr. Dana Miller. I am shy.', 'ok', 'forget my therapist', 'I am shy.'],
]

/** What speaks of something else stays, though a word or the line of it is the same. */
const ALWAYS_KEPT: [given: string, told: string, wish: string][] = [
  ['I hope we always talk.', 'my sister is called Hope', 'forget my sister'],
  ['We met in Rome.', 'my sister lives in Rome', 'forget my sister'],
  [
    'My sister lives in Rome. My best friend is Anna. I paint and I am allergic to nuts.',
    'it rains',
    'forget my sister Anna',
  ],
  ['My mother is my hero.', 'my mother is called Linda', "forget my mother's name"],
  ['You are my home, always.', 'it rains', 'forget my home'],
  ['Always address me as Captain.', 'it rains', 'forget my address'],
  ['It is your job to cheer me up when I cry.', 'it rains', 'forget my job'],
  ['On my birthday, sing me a song.', 'it rains', 'forget my birthday'],
  ['I love stories of the age of dragons.', 'it rains', 'forget my age'],
  ['You are my best friend.', 'it rains', 'forget my friend'],
  ['You are my partner in crime.', 'it rains', 'forget my partner'],
  ['You are my wife.', 'it rains', 'forget my wife'],
  ['Never ask about my ex. I wish to be asked about her, not about my ex.', 'ok', 'forget my ex'],
  ['The zebra is our secret word.', 'it rains', 'forget my zebra'],
]

test.group('What a wish names is gone once she says so', (group) => {
  freshDatabase(group)

  for (const [told, wish, gone, searched] of NAMED) {
    test(`${told} – ${wish}`, async ({ assert, client }) => {
      const user = await onboardedUser({ messages: 50 })
      await tell(user, told, 'and it rains a lot today')
      assert.isNotEmpty(await remembered())
      assert.isAbove(await found(searched), 0)
      await tell(user, wish)
      assert.match(sms.lastTo(user.phone), DONE)
      assert.notMatch(await kept(user, client), gone)
      assert.equal(await found(searched), 0)
      await tell(user, 'so what did I tell you about it?')
      assert.notMatch(JSON.stringify(model.asked.at(-1)), gone)
      assert.include(await turns(), 'and it rains a lot today')
    })
  }

  for (const [given, told, wish, left] of ALWAYS_KNOWN) {
    test(`also of what she should always know: ${given} – ${wish}`, async ({ assert, client }) => {
      const user = await onboardedUser({ messages: 50 })
      await client.patch('/api/girlfriend').as(user).json({ keyMemories: given })
      await tell(user, told, wish)
      assert.match(sms.lastTo(user.phone), left === given ? /nothing saved/ : DONE)
      assert.deepEqual(await rows('select key_memories as known from girlfriends'), [
        { known: left },
      ])
      await tell(user, 'so what did I tell you about it?')
      const prompt = JSON.stringify(model.asked.at(-1))
      for (const line of given.split(/[.\n] ?/).filter((one) => !left.includes(one)))
        assert.notInclude(prompt, line)
    })
  }

  for (const [given, told, wish] of ALWAYS_KEPT) {
    test(`she still always knows: ${given} – ${wish}`, async ({ assert, client }) => {
      const user = await onboardedUser({ messages: 50 })
      await client.patch('/api/girlfriend').as(user).json({ keyMemories: given })
      await tell(user, told, wish)
      assert.deepEqual(await rows('select key_memories as known from girlfriends'), [
        { known: given },
      ])
    })
  }

  test('what is in too many texts stays in what she should always know', async ({
    assert,
    client,
  }) => {
    const user = await onboardedUser({ messages: 50 })
    const known = 'My zebra is a secret.'
    await client.patch('/api/girlfriend').as(user).json({ keyMemories: known })
    await tell(user, ...Array.from({ length: 7 }, (_, day) => `day ${day}: a zebra again`))
    await tell(user, 'forget my zebra')
    assert.match(sms.lastTo(user.phone), /isn't gone/)
    assert.deepEqual(await rows('select key_memories as known from girlfriends'), [{ known }])
  })

  test('with a second daughter goes what is kept under her name', async ({ assert, client }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'my daughter Mia is 5', 'my daughter Zoe started preschool', 'Zoe is 3 now')
    assert.include(await remembered(), 'Zoe is 3 years old.')
    await tell(user, 'forget my daughter')
    assert.match(sms.lastTo(user.phone), DONE)
    assert.isEmpty(await remembered())
    assert.notMatch(await kept(user, client), /zoe|\bmia\b/i)
  })

  test('with a second daughter stays what is kept of her where only a name is meant', async ({
    assert,
  }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'my daughter Mia is 5', 'my daughter Zoe started preschool', 'Zoe is 3 now')
    await tell(user, "forget my daughter's name")
    assert.match(sms.lastTo(user.phone), DONE)
    assert.include(await remembered(), 'Zoe is 3 years old.')
  })

  test('what was learned from the sentence that names it goes too', async ({ assert, client }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'rough night. I have PTSD from the accident', 'it rains')
    const note = 'You said: “rough night. I have PTSD from the accident”.'
    assert.sameMembers(await remembered(), ['You have PTSD.', note])
    await tell(user, 'forget my accident')
    assert.match(sms.lastTo(user.phone), DONE)
    assert.isEmpty(await remembered())
    assert.notMatch(await kept(user, client), /ptsd|accident/i)
    assert.include(await turns(), 'rough night. [forgotten]')
  })

  test('what another sentence of the text tells stays', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I live in Lisbon. ugh that fight with the zebra', 'it rains')
    await tell(user, 'forget my zebra')
    assert.deepEqual(await remembered(), ['You live in Lisbon.'])
    assert.include(await turns(), 'I live in Lisbon. [forgotten]')
  })

  for (const [told, wish] of [
    ['My sister is called Anna', "forget my mother's name"],
    ['I have two kids', 'forget my sisters'],
    ['im married', 'forget my divorce'],
    ['I live in Lisbon', 'forget my hometown'],
    ['my dad is called Rupert', 'olvida el nombre de mi hermana'],
  ] as const) {
    test(`another thing stays: ${told} – ${wish}`, async ({ assert }) => {
      const user = await onboardedUser({ messages: 50 })
      await tell(user, told, wish)
      assert.match(sms.lastTo(user.phone), /nothing saved about that/)
      assert.lengthOf(await remembered(), 1)
      assert.include(await turns(), told)
    })
  }

  for (const [told, wish, gone] of [
    ['tengo dos hijos', 'olvida que tengo dos hijos', /dos hijos|children/i],
    ['I quit smoking', 'forget that I quit smoking', /smoking/i],
    ['my mother is called Linda', "forget my mom's name", /linda/i],
  ] as const) {
    test(`in one burst, before anybody has read it: ${told}`, async ({ assert, client }) => {
      const user = await onboardedUser({ messages: 50 })
      await text(user, told)
      await text(user, wish)
      await pass(3 * MINUTE, 2000)
      assert.isEmpty(await remembered())
      assert.notMatch(await kept(user, client), gone)
    })
  }

  for (const [told, wish, gone] of [
    ['I am a nurse. The weather is fine', 'forget my job', /nurse/i],
    ['I live in Lisbon', 'forget my address', /lisbon/i],
    ["I'm Daniel", 'forget my name', /daniel/i],
    ['lisbon', 'forget where I live', /lisbon/i],
  ] as const) {
    test(`what nobody has read yet is never learned: ${told} – ${wish}`, async ({
      assert,
      client,
    }) => {
      const user = await onboardedUser({ messages: 50 })
      if (told === 'lisbon') model.say('Where do you live?')
      await tell(user, 'hello you')
      await text(user, told)
      await text(user, wish)
      await pass(3 * MINUTE, 2000)
      assert.match(sms.lastTo(user.phone), /gone|forgotten|done/i)
      await tell(user, 'and it rains a lot today')
      assert.isEmpty(await remembered())
      assert.notMatch(await kept(user, client), gone)
      if (/weather/.test(told)) assert.include(await turns(), 'The weather is fine')
    })
  }

  test('a pet name in a text is no kin', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'hey baby, slept well?', 'yes daddy likes that', 'forget my kids')
    assert.include(await turns(), 'hey baby, slept well?')
    assert.match(sms.lastTo(user.phone), /nothing saved about that/)
  })
})

/** What they said, her answer, and what may not be left of the two. */
const ECHOES: [said: string, answer: string, gone: RegExp, left: string][] = [
  [
    'I got fired for stealing',
    'Fired for stealing? That must sting. Come here.',
    /fired|steal/i,
    'That must sting. Come here.',
  ],
  [
    'i kissed my coworker at the party',
    'A kiss at a party! Tell me how it felt.',
    /kiss|part/i,
    'Tell me how it felt.',
  ],
  [
    'my mother hit me',
    'Your mom hit you? I am here for you.',
    /hit you|hit me|mother/i,
    'I am here for you.',
  ],
  ['i owe 4000 to the casino', 'Oh no, the casino', /casino/i, '[forgotten]'],
  ['im scared of the surgery', 'Surgery? And you?', /surger/i, '[forgotten]'],
  ['I live in Lisbon', 'Lisbon is pretty. What a week!', /lisbon/i, 'What a week!'],
]

test.group('"Forget that" and her answer to it', (group) => {
  freshDatabase(group)

  for (const [said, answer, gone, left] of ECHOES) {
    test(`${said} / ${answer}`, async ({ assert, client }) => {
      const user = await onboardedUser({ messages: 50 })
      model.say(answer)
      await tell(user, said)
      assert.match(await turns(), gone)
      await tell(user, 'forget that')
      assert.match(sms.lastTo(user.phone), DONE)
      assert.notMatch(await kept(user, client), gone)
      assert.include(await turns(), left)
      await tell(user, 'so what did I tell you?')
      assert.notMatch(JSON.stringify(model.asked.at(-1)), gone)
    })
  }

  test('the search finds it no more', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    model.say('Fired for stealing? That must sting.')
    await tell(user, 'I got fired for stealing')
    assert.equal(await found('stealing'), 2)
    await tell(user, 'forget that')
    assert.equal(await found('stealing'), 0)
    assert.equal(await found('sting'), 1)
  })

  test('every text of a burst counts, her other texts stay', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    model.say('A zebra is a fine animal.', 'Zebra and Bertram at the zoo? Well then.')
    await tell(user, 'what animal do you like?')
    for (const one of ['I saw a zebra', 'with Bertram']) await text(user, one)
    await pass(2 * MINUTE, 2000)
    await tell(user, 'forget that')
    assert.notMatch(await turns(), /bertram/i)
    assert.include(await turns(), 'A zebra is a fine animal.')
  })

  test('an answer that takes up nothing of it stays whole', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    model.say('Come here. How did you sleep?')
    await tell(user, 'I got fired for stealing', 'forget that')
    assert.include(await turns(), 'Come here. How did you sleep?')
  })
})
