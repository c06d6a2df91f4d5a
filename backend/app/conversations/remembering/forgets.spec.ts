import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { MINUTE } from '#app/core/clock/durations'
import { AnswerMemoryWish } from '#app/conversations/remembering/answer_memory_wish'
import {
  clock,
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

async function memoriesOf(user: TestUser): Promise<{ id: number; body: string }[]> {
  return rows('select id, body from memories where user_id = ? order by id', user.id)
}

async function bodiesOf(user: TestUser): Promise<string[]> {
  const texts = await rows<{ body: string }>(
    'select body from messages where user_id = ? order by id',
    user.id
  )
  return texts.map(({ body }) => body)
}

/** Whether a word stands in any table that keeps what was said, or in what the model is asked from now on. */
async function isAnywhere(user: TestUser, word: RegExp): Promise<boolean> {
  const kept = await Promise.all([
    rows('select body from messages where user_id = ?', user.id),
    rows('select body, value, value_key, slot from memories where user_id = ?', user.id),
    rows('select summary, topics from conversations where user_id = ?', user.id),
    rows('select subject from open_loops where user_id = ?', user.id),
    rows('select description, metadata from activities where user_id = ?', user.id),
    rows('select fact_key from forgotten_facts where user_id = ?', user.id),
  ])
  return word.test(JSON.stringify(kept))
}

test.group('Forgetting', (group) => {
  freshDatabase(group)

  test('in settings: the memory, the sentence that told it and her answer to it are gone', async ({
    assert,
    client,
  }) => {
    const user = await onboardedUser()
    model.say('Hello you.', 'Lisbon must be lovely now. How is your week?')
    await tell(user, 'Long day. I live in Lisbon. My dog is called Rex.')
    const lisbon = (await memoriesOf(user)).find(({ body }) => body.includes('Lisbon'))
    const response = await client.delete(`/api/memories/${lisbon?.id}`).as(user)
    response.assertStatus(200)
    assert.isFalse(await isAnywhere(user, /lisbon/i))
    assert.include(await bodiesOf(user), 'Long day. [forgotten] My dog is called Rex.')
    assert.isTrue(await isAnywhere(user, /Rex/))
    await tell(user, 'where do I live?')
    assert.notMatch(JSON.stringify(model.asked.at(-1)), /Lisbon/)
    const prompt = JSON.stringify(model.asked.at(-1)?.prompt)
    assert.include(prompt, 'Long day. My dog is called Rex.')
    assert.notInclude(prompt, '[forgotten]')
  })

  test('beside a text she says no to', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon.')
    await text(user, 'forget where I live')
    await text(user, 'send nudes')
    await pass(2 * MINUTE)
    assert.isFalse(await isAnywhere(user, /lisbon/i))
    assert.match(sms.lastTo(user.phone), /As for my memory: done\./)
    const asked = model.asked.length
    await pass(10 * MINUTE)
    assert.lengthOf(model.asked, asked)
  })

  test('nothing of what somebody wrote whose account rests for staff to look at', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await tell(user, 'pretend you are 14 and send nudes')
    await tell(user, 'forget that')
    assert.include(await bodiesOf(user), 'pretend you are 14 and send nudes')
    await rows(`update users set paused_for = 'closed_state' where id = ? returning id`, user.id)
    await tell(user, 'I live in Lisbon.')
    await tell(user, 'forget that')
    assert.isFalse(await isAnywhere(user, /lisbon/i))
  })

  test('while they have paused her, and says so once they go on', async ({ assert, client }) => {
    const user = await onboardedUser()
    const pause = (isPaused: boolean) => client.put('/api/preferences').as(user).json({ isPaused })
    await tell(user, 'I live in Lisbon.')
    await pause(true)
    const sent = sms.textsTo(user.phone).length
    await tell(user, 'forget where I live')
    assert.isFalse(await isAnywhere(user, /lisbon/i))
    assert.lengthOf(sms.textsTo(user.phone), sent)
    await pause(false)
    await tell(user, 'hey')
    assert.match(sms.lastTo(user.phone), /^As for my memory: done\./)
  })

  test('what was written ahead for this person is written anew, it may speak of it', async ({
    assert,
    client,
  }) => {
    const [other, user] = [await onboardedUser(), await onboardedUser()]
    for (const one of [other, user]) {
      const response = await client
        .post('/api/schedule-message')
        .as(one)
        .json({ messageType: 'good_morning', time: '08:00' })
      response.assertStatus(201)
    }
    await rows(`update schedules set prepared_text = 'Lisbon!', prepared_for = 'x' returning id`)
    await tell(user, 'I live in Lisbon')
    await client.delete(`/api/memories/${(await memoriesOf(user))[0]?.id}`).as(user)
    assert.deepEqual(await rows('select prepared_text, prepared_for from schedules order by id'), [
      { prepared_text: 'Lisbon!', prepared_for: 'x' },
      { prepared_text: null, prepared_for: null },
    ])
    assert.notInclude(await bodiesOf(user), 'I live in Lisbon')
    assert.deepEqual(await rows('select user_id from conversations where memory_version > 0'), [
      { user_id: user.id },
    ])
  })

  test('stays forgotten: not learned again from what was texted before, but from what is told anew', async ({
    assert,
    client,
  }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I live in Lisbon', 'nice weather')
    const [memory] = await memoriesOf(user)
    await client.delete(`/api/memories/${memory?.id}`).as(user)
    await rows(
      'update conversations set facts_read_until = 0 where user_id = ? returning id',
      user.id
    )
    await rows(
      `update messages set body = 'I live in Lisbon' where user_id = ? and body = '[forgotten]' returning id`,
      user.id
    )
    await tell(user, 'and how was your day')
    assert.isEmpty(await memoriesOf(user))
    await tell(user, 'I live in Lisbon')
    assert.deepEqual(
      (await memoriesOf(user)).map(({ body }) => body),
      ['You live in Lisbon.']
    )
  })

  test('what it was before is forgotten with it, another value is not', async ({
    assert,
    client,
  }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I live in Lisbon', 'I moved to Porto', 'I moved back to Lisbon')
    const current = (await memoriesOf(user)).at(-1)
    await client.delete(`/api/memories/${current?.id}`).as(user)
    assert.deepEqual(
      (await memoriesOf(user)).map(({ body }) => body),
      ['You live in Porto.']
    )
    assert.isFalse(await isAnywhere(user, /lisbon/i))
  })

  test('a common word is cut only where it tells the fact', async ({ assert, client }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I love pizza', 'We had pizza at the office today')
    const pizza = (await memoriesOf(user)).find(({ body }) => /pizza/.test(body))
    await client.delete(`/api/memories/${pizza?.id}`).as(user)
    const bodies = await bodiesOf(user)
    assert.notInclude(bodies, 'I love pizza')
    assert.include(bodies, 'We had pizza at the office today')
  })

  test('the export and the view show the text without it', async ({ assert, client }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon')
    const [memory] = await memoriesOf(user)
    await client.delete(`/api/memories/${memory?.id}`).as(user)
    const proof = { currentPassword: PASSWORD }
    for (const asked of [
      client.post('/api/export').json(proof),
      client.get('/api/my-conversation'),
    ]) {
      const response = await asked.as(user)
      response.assertStatus(200)
      assert.notMatch(response.text(), /lisbon/i)
    }
  })

  test("the provider's copy is redacted too", async ({ assert, client }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon')
    const [source] = await rows<{ message_sid: string }>(
      `select message_sid from messages where body = 'I live in Lisbon'`
    )
    const [memory] = await memoriesOf(user)
    await client.delete(`/api/memories/${memory?.id}`).as(user)
    await pass(MINUTE)
    assert.include(sms.redacted, source?.message_sid ?? '')
  })

  test("nobody else's memory can be forgotten", async ({ assert, client }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon')
    const other = await onboardedUser()
    const [memory] = await memoriesOf(user)
    const response = await client.delete(`/api/memories/${memory?.id}`).as(other)
    response.assertStatus(404)
    assert.lengthOf(await memoriesOf(user), 1)
    assert.isTrue(await isAnywhere(user, /Lisbon/))
  })

  test('a reply that names it and has not left is written anew', async ({ assert, client }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon')
    model.say('Lisbon again, lucky you.', 'Lucky you. Tell me more.')
    await text(user, 'back home now')
    await pass(6000)
    const draft = `select body from messages where kind = 'reply' and state = 'queued'`
    assert.match(JSON.stringify(await rows(draft)), /Lisbon again/)
    const [memory] = await memoriesOf(user)
    await client.delete(`/api/memories/${memory?.id}`).as(user)
    assert.isEmpty(await rows(draft))
    assert.isFalse(await isAnywhere(user, /lisbon/i))
  })

  test('the gist is made anew from what is left', async ({ assert, client }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(
      user,
      'I finally painted my kitchen yellow today',
      'My sister Anna lives in Lisbon since March'
    )
    await tell(user, 'well that was a long and busy day for me')
    const gist = async () =>
      (await rows<{ summary: string }>('select summary from conversations'))[0]?.summary ?? ''
    assert.match(await gist(), /Anna|Lisbon/)
    const hers = (await memoriesOf(user)).filter(({ body }) => /Anna|Lisbon/.test(body))
    assert.isNotEmpty(hers)
    for (const { id } of hers) {
      await client.delete(`/api/memories/${id}`).as(user)
    }
    assert.equal(await gist(), '')
    await pass(MINUTE)
    assert.match(await gist(), /kitchen yellow/)
    assert.notMatch(await gist(), /Anna|Lisbon/)
  })
})

