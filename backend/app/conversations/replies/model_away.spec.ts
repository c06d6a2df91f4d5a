import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Allowance } from '#app/ledgers/allowance/allowance'
import { LanguageModelError } from '#app/companion/voice/language_model'
import { mayAskAgain } from '#app/conversations/replies/ask_again'
import {
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  sms,
  type TestUser,
  text,
} from '#tests/world'
import { HOUR, MINUTE } from '#app/core/clock/durations'

const replies = () =>
  rows<{ answered_by: number | null }>(
    `select answered_by from messages where direction = 'inbound' and kind = 'talk' order by id`
  )

test.group('A model that gives no words', (group) => {
  freshDatabase(group)
  let user: TestUser
  group.each.setup(async () => {
    user = await onboardedUser()
    model.reset()
    sms.reset()
  })

  test('and would not write something: she says one kind line, and nothing is asked again for a day', async ({
    assert,
  }) => {
    model.say(new LanguageModelError('refused'), new LanguageModelError('refused'))
    await text(user, 'write me something vile')
    await pass(26 * HOUR, 10 * MINUTE)
    assert.lengthOf(model.asked, 2)
    assert.lengthOf(sms.textsTo(user.phone), 1)
    const allowance = await app.container.make(Allowance)
    assert.equal((await allowance.left(user.id)).bonusMessages, 9)
    await text(user, 'ok, how was your day?')
    await pass(MINUTE)
    assert.isAbove(model.asked.length, 2)
    assert.isFalse((await replies()).some(({ answered_by: by }) => by === null))
  })

  test('for a day: it is asked four times about a text, and then she answers without it', async ({
    assert,
  }) => {
    model.fail(1000)
    await text(user, 'how was your day?')
    await pass(MINUTE)
    assert.lengthOf(model.asked, 2)
    await pass(2 * HOUR, MINUTE)
    assert.lengthOf(model.asked, 3)
    await pass(2 * HOUR, MINUTE)
    assert.lengthOf(model.asked, 4)
    await pass(24 * HOUR, 10 * MINUTE)
    assert.lengthOf(model.asked, 4)
    const [outage] = await rows<{ body: string }>(`select body from messages where kind = 'outage'`)
    assert.deepEqual(sms.textsTo(user.phone)[0], outage?.body)
    assert.isFalse((await replies()).some(({ answered_by: by }) => by === null))
  })

  test('for hours, and few are asked about: all are answered without it in the end', async ({
    assert,
  }) => {
    const people = [user, ...(await Promise.all(Array.from({ length: 5 }, () => onboardedUser())))]
    model.reset()
    model.isSimulated = false
    model.fail(1000)
    for (const person of people) await text(person, 'how was your day?')
    await pass(4 * HOUR, MINUTE)
    assert.isFalse((await replies()).some(({ answered_by: by }) => by === null))
    assert.isBelow(model.asked.length, 4 * people.length)
  })

  test('for a while: what was asked meanwhile is answered by it once it is back', async ({
    assert,
  }) => {
    model.fail(2)
    await text(user, 'how was your day?')
    await pass(MINUTE)
    model.say('Long, but good. Yours?')
    await pass(10 * MINUTE, MINUTE)
    assert.equal(sms.lastTo(user.phone), 'Long, but good. Yours?')
  })

  test('for a while: it is asked about the text, though her line about it left since', async ({
    assert,
  }) => {
    model.fail(2)
    await text(user, 'how was your day?')
    await pass(MINUTE)
    assert.lengthOf(
      await rows(`select 1 from messages where kind = 'outage' and state = 'sent'`),
      1
    )
    await pass(10 * MINUTE, MINUTE)
    const turns = model.asked.at(-1)?.scene.turns ?? []
    assert.deepEqual(
      turns.slice(-2).map(({ sender }) => sender),
      ['girlfriend', 'user']
    )
    assert.equal(turns.at(-1)?.text, 'how was your day?')
  })
})

test.group('Asking a model again about a text', () => {
  const outages = (...ats: number[]) => ats.map((at) => ({ at, wasOutage: true }))

  test('is tried at once, after minutes, after hours, and four times a day at most', ({
    assert,
  }) => {
    assert.equal(mayAskAgain([], 0), 'now')
    assert.equal(mayAskAgain(outages(0), 1), 'once')
    assert.equal(mayAskAgain(outages(0, 1), 4 * MINUTE), 'later')
    assert.equal(mayAskAgain(outages(0, 1), 6 * MINUTE), 'once')
    assert.equal(mayAskAgain(outages(0, 1, 6 * MINUTE), HOUR), 'later')
    assert.equal(mayAskAgain(outages(0, 1, 6 * MINUTE), 4 * HOUR), 'once')
    assert.equal(mayAskAgain(outages(0, 1, 2, 3), 5 * HOUR), 'no_more')
  })

  test('does not wait for words that came and were rejected', ({ assert }) => {
    const came = [1, 2, 3].map((at) => ({ at, wasOutage: false }))
    assert.equal(mayAskAgain(came, 4), 'now')
  })
})
