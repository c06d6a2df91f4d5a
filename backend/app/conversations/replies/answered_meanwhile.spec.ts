import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { ReplyToMessage } from '#app/conversations/replies/reply_to_message'
import { SendLoop } from '#app/texting/sending/send_loop'
import { crisisText } from '#app/safety/crisis/crisis_lines'
import {
  clock,
  freshDatabase,
  model,
  onboardedUser,
  pass,
  rows,
  runDue,
  sms,
  text,
} from '#tests/world'

test.group('A reply to what is answered meanwhile', (group) => {
  freshDatabase(group)

  test('a reply job that runs twice (its lease ran out) answers once and charges once', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    sms.reset()
    await text(user, 'hello you')
    const [conversation] = await rows<{ id: number }>('select id from conversations')
    clock.advance(7000)
    const reply = await app.container.make(ReplyToMessage)
    const loop = await app.container.make(SendLoop)
    const answer = async () => {
      await reply.execute({ conversationId: conversation?.id ?? 0 })
      clock.advance(25_000)
      await reply.execute({ conversationId: conversation?.id ?? 0 })
      await loop.runDue()
    }
    model.whileWriting = answer
    await answer()
    assert.lengthOf(sms.sent, 1)
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 1)
  })

  test('talk of self-harm while she writes, soon after the crisis text: her light words stay here', async ({
    assert,
  }) => {
    const user = await onboardedUser()
    await text(user, 'i want to kill myself')
    await runDue()
    assert.match(sms.lastTo(user.phone), /988/)
    clock.advance(60_000)
    sms.reset()
    await text(user, 'tell me a joke')
    model.say('Why did the chicken cross the road?')
    model.whileWriting = async () => void (await text(user, 'i am going to kill myself tonight'))
    await pass(120_000)
    assert.deepEqual(sms.textsTo(user.phone), [crisisText('+1', 'en', 1)])
    assert.lengthOf(await rows(`select id from allowance_entries where entry = 'reserve'`), 0)
  })
})