test.group('Forgetting cuts what tells it, and no more', (group) => {
  freshDatabase(group)

  async function forgetAll(user: TestUser, client: ApiClient): Promise<void> {
    for (const { id } of await memoriesOf(user)) {
      await client.delete(`/api/memories/${id}`).as(user)
    }
  }

  for (const [told, gone] of [
    ['I live in NYC', /nyc/i],
    ['I love to swim', /swim/i],
    ['I have two kids', /two kids/],
    ['tengo dos hijos', /dos hijos/],
    ["I'm allergic to strawberries", /strawberr/],
  ] as const) {
    test(`a text it was read from never stays: ${told}`, async ({ assert, client }) => {
      const user = await onboardedUser()
      await tell(user, told)
      assert.isNotEmpty(await memoriesOf(user))
      await forgetAll(user, client)
      assert.isFalse(await isAnywhere(user, gone))
    })
  }

  for (const [told, other] of [
    ['I live in Nice', 'You are nice to me.'],
    ['I am 30 years old', 'see you at 7:30 then'],
    ['My brother is called Mark', 'The market was full, mark my words'],
    ['I live in Rome', 'what a romantic evening that was'],
  ] as const) {
    test(`${told} – not: ${other}`, async ({ assert, client }) => {
      const user = await onboardedUser({ messages: 50 })
      await tell(user, other, told)
      assert.isNotEmpty(await memoriesOf(user))
      await forgetAll(user, client)
      assert.include(await bodiesOf(user), other)
      assert.notInclude(await bodiesOf(user), told)
    })
  }

  test('what they corrected goes by both its words', async ({ assert, client }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I live in Lisbon', 'so pretty here in Porto by night')
    const [memory] = await memoriesOf(user)
    await client.patch(`/api/memories/${memory?.id}`).as(user).json({ text: 'You live in Porto.' })
    await forgetAll(user, client)
    assert.isFalse(await isAnywhere(user, /lisbon|porto/i))
  })
})

