import { test } from '@japa/runner'
import {
  clock,
  freshDatabase,
  model,
  newSid,
  onboardedUser,
  pass,
  rows,
  runDue,
  signedUpUser,
  sms,
  text,
} from '#tests/world'
import { setLimits } from '#tests/own_limits'
import { DAY } from '#app/core/clock/durations'

const STRANGER = { phone: '+12025550987' }

interface Row {
  kind: string
  body: string
  state: string
  reason: string | null
  pictures: number
  conversation_id: number | null
}
const inbound = () => rows<Row>(`select * from messages where direction = 'inbound' order by id`)

test.group('Receiving texts', (group) => {
  freshDatabase(group)

  test('a repeated sid is stored once', async ({ assert }) => {
    const user = await onboardedUser()
    const sid = newSid()
    assert.equal(await text(user, 'hi', { sid }), 'stored')
    assert.equal(await text(user, 'hi', { sid }), 'duplicate')
    const results = await Promise.all([1, 2, 3].map(() => text(user, 'hi', { sid })))
    assert.deepEqual(results, ['duplicate', 'duplicate', 'duplicate'])
    await pass(60_000)
    assert.lengthOf(await inbound(), 1)
    assert.lengthOf(await rows(`select id from messages where kind = 'reply'`), 1)
  })

  test('our own number is never answered', async ({ assert }) => {
    assert.equal(await text({ phone: '+15550100100' }, 'echo'), 'ignored')
    assert.lengthOf(await inbound(), 0)
  })

  test('an unknown number gets one polite pointer a day, then silence', async ({ assert }) => {
    for (let i = 0; i < 5; i++) await text(STRANGER, `who is this ${i}`)
    await runDue()
    assert.lengthOf(sms.textsTo(STRANGER.phone), 1)
    assert.include(sms.lastTo(STRANGER.phone), 'Sign up')
    clock.advance(DAY + 1)
    await text(STRANGER, 'hello?')
    await runDue()
    assert.lengthOf(sms.textsTo(STRANGER.phone), 2)
  })

  test('one from a country that is not open gets the confirmation of a STOP, and help in danger', async ({
    assert,
  }) => {
    const [asks, suffers, stops] = ['+37120012345', '+37120012346', '+37120012347']
    for (const body of ['who is this', 'HELP', 'AYUDA']) await text({ phone: asks }, body)
    await text({ phone: suffers }, 'I want to kill myself')
    for (const body of ['STOP', 'START']) await text({ phone: stops }, body)
    await pass(60_000)
    assert.isEmpty(sms.textsTo(asks))
    assert.include(sms.lastTo(suffers), 'findahelpline.com')
    assert.isEmpty(sms.textsTo(stops))
    await text({ phone: stops }, 'STOP')
    await runDue()
    assert.lengthOf(sms.textsTo(stops), 1)
  })

  test('a stranger’s text beyond those of a day is dropped unread, a STOP never, nobody waits', async ({
    assert,
    cleanup,
  }) => {
    cleanup(setLimits('strangers', { textsPerDay: 5 }))
    for (let count = 0; count < 5; count++) await text(STRANGER, 'x'.repeat(1600))
    for (let count = 0; count < 31; count++) {
      assert.equal(await text(STRANGER, 'hello again'), 'dropped')
    }
    await runDue()
    assert.lengthOf(await inbound(), 5)
    assert.lengthOf(sms.textsTo(STRANGER.phone), 1)
    assert.equal(await text(STRANGER, 'STOP'), 'stored')
    await runDue()
    assert.include(sms.lastTo(STRANGER.phone), 'unsubscribed')
    const user = await onboardedUser()
    await text(user, 'hi')
    await pass(60_000, 1000)
    assert.lengthOf(sms.textsTo(user.phone), 2)
    clock.advance(DAY)
    assert.equal(await text(STRANGER, 'hello?'), 'stored')
  })

  test('what a stranger wrote is not kept, here or at the provider: {$self}')
    .with(['my secret is 42', 'Please stop texting me, my secret is 42', 'STOP'])
    .run(async ({ assert }, words) => {
      const sid = newSid()
      await text(STRANGER, words, { sid })
      await runDue()
      assert.notInclude(JSON.stringify(await rows('select * from messages')), 'secret')
      assert.notInclude(JSON.stringify(await inbound()), STRANGER.phone)
      assert.containsSubset(await inbound(), [{ body: '' }])
      assert.include(sms.redacted, sid)
    })

  test('what a stranger wrote beyond the day’s handful is blanked at the provider as well', async ({
    assert,
  }) => {
    const sids = Array.from({ length: 7 }, newSid)
    for (const sid of sids) await text(STRANGER, 'my secret is 42', { sid })
    await runDue()
    assert.sameMembers(sms.redacted, sids)
    assert.equal(await text(STRANGER, 'my secret is 42', { sid: sids[6] ?? '' }), 'duplicate')
  })

  test('somebody who has not created her yet is pointed to the page', async ({ assert }) => {
    const user = await signedUpUser()
    await text(user, 'hi')
    await text(user, 'hi?')
    await runDue()
    assert.lengthOf(sms.textsTo(user.phone), 1)
    assert.include(sms.lastTo(user.phone), '/customize')
  })

  test('STOP ends everything on the number at once, even what was about to leave', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'hi')
    await pass(6000)
    await text(user, 'STOP')
    await pass(10 * 60_000, 10_000)
    assert.deepEqual(sms.textsTo(user.phone).slice(1), [
      'Everly: You are unsubscribed and will get no more texts. Text START to come back.',
    ])
    const [reply] = await rows<Row>(`select * from messages where kind = 'reply'`)
    assert.equal(reply?.reason, 'you replied STOP')
    await text(user, 'hello?')
    await text(user, 'STOP')
    await text(user, 'HELP')
    await pass(60_000)
    assert.lengthOf(sms.textsTo(user.phone), 2)
  })

  test('keywords and their answers stand in no conversation', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, 'HELP')
    await runDue()
    assert.include(sms.lastTo(user.phone), '988')
    const rowsOfTalk = await rows(
      `select id from messages where conversation_id is not null and kind <> 'first_text'`
    )
    assert.lengthOf(rowsOfTalk, 0)
  })

  test('STOP from a number nobody knows is honoured too', async ({ assert }) => {
    await text(STRANGER, 'STOP')
    await text(STRANGER, 'hello')
    await runDue()
    assert.lengthOf(sms.textsTo(STRANGER.phone), 1)
    assert.include(sms.lastTo(STRANGER.phone), 'unsubscribed')
  })

  test('talk of self-harm is answered at once with the lines to call, free and without the model', async ({
    assert,
  }) => {
    const user = await onboardedUser({ messages: 0 })
    const before = model.asked.length
    await text(user, 'i want to kill myself')
    await runDue()
    assert.include(sms.lastTo(user.phone), '988')
    assert.equal(model.asked.length, before)
    await text(user, 'i just want to die')
    await pass(60_000)
    assert.lengthOf(
      sms.textsTo(user.phone).filter((body) => body.includes('988')),
      1
    )
  })

  test('a picture is known to have come', async ({ assert }) => {
    const user = await onboardedUser()
    await text(user, '', { pictures: 2 })
    await pass(60_000)
    assert.equal((await inbound())[0]?.pictures, 2)
    assert.equal(model.asked.at(-1)?.scene.turns.at(-1)?.pictures, 2)
  })

  test('an odd text is kept as it is and answered: {name}')
    .with([
      { name: 'empty', body: '', kept: '' },
      { name: '1,600 characters', body: 'é'.repeat(1600), kept: 'é'.repeat(1600) },
      { name: 'longer than a text can be', body: 'a'.repeat(5000), kept: 'a'.repeat(1600) },
      { name: 'a family emoji', body: '👨‍👩‍👧‍👦 hi', kept: '👨‍👩‍👧‍👦 hi' },
      { name: 'a lone surrogate', body: 'a\ud83d', kept: 'a\ufffd' },
      { name: 'NUL', body: 'a\0b', kept: 'ab' },
      { name: 'right to left', body: 'שלום 123', kept: 'שלום 123' },
      { name: 'quotes and SQL', body: `'; drop table users; --`, kept: `'; drop table users; --` },
    ])
    .run(async ({ assert }, { body, kept }) => {
      const user = await onboardedUser()
      await text(user, body)
      await pass(60_000)
      assert.equal((await inbound())[0]?.body, kept)
      assert.lengthOf(
        await rows(`select id from messages where kind = 'reply' and state = 'sent'`),
        1
      )
    })
})
