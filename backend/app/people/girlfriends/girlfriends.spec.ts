import { test } from '@japa/runner'
import limits from '#config/limits'
import { throttleCalls } from '#app/core/requests/throttle_calls'
import { answers } from '#tests/codes'
import { drawable, imageOf, lookOf, PRESETS, type Look } from '#app/people/looks/contract'
import {
  clock,
  freshDatabase,
  model,
  moderation,
  onboardedUser,
  rows,
  runDue,
  signedUpUser,
  sms,
  text as hears,
  VALENTINA,
} from '#tests/world'

const LOOK = 'look.sophie.umber.braid.plum.cat.butter.studio'

test.group('Creating a companion', (group) => {
  freshDatabase(group)

  test('she is created, onboarding ends, the activity stands and her first text goes out', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    model.say('Hi Sam, tell me about your day.')
    const response = await client.post('/api/girlfriend').as(user).json(VALENTINA)
    response.assertStatus(201)
    assert.containsSubset(response.body(), {
      success: true,
      girlfriend: { name: 'Valentina', emotionalState: 'happy' },
    })
    const check = await client.get('/api/auth/check').as(user)
    assert.isTrue(check.body().isOnboarded)
    const activities = await client.get('/api/activities').as(user)
    assert.include(
      activities.body().activities.map((row: { activityType: string }) => row.activityType),
      'girlfriend_customized'
    )
    await runDue()
    const [first] = sms.textsTo(user.phone)
    assert.include(first, 'Hi Sam, tell me about your day.')
    for (const words of ['AI', 'STOP', 'HELP', 'Msg & data rates may apply', 'Everly'])
      assert.include(first, words)
    assert.isAtMost(first?.length ?? 0, 306)
  })

  test('her mood is the one her talk shows, also hours later', async ({ client, assert }) => {
    const user = await onboardedUser()
    await hears(user, 'Hi')
    clock.advance(60_000)
    await runDue()
    await rows(`update conversations set emotional_state = 'calm' returning id`)
    const moods = async () => {
      const her = await client.get('/api/girlfriend').as(user)
      const talk = await client.get('/api/my-conversation').as(user)
      return [her.body().girlfriend.emotionalState, talk.body().context.emotionalState]
    }
    assert.deepEqual(await moods(), ['calm', 'calm'])
    clock.advance(7 * 60 * 60_000)
    assert.deepEqual(await moods(), ['happy', 'happy'])
  })

  test('her first text costs nothing and is sent once', async ({ client, assert }) => {
    const user = await signedUpUser()
    await client.post('/api/girlfriend').as(user).json(VALENTINA)
    await runDue()
    await runDue()
    assert.lengthOf(sms.textsTo(user.phone), 1)
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 0)
  })

  test('with the model down her first text still comes', async ({ client, assert }) => {
    const user = await signedUpUser()
    model.fail(2)
    await client.post('/api/girlfriend').as(user).json(VALENTINA)
    await runDue()
    assert.lengthOf(sms.textsTo(user.phone), 1)
  })

  test('a second one is refused, also when both come at once', async ({ client, assert }) => {
    const user = await signedUpUser()
    const create = () => client.post('/api/girlfriend').as(user).json(VALENTINA)
    const statuses = (await Promise.all(Array.from({ length: 10 }, create))).map((response) =>
      response.status()
    )
    assert.deepEqual(statuses.sort(), [201, ...Array.from({ length: 9 }, () => 409)])
    assert.lengthOf(await rows('select id from girlfriends'), 1)
  })

  test('a second one costs no look at its words, however often it is asked for', async ({
    client,
    assert,
  }) => {
    const user = await onboardedUser()
    const asked = () => rows(`select id from ai_usage where purpose = 'moderation'`)
    const told = { ...VALENTINA, backstory: 'She grew up by the sea.' }
    const before = await asked()
    await answers(client.post('/api/girlfriend').as(user).json(told), 409)
    assert.lengthOf(await asked(), before.length)
    const rate = { name: 'companion', perHour: limits.writes.settingsPerHour }
    for (let count = 1; count < rate.perHour; count++) await throttleCalls(user.id, rate)
    await answers(client.post('/api/girlfriend').as(user).json(told), 429)
    await answers(client.put('/api/girlfriend').as(user).json({ image: 'luna' }), 429)
  })

  test('{field} {wrong} is refused with its text')
    .with([
      { field: 'name', wrong: 'V', text: 'Name must be at least 2 characters' },
      { field: 'name', wrong: '   V   ', text: 'Name must be at least 2 characters' },
      { field: 'name', wrong: null, text: 'Name must be at least 2 characters' },
      { field: 'age', wrong: 17, text: 'Must be at least 18' },
      { field: 'age', wrong: 36, text: 'Must be 35 or younger' },
      { field: 'age', wrong: '22', text: 'Must be at least 18' },
      { field: 'age', wrong: 22.5, text: 'Age must be a whole number' },
      { field: 'personality', wrong: 'evil', text: 'Please select a personality' },
      { field: 'interests', wrong: [], text: 'Please select at least one interest' },
      { field: 'interests', wrong: ['Crime'], text: 'Please select at least one interest' },
      { field: 'interests', wrong: 'Travel', text: 'Please select at least one interest' },
      { field: 'communicationStyle', wrong: '', text: 'Please select a communication style' },
      { field: 'relationshipStyle', wrong: undefined, text: 'Please select a relationship style' },
      { field: 'image', wrong: 'https://elsewhere.example/x.png', text: 'Please select a photo' },
      { field: 'image', wrong: '', text: 'Please select a photo' },
      { field: 'image', wrong: 7, text: 'Please select a photo' },
      { field: 'image', wrong: 'look.maya', text: 'A custom look names 7 parts' },
      { field: 'image', wrong: `${LOOK}.more`, text: 'A custom look names 7 parts' },
      {
        field: 'image',
        wrong: LOOK.replace('plum', 'green'),
        text: 'Unknown hair color in the custom look',
      },
      {
        field: 'image',
        wrong: LOOK.replace('studio', '../etc'),
        text: 'A custom look names 7 parts',
      },
      {
        field: 'image',
        wrong: LOOK.replace('studio', '<svg>'),
        text: 'Unknown background in the custom look',
      },
    ])
    .run(async ({ client, assert }, { field, wrong, text }) => {
      const user = await signedUpUser()
      const response = await client
        .post('/api/girlfriend')
        .as(user)
        .json({ ...VALENTINA, [field]: wrong })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { [field]: text })
      assert.lengthOf(await rows('select id from girlfriends'), 0)
    })

  test('a sexual name is refused at its field, by our phrases or by the moderation', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const create = (name: string) =>
      client
        .post('/api/girlfriend')
        .as(user)
        .json({ ...VALENTINA, name })
    moderation.flag('Velvet', { isSexual: true })
    for (const name of ['Horny Slut', 'Velvet']) {
      const refused = await create(name)
      refused.assertStatus(422)
      assert.deepEqual(refused.body().errors, {
        name: 'Please keep this free of sexual content, which she doesn’t text.',
      })
    }
    assert.lengthOf(await rows('select id from girlfriends'), 0)
    await answers(create('Candy'), 201)
  })

  test('nobody is shown or changed without logging in', async ({ client }) => {
    for (const response of [
      await client.get('/api/girlfriend'),
      await client.post('/api/girlfriend').json(VALENTINA),
      await client.put('/api/girlfriend').json({ image: 'luna' }),
    ]) {
      response.assertStatus(401)
    }
  })

  test('before she exists there is none, and nothing to restyle', async ({ client }) => {
    const user = await signedUpUser()
    const none = await client.get('/api/girlfriend').as(user)
    none.assertStatus(200)
    none.assertBody({ girlfriend: null })
    const response = await client.put('/api/girlfriend').as(user).json({ image: 'luna' })
    response.assertStatus(404)
  })

  test('her photo can be changed to another preset only', async ({ client, assert }) => {
    const user = await signedUpUser()
    await client.post('/api/girlfriend').as(user).json(VALENTINA)
    const changed = await client.put('/api/girlfriend').as(user).json({ image: 'luna' })
    assert.equal(changed.body().girlfriend.image, 'luna')
    const refused = await client.put('/api/girlfriend').as(user).json({ image: 'nobody' })
    refused.assertStatus(422)
    assert.deepEqual(refused.body().errors, { image: 'Please select a photo' })
  })

  test('a look of her own is kept as it was made, and can be changed later', async ({
    client,
    assert,
  }) => {
    const user = await signedUpUser()
    const made = await client
      .post('/api/girlfriend')
      .as(user)
      .json({ ...VALENTINA, image: LOOK })
    made.assertStatus(201)
    const shown = async () => (await client.get('/api/girlfriend').as(user)).body().girlfriend.image
    assert.equal(await shown(), LOOK)
    const next = LOOK.replace('plum', 'copper')
    const changed = await client.put('/api/girlfriend').as(user).json({ image: next })
    changed.assertStatus(200)
    assert.equal(await shown(), next)
    const refused = await client
      .put('/api/girlfriend')
      .as(user)
      .json({ image: `${next}.more` })
    refused.assertStatus(422)
    assert.deepEqual(refused.body().errors, { image: 'A custom look names 7 parts' })
  })

  test('each preset is a look too, and a look is read as it was written', ({ assert }) => {
    for (const { key, look } of PRESETS) {
      assert.containsSubset(lookOf(look), { figure: key })
      assert.equal(imageOf(lookOf(look) as Look), look)
      assert.isNull(lookOf(key))
    }
  })

  test('an image that no longer resolves shows the third preset', ({ assert }) => {
    assert.equal(drawable('gone'), 'maya')
    assert.equal(drawable(LOOK.replace('plum', 'green')), 'maya')
    assert.equal(drawable(LOOK), LOOK)
  })
})