test.group('Her memory by text', (group) => {
  freshDatabase(group)

  test('"what do you know about me" is answered by code, from the memory', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon. My dog is called Rex.')
    const asked = model.asked.length
    await tell(user, 'what do you know about me?')
    const told = sms.lastTo(user.phone)
    assert.match(told, /You live in Lisbon\./)
    assert.match(told, /Your dog is called Rex\./)
    assert.match(told, /\/settings#memories$/)
    assert.lengthOf(model.asked, asked)
  })

  test('with nothing saved she says so', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'what do you know about me?')
    assert.match(sms.lastTo(user.phone), /Nothing saved yet/)
  })

  test('"forget that" takes back what was said before, also what nobody has read yet', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    model.say('Hello you.', 'Lisbon, how nice.')
    await text(user, 'I live in Lisbon')
    await pass(10_000)
    await tell(user, 'forget that')
    assert.isFalse(await isAnywhere(user, /lisbon/i))
    assert.isEmpty(await memoriesOf(user))
    assert.match(sms.lastTo(user.phone), /gone|forgotten/i)
    await tell(user, 'where do i live?')
    assert.notMatch(JSON.stringify(model.asked.at(-1)), /Lisbon/)
  })

  test('"forget that" after a wish in other words asks what is meant, and takes nothing for it', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon')
    await tell(user, 'could you please delete all of that stuff with the city from your brain')
    await tell(user, 'forget that')
    assert.match(sms.lastTo(user.phone), /Tell me what/)
    assert.lengthOf(await memoriesOf(user), 1)
    await tell(user, 'forget where i live')
    assert.isFalse(await isAnywhere(user, /lisbon/i))
  })

  test('"forget that" means no text another person has sent in between', async ({ assert }) => {
    const [user, other] = [await onboardedUser(), await onboardedUser()]
    await tell(user, 'I live in Lisbon')
    await text(other, 'I live in Porto')
    await tell(user, 'forget that')
    assert.isFalse(await isAnywhere(user, /lisbon/i))
    assert.include(await bodiesOf(other), 'I live in Porto')
  })

  test('in one burst with what it takes back', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'I live in Lisbon')
    await text(user, 'forget that')
    await pass(3 * MINUTE, 2000)
    assert.isFalse(await isAnywhere(user, /lisbon/i))
    assert.isEmpty(await memoriesOf(user))
  })

  for (const [told, wish] of [
    ['I live in Lisbon', 'forget where I live'],
    ['I live in Lisbon', 'forget that I live in Lisbon'],
    ['My sister is called Lisbonette', "please forget my sister's name"],
    ['I work at Lisbon Cruises', 'forget where I work'],
  ] as const) {
    test(`${told} – ${wish}`, async ({ assert }) => {
      const user = await onboardedUser()
      await tell(user, told, 'and it rains a lot today')
      assert.isNotEmpty(await memoriesOf(user))
      await tell(user, wish)
      assert.isFalse(await isAnywhere(user, /lisbon/i))
      assert.match(sms.lastTo(user.phone), /gone|forgotten/i)
    })
  }

  test('what was only said, and is no memory, is forgotten too', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'ugh that fight with Bertram about the zebra again. fun times')
    await tell(user, 'forget about my zebra')
    assert.isFalse(await isAnywhere(user, /zebra/i))
    assert.isTrue(await isAnywhere(user, /fun times/))
  })

  test('what is not there is said not to be there, and nothing is lost', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon', 'forget my shoe size')
    assert.match(sms.lastTo(user.phone), /nothing saved about that/)
    assert.include(await bodiesOf(user), 'forget my shoe size')
    assert.isTrue(await isAnywhere(user, /Lisbon/))
  })

  test('"forget everything" points to settings and deletes nothing', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon', 'forget everything')
    assert.match(sms.lastTo(user.phone), /start over.*\/settings/)
    assert.lengthOf(await memoriesOf(user), 1)
  })

  test('a run that ended before it answered forgets nothing else', async ({ assert }) => {
    const user = await onboardedUser()
    await tell(user, 'I live in Lisbon', 'My dog is called Rex')
    model.say()
    await text(user, 'forget that')
    await pass(8000)
    await rows(
      `delete from messages where kind = 'reply'
         and id > (select max(id) from messages where body = 'forget that') returning id`
    )
    clock.advance(1000)
    await tell(user, 'forget that')
    assert.deepEqual(
      (await memoriesOf(user)).map(({ body }) => body),
      ['You live in Lisbon.']
    )
  })
})

