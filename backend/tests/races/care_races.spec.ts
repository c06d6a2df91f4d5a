import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DeleteAccount } from '#app/privacy/delete_account'
import { ReplyToMessage } from '#app/conversations/replies/reply_to_message'
import { anotherReceiver } from '#tests/receivers'
import {
  clock,
  freshDatabase,
  moderation,
  newSid,
  onboardedUser,
  pass,
  rows,
  sms,
  text,
} from '#tests/world'

const MINUTE = 60_000
const DISTRESS = 'i want to kill myself'
const events = () => rows<{ kind: string }>('select kind from safety_events')

test.group('Care under races', (group) => {
  freshDatabase(group)

  test('one text told ten times by two processes: one event, one crisis text', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    const [here, there] = [await anotherReceiver(), await anotherReceiver()]
    const told = { sid: newSid(), from: user.phone, body: DISTRESS, pictures: 0 }
    const receivers = Array.from({ length: 10 }, (_, index) => (index % 2 ? here : there))
    await Promise.all(receivers.map((receiver) => receiver.execute(told)))
    await pass(MINUTE)
    assert.lengthOf(await events(), 1)
    assert.lengthOf(await rows(`select id from messages where kind = 'crisis'`), 1)
  })

  test('ten different texts at once: ten events, one crisis text', async ({ assert }) => {
    const user = await onboardedUser()
    const [here, there] = [await anotherReceiver(), await anotherReceiver()]
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? here : there).execute({
          sid: newSid(),
          from: user.phone,
          body: `${DISTRESS} ${index}`,
          pictures: 0,
        })
      )
    )
    await pass(MINUTE)
    assert.lengthOf(await events(), 10)
    assert.lengthOf(await rows(`select id from messages where kind = 'crisis'`), 1)
  })

  test('STOP beside a crisis text: the event is there, and nothing leaves after the STOP', async ({
    assert,
  }) => {
    for (let round = 0; round < 10; round++) {
      const user = await onboardedUser()
      const [here, there] = [await anotherReceiver(), await anotherReceiver()]
      const say = (body: string) => ({ sid: newSid(), from: user.phone, body, pictures: 0 })
      await Promise.all([here.execute(say(DISTRESS)), there.execute(say('STOP'))])
      await pass(MINUTE)
      await text(user, 'i want to die')
      const sent = sms.sent.length
      await pass(5 * MINUTE, 20_000)
      assert.lengthOf(sms.sent, sent)
      assert.lengthOf(await events(), 2 * (round + 1))
    }
  })

  test('two signals of a minor at once pause once and are told once', async ({ assert }) => {
    const user = await onboardedUser()
    const [here, there] = [await anotherReceiver(), await anotherReceiver()]
    const say = () => ({ sid: newSid(), from: user.phone, body: "i'm 15", pictures: 0 })
    await Promise.all([here.execute(say()), there.execute(say())])
    await pass(MINUTE)
    assert.deepEqual(await events(), [{ kind: 'minor' }])
    assert.lengthOf(await rows(`select id from messages where kind = 'notice'`), 1)
  })

  test('a reply job that runs twice while the moderation reads: one crisis text, one event', async ({
    assert,
  }) => {
    moderation.flag('curtain', { isCrisis: true })
    const user = await onboardedUser()
    await text(user, 'tonight the curtain falls')
    clock.advance(6000)
    const reply = await app.container.make(ReplyToMessage)
    const [conversation] = await rows<{ id: number }>('select id from conversations')
    const job = { conversationId: conversation?.id ?? 0 }
    await Promise.all([reply.execute(job), reply.execute(job)])
    await pass(MINUTE)
    assert.lengthOf(await events(), 1)
    assert.lengthOf(await rows(`select id from messages where kind = 'crisis'`), 1)
  })

  test('an account deleted while the moderation reads leaves nothing behind', async ({
    assert,
  }) => {
    moderation.flag('curtain', { isCrisis: true })
    const user = await onboardedUser()
    await text(user, 'tonight the curtain falls')
    const remove = await app.container.make(DeleteAccount)
    moderation.whileReading = () => remove.execute(user.id)
    await pass(MINUTE)
    assert.deepEqual(await events(), [])
    assert.deepEqual(await rows(`select id from messages where kind = 'crisis'`), [])
  })
})