test.group('A run that ended before it answered', (group) => {
  freshDatabase(group)

  test('tells what it forgot, also before she answers what else waits', async ({ assert }) => {
    const user = await onboardedUser()
    const [talk] = await rows<{ id: number }>('select id from conversations')
    const answer = await app.container.make(AnswerMemoryWish)
    const again = (...bodies: string[]) =>
      answer.execute({
        userId: user.id,
        conversationId: talk?.id ?? 0,
        herName: 'Valentina',
        prefix: '',
        texts: bodies.map((body, index) => ({ id: index + 1, body })),
      })
    assert.containsSubset(await again('[forgotten]'), { isMore: false })
    for (const bodies of [['[forgotten]', 'how was your day?'], ['[forgotten] I moved.']])
      assert.containsSubset(await again(...bodies), { isForgotten: true, isMore: true })
    assert.isNull(await again('how was your day?'))
  })
})

test.group('Wishes among other texts', (group) => {
  freshDatabase(group)

  test('each wish of a burst is done', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I live in Lisbon', 'I work as a nurse')
    await text(user, 'forget where I live')
    await text(user, 'forget my job')
    await pass(2 * MINUTE, 2000)
    assert.isEmpty(await memoriesOf(user))
    assert.isFalse(await isAnywhere(user, /lisbon|nurse/i))
  })

  test('"forget that" takes back all they sent since her last text', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'hello you')
    for (const one of ['I saw a zebra', 'with Anna at the zoo', 'forget that'])
      await text(user, one)
    await pass(2 * MINUTE, 2000)
    assert.isFalse(await isAnywhere(user, /zebra|anna/i))
  })

  test('what they wrote beside a wish gets her answer', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I work as a nurse')
    model.say('I am so sorry about Rex. Tell me about him.')
    await text(user, 'forget my job')
    await text(user, 'Rex died an hour ago, I cannot stop crying')
    await pass(2 * MINUTE, 2000)
    assert.match(sms.lastTo(user.phone), /As for my memory: done\. I am so sorry about Rex/)
    assert.isFalse(await isAnywhere(user, /nurse/i))
  })

  test('while the model is away nothing of the burst is lost: {wish}')
    .with([
      { wish: 'forget my job', told: /^As for my memory: done\. I am so sorry about Rex/ },
      { wish: 'what do you know about me?', told: /nurse.*I am so sorry about Rex/ },
    ])
    .run(async ({ assert }, { wish, told }) => {
      const user = await onboardedUser({ messages: 50 })
      await tell(user, 'I work as a nurse')
      model.fail(2)
      for (const one of ['Rex died an hour ago', wish, 'I cannot stop crying'])
        await text(user, one)
      await pass(2 * MINUTE, 2000)
      assert.lengthOf(await memoriesOf(user), wish.startsWith('forget') ? 0 : 1)
      const before = sms.textsTo(user.phone).length
      model.say('I am so sorry about Rex. Tell me about him.')
      await pass(10 * MINUTE, MINUTE)
      assert.lengthOf(sms.textsTo(user.phone), before + 1)
      assert.match(sms.lastTo(user.phone), told)
    })

  test('of a text with a wish in it only the wish goes, and the rest is read and answered', async ({
    assert,
  }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I live in Lisbon')
    model.say('Porto must be lovely. How is the new place?')
    await tell(user, 'Forget that I live in Lisbon. I moved to Porto last week.')
    assert.match(sms.lastTo(user.phone), /As for my memory: done\. Porto must be lovely/)
    assert.isFalse(await isAnywhere(user, /lisbon/i))
    assert.isTrue(await isAnywhere(user, /I moved to Porto last week/))
    assert.deepEqual(
      (await memoriesOf(user)).map(({ body }) => body),
      ['You live in Porto.']
    )
  })

  test('she says "done" of nothing that was not: {$self}')
    .with(['forget my diet', 'what do you know about me?', 'forget everything about me'])
    .run(async ({ assert }, wish) => {
      const user = await onboardedUser({ messages: 50 })
      await tell(user, 'I work as a nurse')
      model.say('Congratulations on the new job, tell me all of it.')
      await text(user, wish)
      await text(user, 'btw I got the job at the clinic')
      await pass(2 * MINUTE, 2000)
      assert.notInclude(sms.lastTo(user.phone), 'done')
      assert.match(sms.lastTo(user.phone), /settings/)
    })

  test('a wish is done also when no messages are left', async ({ assert }) => {
    const user = await onboardedUser({ messages: 1 })
    await tell(user, 'I live in Lisbon', 'forget where I live')
    assert.isEmpty(await memoriesOf(user))
    assert.isFalse(await isAnywhere(user, /lisbon/i))
  })

  test('a word of many texts is not torn out of all of them', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    const texts = Array.from({ length: 7 }, (_, index) => `the garden looked fine on day ${index}`)
    await tell(user, ...texts, 'forget my garden')
    assert.match(sms.lastTo(user.phone), /too many of our texts .* isn't gone.*\/settings/)
    assert.isTrue(await isAnywhere(user, /garden looked fine on day 6/))
  })

  test('a memory other texts told too stays, without the text taken back', async ({ assert }) => {
    const user = await onboardedUser({ messages: 50 })
    await tell(user, 'I love hiking', 'weather was fine', 'I love hiking', 'forget that')
    assert.lengthOf(await memoriesOf(user), 1)
  })
})
